/** What an option would do, as far as the board can show it before it is chosen: the ghosts. */

import type { OptionInfo, PromptInfo } from '../../wire';
import type { ViewOf } from '../board';
import type { Anno890Board, Anno890Space } from '../anno890.generated';
import type { Box, Tile } from './box';
import { CENTRE, triosThrough, withTile, type Place, type Trio } from './grid';

export interface Preview {
  /** Addresses to light up. */
  refs: readonly string[];
  /** Spaces as they would be. */
  spaces: (Place & { space: Anno890Space | null })[];
  /** The tile that would be in hand. */
  hand: string | null;
  /** The Character that would come. */
  character: string | null;
  trios: Trio[];
  /** Coins and Saracen tokens put beside the tiles of the row, by place. */
  rowCoins: number[];
  rowSaracens: number[];
  /** Coins won (or paid, below zero) by the seat that chooses. */
  coins: number;
  /** Steps of the two prows. */
  invader: number;
  defence: number;
}

function nothing(refs: readonly string[]): Preview {
  return {
    refs, spaces: [], hand: null, character: null, trios: [], rowCoins: [], rowSaracens: [],
    coins: 0, invader: 0, defence: 0,
  };
}

/** The parts of an option's text: `take:row.2` is verb `take` with arguments `row` and `2`. */
export function parts(option: string): { verb: string; args: string[] } {
  const [verb = '', rest = ''] = option.split(':', 2);
  return { verb, args: rest === '' ? [] : rest.split('.') };
}

const number = (text: string | undefined): number => Number(text ?? 0);

/** What choosing `option` would change. The view says who is asked; the prompt, what is put or moved. */
export function preview(option: OptionInfo, view: ViewOf<Anno890Board>, prompt: PromptInfo | null, box: Box): Preview {
  const { verb, args } = parts(option.text);
  const seen = nothing(option.refs);
  const { board } = view;
  const seat = view.asked?.seat ?? board.turn;
  const last = args[args.length - 1];
  switch (verb) {
    case 'castle':
      seen.spaces = [{ seat, cell: CENTRE, space: tileSpace(board.castles[number(last) - 1]) }];
      break;
    case 'take':
    case 'invent':
      take(seen, args[0] ?? '', number(last) - 1, verb === 'invent' || view.asked?.step === 'ReplaceWith', board, box);
      break;
    case 'place':
      place(seen, { seat, cell: number(last) - 1 }, view, box);
      break;
    case 'replace':
      seen.spaces = [{ seat, cell: number(last) - 1, space: null }];
      break;
    case 'attract':
    case 'keep':
      seen.character = last ?? null;
      if (verb === 'attract') seen.coins = coinsOf(last ?? '', seat, board, box);
      break;
    case 'coins':
      seen.coins = box.constants.trio_coins;
      break;
    case 'put':
      addTokens(seen, { seat, cell: number(last) - 1 }, board, prompt, number(String(prompt?.words.args?.['n'] ?? 1)));
      if (prompt?.words.key === 'prompt-put' && tokenOf(prompt) === 'towers') {
        seen.defence = number(String(prompt.words.args?.['n'] ?? 1));
      }
      break;
    case 'steal':
      addTokens(seen, { seat: number(args[0]), cell: number(args[1]) - 1 }, board, prompt, -1);
      break;
    case 'move':
      moveToCastle(seen, { seat, cell: number(last) - 1 }, board, prompt, box);
      break;
    case 'rebuild':
      rebuild(seen, { seat, cell: number(last) - 1 }, board, box);
      break;
    case 'with':
      swap(seen, seat, number(String(prompt?.words.args?.['cell'])) - 1, number(last) - 1, board);
      break;
    case 'token':
      seen.rowSaracens[number(last) - 1] = 1;
      break;
    case 'lose':
      lose(seen, { seat, cell: number(last) - 1 }, board, box);
      break;
  }
  return seen;
}

function tileSpace(tile: string | null | undefined): Anno890Space | null {
  return tile ? { tile } : null;
}

/** take.2-take.4, take.10: Coins go beside the tiles skipped, those beside the tile taken come along. */
function take(seen: Preview, from: string, at: number, free: boolean, board: Anno890Board, box: Box): void {
  const inRow = from === 'row';
  const tile = inRow ? board.row[at]?.tile : board.special_buildings[at];
  if (!tile) return;
  seen.hand = tile;
  const cost = free ? 0 : inRow ? at : box.constants.special_building_cost;
  for (let n = 0; n < Math.min(cost, board.row.length); n++) seen.rowCoins[n] = 1;
  seen.coins = (inRow ? (board.row[at]?.coins ?? 0) : 0) - cost;
  track(seen, box.tiles.get(tile), inRow ? (board.row[at]?.saracens ?? 0) : 0, board);
}

/** icon.1-icon.2, inv.20: what a tile does on the track. */
function track(seen: Preview, tile: Tile | undefined, tokens: number, board: Anno890Board): void {
  seen.invader = (tile?.saracens ?? 0) + tokens;
  seen.defence = Math.min(tile?.towers ?? 0, board.supply.towers);
}

