/** The content of the game for tests, read from its files as far as the map needs it. */

import { readFileSync } from 'node:fs';

const FOLDER = '../src/regnum/games/medioevo/content';

type Row = Record<string, string | string[]>;

/** The entries of a table, with the values that are words or lists of words. */
export function table(file: string, name: string): Row[] {
  const rows: Row[] = [];
  let row: Row | null = null;
  const text = readFileSync(`${FOLDER}/${file}.toml`, 'utf-8').replace(/\[\s+"/g, '["').replace(/",\s+"/g, '", "').replace(/",?\s+\]/g, '"]');
  for (const line of text.split('\n')) {
    if (line.startsWith('[')) {
      row = line === `[[${name}]]` ? {} : null;
      if (row) rows.push(row);
    }
    const [, key, value] = /^(\w+) = ("[^"]*"|\[".*\])$/.exec(line) ?? [];
    if (row && key) row[key] = JSON.parse(value!) as string | string[];
  }
  return rows;
}
