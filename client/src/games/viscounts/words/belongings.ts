/** What players own and can do, in words. */

import type { Note } from '../../parts/note';
import type { Icon, Primary, Ribbon } from '../../viscounts.generated';
import type { Money, Paper } from '../kinds';
import { abilityWords, effectWords, note, type Speaker } from './speaker';

/** build.2, build.5, build.24: a Building on a player's board, and what its place shows once it has left. */
export function buildingNote(say: Speaker, player: number, id: string): Note {
  const { text, own, box, board } = say;
  const building = box.buildings.find((one) => one.id === id)!;
  const type = box.types.get(building.type)!;
  const built = !board.players[player]!.buildings.includes(id);
  const rival = board.rival !== null && player >= say.seats ? box.rivals.get(board.rival)! : null;
  const ofType = box.buildings.filter((one) => one.type === building.type);
  const ability = rival
    ? effectWords(say, rival[building.type as 'guildhall'][ofType.indexOf(building)]!)
    : text.key(`building-${id}-text`);
  const lines = [
    built ? '' : own.key('building-cost', { n: type.cost }),
    own.key(built ? 'building-gives' : 'building-will-give', { effect: ability }),
    own.key('building-worth', {
      type: text.key(`building-type-${type.id}`),
      one: type.vp[0],
      two: type.vp[1],
      three: type.vp[2],
    }),
  ];
  return note(
    text.key(`building-${id}`),
    lines,
    ['build.2', 'build.5', 'build.24'],
  );
}

const MONEY_ACTIONS: Record<Money, [`money-${Money}`, string]> = {
  silver: ['money-silver', 'act.3'],
  ink: ['money-ink', 'script.1'],
  gold: ['money-gold', 'work.1'],
  stone: ['money-stone', 'build.1'],
};

export function moneyNote(say: Speaker, player: number, kind: Money): Note {
  const [key, clause] = MONEY_ACTIONS[kind];
  const n = say.board.players[player]!.purse[kind];
  return note(`${say.text.key(kind)}: ${n}`, [say.own.key(key)], [clause, 'comp.11']);
}

const PAPER_CLAUSES: Record<Paper, string[]> = {
  unpaid: ['debt.5', 'debt.8', 'debt.13'],
  paid: ['debt.13', 'debt.16'],
  acquired: ['debt.6', 'debt.14'],
  approved: ['debt.9', 'debt.14', 'debt.16'],
};

export function paperNote(say: Speaker, player: number, paper: Paper): Note {
  const n = say.board.players[player]!.papers[paper];
  return note(say.own.key(`paper-${paper}`, { n }), [say.own.key(`paper-${paper}-text`)], PAPER_CLAUSES[paper]);
}

/** What an action needs and is paid with. */
export const ACTIONS: readonly Primary[] = ['trade', 'build', 'place_workers', 'transcribe'];
export const ACTION_ICON: Record<Primary, Icon> = {
  trade: 'merchant',
  build: 'builder',
  place_workers: 'noble',
  transcribe: 'cleric',
};
const ACTION_CLAUSES: Record<Primary, string> = {
  trade: 'trade.1',
  build: 'build.1',
  place_workers: 'work.1',
  transcribe: 'script.1',
};

export function actionNote(say: Speaker, player: number, action: Primary): Note {
  const { icons } = say.board.players[player]!;
  const n = icons[ACTION_ICON[action]];
  const lines = [
    say.own.key('icons-have', { icons: say.text.key(`fx-icon-${ACTION_ICON[action]}`, { n }) }),
    icons.criminal
      ? say.own.key('icons-criminals', { n: icons.criminal, icons: say.text.key('fx-icon-criminal', { n: icons.criminal }) })
      : '',
    say.own.key(`action-${action}-text`),
  ];
  return note(say.own.key(`action-${action}`), lines, ['act.1', 'act.2', ACTION_CLAUSES[action], 'icon.2']);
}

export function criminalNote(say: Speaker, player: number): Note {
  const n = say.board.players[player]!.icons.criminal;
  return note(say.text.key('fx-icon-criminal', { n }), [say.own.key('criminals-text')], ['icon.2', 'p1.7', 'icon.13']);
}

/** draw.1, comp.16: what is known of a draw pile. */
export function deckNote(say: Speaker, player: number, mine: boolean): Note {
  const { text, own, board } = say;
  const { deck, unseen } = board.players[player]!;
  const names = unseen.map((id) => text.key(`card-${id}`)).join(', ');
  const lines = names ? [own.key(mine ? 'deck-holds' : 'unseen-holds', { names })] : [];
  return note(own.key('deck', { n: deck }), lines, ['draw.1', 'draw.5', 'draw.6']);
}

export function discardsNote(say: Speaker, player: number): Note {
  const { text, own, board } = say;
  const { discards } = board.players[player]!;
  const names = discards.map((id) => text.key(say.box.schemes.has(id) ? `scheme-${id}` : `card-${id}`)).join(', ');
  return note(own.key('discards', { n: discards.length }), [names], ['p1.2', 'hire.3', 'draw.5']);
}

/** script.6, script.8, script.10: the Manuscripts of a ribbon that a player owns, and their Bonus Card. */
export function ribbonNote(say: Speaker, player: number, ribbon: Ribbon): Note {
  const { text, own, board, box, name } = say;
  const held = board.players[player]!.manuscripts.filter((id) => box.manuscripts.get(id)!.ribbon === ribbon);
  const bonus = box.bonuses.find((one) => one.ribbon === ribbon)!;
  const holder = board.bonuses[ribbon];
  const lines = [
    ...held.map((id) => `${text.key(`manuscript-${id}`)}: ${abilityWords(say, `manuscript-${id}-text`)}`),
    own.key('bonus', { n: bonus.requires, vp: bonus.vp, effect: effectWords(say, bonus.effect) }),
    holder === null ? own.key('bonus-free') : own.key('bonus-of', { name: name(holder) }),
    own.key('sets', { vp: box.sets.join(' / ') }),
  ];
  return note(own.key('ribbon-held', { n: held.length, ribbon: own.key(`ribbon-${ribbon}`) }), lines, [
    'script.6',
    'script.8',
    'script.10',
  ]);
}
