/** Generates the TypeScript types of all messages from the server's schema: `npm run wire` writes them to src/. */

import { readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(new URL('../docs/protocol.schema.json', import.meta.url), 'utf-8'));

/** Tuples in the form that the compiler knows. */
function tuples(part) {
  if (Array.isArray(part)) return part.map(tuples);
  if (part === null || typeof part !== 'object') return part;
  const parts = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, tuples(value)]));
  const { prefixItems, ...rest } = parts;
  return prefixItems ? { ...rest, items: prefixItems } : parts;
}

const types = await compile(tuples(schema), 'Wire', {
  bannerComment: '/** The messages of the wire, made from docs/protocol.schema.json by `npm run wire`. */',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 120 },
});
process.stdout.write(`${types}\nexport const VERSION = ${schema.version};\n`);
