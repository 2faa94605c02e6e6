// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the types of the wire are those of the schema', () => {
  const made = execFileSync('node', ['wire.mjs'], { encoding: 'utf-8' });
  expect(made, 'run `make schema`').toBe(readFileSync('src/wire.generated.ts', 'utf-8'));
}, 60_000);