/** place.3: the tile in its space with its tokens, the Coins it moves, the trios it makes. */
function place(seen: Preview, at: Place, view: ViewOf<Anno890Board>, box: Box): void {
  const { board } = view;
  const tile = board.taken && box.tiles.get(board.taken.tile);
  const kingdom = board.kingdoms[at.seat];
  if (!tile || !kingdom) return;
  track(seen, tile, board.taken?.saracens ?? 0, board);
  const space: Anno890Space = { tile: tile.id };
  if (seen.defence) space.towers = seen.defence;
  const nobles = Math.min(tile.nobles, board.supply.nobles ?? tile.nobles);
  if (nobles) space.nobles = nobles;
  seen.spaces = [{ ...at, space }];
  seen.coins = tile.coins - Math.min(tile.lose_coins ?? 0, kingdom.coins + tile.coins) + tithe(tile, at.seat, view, box);
  seen.trios = triosThrough(withTile(kingdom, at.cell, tile.id), at.cell, box, view.options);
}

/** icon.6-icon.9: one Coin from each other player who shows the crop and has one. */
function tithe(tile: Tile, seat: number, view: ViewOf<Anno890Board>, box: Box): number {
  const crop = tile.church_tithe;
  if (!crop) return 0;
  const payers = view.board.kingdoms.filter(
    (kingdom, other) =>
      other !== seat &&
      (kingdom.coins > 0 || view.options['unpaid_tithe'] === 'supply') &&
      kingdom.spaces.some((space) => space && !space.ruin && box.tiles.get(space.tile)?.crops.includes(crop)),
  );
  return payers.length;
}

/** Coins that come with a Character at once (char.17, char.19, char.22). */
function coinsOf(id: string, seat: number, board: Anno890Board, box: Box): number {
  const character = box.characters.get(id);
  if (character?.when !== 'now') return 0;
  const { effect } = character;
  if (effect.op === 'gain') return effect.n;
  if (effect.op === 'gain_per') return effect.n * (board.nobles[seat] ?? 0);
  if (effect.op !== 'steal' || effect.what !== 'coin') return 0;
  return board.kingdoms.filter((kingdom, other) => other !== seat && kingdom.coins > 0).length * effect.n;
}

type Token = 'towers' | 'nobles';

function tokenOf(prompt: PromptInfo | null): Token {
  return String(prompt?.words.args?.['what'] ?? '').includes('noble') ? 'nobles' : 'towers';
}

function addTokens(seen: Preview, at: Place, board: Anno890Board, prompt: PromptInfo | null, n: number): void {
  const space = board.kingdoms[at.seat]?.spaces[at.cell];
  const token = tokenOf(prompt);
  if (space) seen.spaces.push({ ...at, space: { ...space, [token]: Math.max(0, (space[token] ?? 0) + n) } });
}

function moveToCastle(seen: Preview, from: Place, board: Anno890Board, prompt: PromptInfo | null, box: Box): void {
  const spaces = board.kingdoms[from.seat]?.spaces ?? [];
  const castle = spaces.findIndex((space) => space && box.tiles.get(space.tile)?.kind === 'castle');
  addTokens(seen, from, board, prompt, -1);
  addTokens(seen, { seat: from.seat, cell: castle }, board, prompt, 1);
}

/** char.6, char.8: face up again, with its printed Towers and Nobles on top of what stands there. */
function rebuild(seen: Preview, at: Place, board: Anno890Board, box: Box): void {
  const space = board.kingdoms[at.seat]?.spaces[at.cell];
  const tile = space && box.tiles.get(space.tile);
  if (!space || !tile) return;
  seen.defence = Math.min(tile.towers, board.supply.towers);
  const towers = (space.towers ?? 0) + seen.defence;
  seen.spaces = [{ ...at, space: { tile: space.tile, towers, nobles: (space.nobles ?? 0) + tile.nobles } }];
}

function swap(seen: Preview, seat: number, one: number, other: number, board: Anno890Board): void {
  const spaces = board.kingdoms[seat]?.spaces ?? [];
  seen.spaces = [
    { seat, cell: one, space: spaces[other] ?? null },
    { seat, cell: other, space: spaces[one] ?? null },
  ];
}

/** inv.9, inv.13-inv.15: the tile face down, its tokens gone, with a Tower if it was a Territory. */
function lose(seen: Preview, at: Place, board: Anno890Board, box: Box): void {
  const space = board.kingdoms[at.seat]?.spaces[at.cell];
  if (!space) return;
  const gains = box.tiles.get(space.tile)?.kind === 'territory' && board.supply.towers + (space.towers ?? 0) > 0;
  seen.spaces = [{ ...at, space: { tile: space.tile, ruin: true, ...(gains ? { towers: 1 } : {}) } }];
  seen.defence = (gains ? 1 : 0) - (space.towers ?? 0);
}
