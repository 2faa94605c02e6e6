/** Cards and tiles in words, each with the clauses that rule it. */

import type { Note } from '../../parts/note';
import type { Card, Scheme } from '../../viscounts.generated';
import { abilityWords, effectWords, iconWords, note, segmentName, sentence, type Speaker } from './speaker';

const TIMING_CLAUSES = { instant: 'card.4', ongoing: 'card.5', dropoff: 'card.6', none: 'card.9' };

export function cardNote(say: Speaker, card: Card): Note {
  const { text, own } = say;
  const corner = card.recruit_effect ? own.key('corner', { effect: text.key(`card-${card.id}-corner`) }) : '';
  const lines = [
    own.key('value', { n: card.cost, icons: iconWords(say, card.icons) }),
    abilityWords(say, `card-${card.id}-text`),
    corner,
  ];
  return note(
    text.key(`card-${card.id}`),
    lines,
    ['card.1', 'card.2', TIMING_CLAUSES[card.timing]],
  );
}

/** comp.14, dis.10: the visible Townsfolk of a segment, or those printed under the pile. */
export function pileNote(say: Speaker, place: number): Note {
  const { text, own, board, box } = say;
  const pile = board.piles[place - 1]!;
  const here = own.key('pile-left', { n: pile.left, place: segmentName(say, place) });
  if (pile.top) {
    const top = cardNote(say, box.cards.get(pile.top)!);
    return { ...top, lines: [...top.lines, sentence(here)], clauses: [...top.clauses, 'hire.1', 'dis.1'] };
  }
  const { cost, icons, dismiss_effect } = box.segments.get(board.ring[place - 1]!)!.printed_townsfolk;
  const lines = [
    own.key('value', { n: cost, icons: iconWords(say, icons) }),
    own.key('corner-dismissed', { effect: effectWords(say, dismiss_effect) }),
    here,
  ];
  return note(sentence(text.key('printed-townsfolk')), lines, ['dis.10', 'hire.6']);
}

export function manuscriptNote(say: Speaker, id: string): Note {
  const { text, own, box } = say;
  const tile = box.manuscripts.get(id)!;
  const lines = [
    own.key('script-cost', { n: tile.cost }),
    abilityWords(say, `manuscript-${id}-text`),
    own.key(`ribbon-${tile.ribbon}`),
  ];
  return note(
    text.key(`manuscript-${id}`),
    lines,
    ['script.2', tile.timing === 'end' ? 'script.12' : 'script.3', 'script.10'],
  );
}

/** script.2, script.13: the visible Manuscript of a segment, or the one printed under the pile. */
export function shelfNote(say: Speaker, place: number): Note {
  const { text, own, board, box } = say;
  const shelf = board.shelves[place - 1]!;
  const here = own.key('shelf-left', { n: shelf.left, place: segmentName(say, place) });
  if (shelf.top) {
    const top = manuscriptNote(say, shelf.top);
    return { ...top, lines: [...top.lines, sentence(here)] };
  }
  const { cost, effect } = box.segments.get(board.ring[place - 1]!)!.printed_manuscript;
  const lines = [own.key('script-cost', { n: cost }), effectWords(say, effect), own.key('script-printed'), here];
  return note(sentence(text.key('printed-manuscript')), lines, ['script.13', 'script.14']);
}

/** solo.55-solo.59: a Scheme of the Rival, row by row. */
export function schemeNote(say: Speaker, scheme: Scheme): Note {
  const { text, own } = say;
  const lines = [
    iconWords(say, scheme.icons),
    scheme.corruption_per_criminal ? own.key('scheme-criminals') : '',
    scheme.effect ? effectWords(say, scheme.effect) : '',
    own.key('scheme-move', { n: scheme.move }),
    own.key('scheme-options', { effects: scheme.options.map((one) => effectWords(say, one)).join(' / ') }),
  ];
  return note(text.key(`scheme-${scheme.id}`), lines, ['solo.55', 'solo.56', 'solo.59']);
}

/** solo.2, solo.16: what the Rival prefers. */
export function rivalNote(say: Speaker, id: string): Note {
  const { text, own, box } = say;
  const rival = box.rivals.get(id)!;
  const order = rival.resource_priority
    .map(({ what, until }) => {
      const kind = text.has(what) ? text.key(what) : own.key('any-resource');
      return until ? own.key('priority-until', { what: kind, n: until }) : kind;
    })
    .join(', ');
  const lines = [
    own.key('rival-focus', { effect: effectWords(say, rival.focus) }),
    own.key('rival-priority', { order }),
  ];
  return note(text.key(`rival-${id}`), lines, ['solo.2', 'solo.16', 'solo.36']);
}

/** setup.10-setup.14: a Player Card with the Hero dealt to it. */
export function pairNote(say: Speaker, card: string, hero: string): Note {
  const { text, own, box } = say;
  const who = box.cards.get(hero)!;
  const value = own.key('value', { n: who.cost, icons: iconWords(say, who.icons) });
  const lines = [
    text.key(`player-card-${card}-text`),
    `${text.key(`card-${hero}`)}: ${value}. ${abilityWords(say, `card-${hero}-text`)}`,
  ];
  return note(
    text.key(`player-card-${card}`),
    lines,
    ['setup.10', 'setup.12', 'setup.13', 'setup.14'],
  );
}
