/**
 * The advance widths of the letters in the names of the chart, in hundredths of an em, read from the fonts:
 * `npm run letters` writes src/games/medioevo/chart/letters.generated.json.
 */

import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZàèéìòùÀÈÉáíóúöåäüøØîïçñ '’.-0123456789()/";
const FACES = {
  regular: 'alegreya/files/alegreya-latin-400-normal',
  bold: 'alegreya/files/alegreya-latin-700-normal',
  italic: 'alegreya/files/alegreya-latin-400-italic',
  sans: 'alegreya-sans/files/alegreya-sans-latin-700-normal',
};

/** The tables of a WOFF file by their tags. */
function tablesOf(path) {
  const file = readFileSync(path);
  const tables = {};
  for (let n = 0, at = 44; n < file.readUInt16BE(12); n++, at += 20) {
    const [offset, packed, length] = [4, 8, 12].map((more) => file.readUInt32BE(at + more));
    const data = file.subarray(offset, offset + packed);
    tables[file.toString('latin1', at, at + 4)] = packed < length ? inflateSync(data) : data;
  }
  return tables;
}

/** The glyph of a character by the segments of a table of format 4. */
function glyphOf(cmap, code) {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(4 + 8 * n + 4));
  const at = records.find((offset) => cmap.readUInt16BE(offset) === 4);
  const segments = cmap.readUInt16BE(at + 6) / 2;
  for (let n = 0; n < segments; n++) {
    const end = at + 14 + 2 * n;
    const start = end + 2 + 2 * segments;
    if (code > cmap.readUInt16BE(end) || code < cmap.readUInt16BE(start)) continue;
    const [delta, range] = [start + 2 * segments, start + 4 * segments];
    const offset = cmap.readUInt16BE(range);
    const glyph = offset ? cmap.readUInt16BE(range + offset + 2 * (code - cmap.readUInt16BE(start))) : code;
    return (glyph + cmap.readUInt16BE(delta)) & 0xffff;
  }
  return 0;
}

function widthsOf(path) {
  const { head, hhea, hmtx, cmap } = tablesOf(path);
  const [em, measured] = [head.readUInt16BE(18), hhea.readUInt16BE(34)];
  const width = (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1));
  return [...LETTERS].map((letter) => Math.round((100 * width(glyphOf(cmap, letter.codePointAt(0)))) / em));
}

const widths = Object.entries(FACES).map(([face, file]) => [face, widthsOf(`node_modules/@fontsource/${file}.woff`)]);
const lines = widths.map(([face, numbers]) => `    "${face}": [${numbers.join(', ')}]`);
process.stdout.write(`{\n  "letters": ${JSON.stringify(LETTERS)},\n  "widths": {\n${lines.join(',\n')}\n  }\n}\n`);
