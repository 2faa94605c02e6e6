/** Tiles, Characters and places in words, each with the clauses that rule it: what the board says of itself. */

import type { Voice } from '../../text/voice';
import type { Note } from '../parts/note';
import type { Anno890Space } from '../anno890.generated';
import type { Box, Character, Crop, Tile, VpPer } from './box';
import type { TextKey } from '../../keys.generated';

/** The kind of a tile without its crops, which are drawn: "Church" of "Church (wheat)". */
export function shortName(text: Voice, tile: string): string {
  return text.key(`tile-${tile}`).split(' (')[0]!;
}

/** icon.*, repl.1, take.10, take.15: what a tile does, sentence by sentence; `tokens` of Saracens act as its icons. */
export function tileNote(text: Voice, tile: Tile, box: Box, tokens = 0): Note {
  const note: Note = {
    title: text.key(`tile-${tile.id}`),
    lines: [],
    clauses: [],
  };
  const say = (clause: string, key: TextKey, args: Record<string, string | number> = {}): void => {
    note.lines.push(text.key(key, args));
    note.clauses.push(clause);
  };
  // Other tiles have their crops in their names.
  if (tile.kind === 'special_building' && tile.crops.length) say('trio.1', 'note-crops', { crops: listed(text, tile.crops) });
  if (tile.vp) say('icon.12', 'note-points', { n: tile.vp });
  if (tile.towers) say('icon.1', 'note-towers', { n: tile.towers });
  if (tile.saracens + tokens) say('icon.2', 'note-saracens', { n: tile.saracens + tokens });
  if (tokens) note.clauses.push('take.15');
  if (tile.nobles) say('icon.3', 'note-nobles', { n: tile.nobles });
  if (tile.coins) say('icon.4', 'note-coins', { n: tile.coins });
  if (tile.lose_coins) say('icon.5', 'note-lose-coins', { n: tile.lose_coins });
  if (tile.church_tithe) say('icon.6', 'note-tithe', { crop: text.key(`crop-${tile.church_tithe}`) });
  if (tile.bonus) say('icon.13', `note-per-${tile.bonus.per}`, bonusArgs(tile.bonus));
  if (tile.bonus && tile.icons?.some((icon) => icon === tile.bonus?.per)) note.lines.push(text.key('note-itself'));
  if (tile.effect) say('repl.1', 'note-replace');
  if (tile.kind === 'special_building') say('take.10', 'note-cost', { n: box.constants.special_building_cost });
  if (tile.kind === 'castle') note.clauses.push('setup.21', 'inv.10');
  if (!note.lines.length) note.lines.push(text.key('note-plain'));
  return note;
}

const listed = (text: Voice, crops: readonly Crop[]): string => new Intl.ListFormat(text.lang).format(crops.map((crop) => text.key(`crop-${crop}`)));

function bonusArgs(bonus: VpPer): Record<string, number> {
  return { n: bonus.vp, each: bonus.each };
}

export function characterNote(text: Voice, character: Character): Note {
  return {
    title: text.key(`character-${character.id}`),
    lines: [text.key('note-points', { n: character.vp }), text.key(`character-${character.id}-text`)],
    clauses: [character.clause],
  };
}

/** A space of a Kingdom: its number, what stands in it and on it. */
export function spaceNote(text: Voice, own: Voice, cell: number, space: Anno890Space | null, box: Box): Note {
  if (!space) {
    return {
      title: text.key('board-space-empty', { cell: cell + 1 }),
      lines: [],
      clauses: ['place.1'],
    };
  }
  const tile = box.tiles.get(space.tile)!;
  const name = { cell: cell + 1, tile: text.key(`tile-${space.tile}`) };
  const note = space.ruin
    ? { title: '', lines: [own.key('ruin-note')], clauses: ['inv.26'] }
    : tileNote(text, tile, box);
  note.title = text.key(space.ruin ? 'board-space-ruin' : 'board-space', name);
  const tokens = tokensInWords(own, space);
  if (tokens) note.lines.unshift(tokens);
  return note;
}

/** "On it: 2 Towers and 1 Noble", or nothing. */
export function tokensInWords(own: Voice, space: Anno890Space): string {
  const { towers = 0, nobles = 0 } = space;
  return towers || nobles ? own.key('tokens-on', { towers, nobles }) : '';
}

/** end.6: what the Scenario gives to the first and to the second in something. */
export function rewardInWords(text: Voice, what: 'noble' | 'coin' | 'tower', [first = 0, second = 0]: readonly number[]): string {
  return text.key(`note-most-${what}`, { first, second });
}
