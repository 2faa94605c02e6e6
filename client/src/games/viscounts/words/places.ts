/** The places of the kingdom, of the castle and of the tracks in words. */

import type { Note } from '../../parts/note';
import { linkAfter } from '../box';
import type { Space } from '../../viscounts.generated';
import { SEGMENTS, SPOTS, workersAt } from '../kinds';
import { effectWords, note, segmentName, type Speaker } from './speaker';

/** build.3, build.9, build.10: what a Spot gives, its Links, and what stands there. */
export function spotNote(say: Speaker, place: number, order: number): Note {
  const { text, own, board, box, name } = say;
  const segment = box.segments.get(board.ring[place - 1]!)!;
  const site = segment.site.find((one) => one.order === order)!;
  const built = board.spots[(place - 1) * SPOTS + order - 1];
  const after = linkAfter(segment, order);
  const [backPlace, backOrder] = order > 1 ? [place, order - 1] : [((place + SEGMENTS - 2) % SEGMENTS) + 1, SPOTS];
  const before = linkAfter(box.segments.get(board.ring[backPlace - 1]!)!, backOrder);
  const lines = [
    built ? own.key('spot-built', { building: text.key(`building-${built.building}`), name: name(built.player) }) : '',
    own.key('spot-gives', { effect: effectWords(say, site.reward) }),
    before ? own.key('link-back', { effect: effectWords(say, before.reward) }) : '',
    after ? own.key('link-on', { effect: effectWords(say, after.reward) }) : '',
    own.key(`bank-${site.bank}`),
  ];
  return note(own.key('spot', { n: order, place: segmentName(say, place) }), lines, ['build.3', 'build.9', 'build.10']);
}

/** act.2, trade.2, comp.15: what can be done on a space. */
export function spaceNote(say: Speaker, kind: Space, place: number): Note {
  const { text, own, box, board, name } = say;
  const space = text.key(`space-${kind}`);
  const title = own.key('space', { place: segmentName(say, place), space });
  const here = board.players.flatMap(({ viscount }, player) =>
    viscount?.[0] === kind && viscount[1] === place ? [own.key('viscount-of', { name: name(player) })] : [],
  );
  if (kind === 'inner') return note(title, [own.key('inner-actions'), ...here], ['act.2', 'move.5']);
  const { merchant_icons, effect } = box.exchanges.get(board.exchanges[place - 1]![kind])!;
  const lines = [
    own.key('outer-actions'),
    own.key('exchange', { n: merchant_icons, effect: effectWords(say, effect) }),
    ...here,
  ];
  return note(title, lines, ['act.2', 'trade.2', 'move.5']);
}

/** A section of the castle: what it gives, who is there. */
export function sectionNote(say: Speaker, tier: 1 | 2, place: number): Note {
  const { own, board, box, name } = say;
  const reward = box.wedges.get(board.wedges[place - 1]!)!.tier_2_reward;
  const lines = [
    own.key(tier === 1 ? 'tier-1' : 'tier-2', { effect: effectWords(say, reward) }),
    ...crowd(say, (player) => workersAt(board.players[player]!, tier, place), name),
    own.key('tier-worth', { n: box.castle.vp_per_worker[tier - 1]! }),
  ];
  const clauses = tier === 1 ? ['work.5', 'work.6', 'work.8', 'work.18'] : ['work.7', 'work.14', 'work.18'];
  return note(own.key('section', { n: tier, place: segmentName(say, place) }), lines, clauses);
}

/** The third tier, and who leads the castle. */
export function keepNote(say: Speaker): Note {
  const { own, board, box, name } = say;
  const { leader } = board;
  const lines = [
    own.key('tier-3', { effect: effectWords(say, box.castle.third_tier_reward) }),
    ...crowd(say, (player) => board.players[player]!.castle[2], name),
    leader === null ? own.key('leader-none') : own.key('leader', { name: name(leader) }),
    own.key('leader-worth', { n: box.leader.vp, effect: effectWords(say, box.leader.effect) }),
    own.key('tier-worth', { n: box.castle.vp_per_worker[2] }),
  ];
  return note(own.key('keep'), lines, ['work.14', 'work.30', 'work.31', 'work.33']);
}

function crowd({ own, board }: Speaker, count: (player: number) => number, name: (player: number) => string): string[] {
  return board.players.flatMap((_, player) => {
    const n = count(player);
    return n ? [own.key('workers-of', { n, name: name(player) })] : [];
  });
}

/** track.12, track.13, solo.63: what a Collision on a space brings. */
export function trackNote(say: Speaker, player: number, space: number): Note {
  const { own, box, board } = say;
  const rival = board.rival !== null && player >= say.seats;
  const { self, others } = (rival ? box.rivalCollisions : box.collisions)[space - 1]!;
  const { corruption, virtue } = board.players[player]!;
  const markers =
    corruption === space && virtue === space
      ? 'both'
      : corruption === space
        ? 'corruption'
        : virtue === space
          ? 'virtue'
          : '';
  const condition =
    others.condition === 'always' ? 'always' : others.condition === 'criminal_icons==0' ? 'none' : 'some';
  const lines = [
    markers ? own.key(`marker-${markers}`) : '',
    own.key('collision-self', { effect: effectWords(say, self) }),
    own.key(`collision-others-${condition}`, { effect: effectWords(say, others.effect) }),
  ];
  return note(own.key('track-space', { n: space }), lines, [
    'track.3',
    rival ? 'solo.63' : 'track.12',
    'track.13',
    'coll.1',
  ]);
}

/** end.1, score.8: how near the end is, and what it pays. */
export function endNote(say: Speaker, end: 'poverty' | 'prosperity'): Note {
  const { own, board, outlook } = say;
  const left = end === 'poverty' ? board.debts_above : board.deeds_above;
  const pays = outlook?.majorities.find(({ what }) => what === end)?.pays;
  const lines = [
    own.key(left ? `${end}-left` : `${end}-here`, { n: left }),
    pays ? own.key(`${end}-pays`, { vp: pays.join(' / ') }) : '',
  ];
  return note(own.key(end), lines, ['debt.2', 'end.1', 'end.2', end === 'poverty' ? 'score.8' : 'score.9']);
}
