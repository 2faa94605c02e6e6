/** The icons of Viscounts, 512 by 512: from game-icons (game-icons.net, CC BY 3.0), and our own where it lacks one. */

import anvil from 'game-icon:anvil';
import burn from 'game-icon:card-burn';
import cardDiscard from 'game-icon:card-discard';
import cardExchange from 'game-icon:card-exchange';
import clash from 'game-icon:sword-clash';
import coins from 'game-icon:two-coins';
import cycle from 'game-icon:cycle';
import dove from 'game-icon:dove';
import footsteps from 'game-icon:footsteps';
import forest from 'game-icon:pine-tree';
import gold from 'game-icon:gold-bar';
import hammer from 'game-icon:flat-hammer';
import hills from 'game-icon:hills';
import hire from 'game-icon:shaking-hands';
import horse from 'game-icon:cloaked-figure-on-horseback';
import house from 'game-icon:house';
import ink from 'game-icon:quill-ink';
import king from 'game-icon:meeple-king';
import laurels from 'game-icon:laurels';
import meeple from 'game-icon:meeple';
import mountains from 'game-icon:mountains';
import movement from 'game-icon:move';
import open from 'game-icon:open-book';
import crown from 'game-icon:queen-crown';
import cross from 'game-icon:prayer';
import robber from 'game-icon:robber-mask';
import scales from 'game-icon:scales';
import scheme from 'game-icon:cloak-dagger';
import snake from 'game-icon:snake';
import stall from 'game-icon:shop';
import stone from 'game-icon:stone-block';
import target from 'game-icon:target-arrows';
import village from 'game-icon:village';
import waves from 'game-icon:wave-crest';
import lake from 'game-icon:waves';
import exit from 'game-icon:exit-door';
import hand from 'game-icon:poker-hand';
import type { GlyphIcon } from './effects';

const own = (paths: string): string => `<g fill="currentColor">${paths}</g>`;

const cubes = own(
  '<path d="M256 40l110 55v120l-110 55-110-55V95z" opacity=".75"/><path d="M136 240l110 55v120l-110 55-110-55V295z"/>' +
    '<path d="M376 240l110 55v120l-110 55-110-55V295z" opacity=".55"/>',
);
const backs = own('<path d="M96 60h220l-40 340H56z" opacity=".55"/><path d="M206 92h240v380H206z"/>');

/** A sheet with something cut out of it: a Debt lacks, a Deed bears a seal. */
const sheet = (cut: string): string =>
  own(`<path fill-rule="evenodd" d="M92 24h232l96 96v368H92zM308 52v84h84z${cut}"/>`);
const debt = sheet('M156 268h200v64H156z');
const deed = sheet('M256 192a84 84 0 1 0 .1 0zm0 46a38 38 0 1 1-.1 0zM206 352l-22 96 72-36 72 36-22-96-50 22z');

/** A paper that turns over. */
const turning = (body: string): string =>
  `<g transform="translate(118 108) scale(.6)">${body}</g>` +
  own(
    '<path d="M256 8a248 248 0 0 1 222 138l30-16 4 142-122-72 38-20A196 196 0 0 0 256 60z"/>' +
      '<path d="M256 504A248 248 0 0 1 34 366L4 382 0 240l122 72-38 20a196 196 0 0 0 172 120z"/>',
  );

/** What must not be there: pale, with a red line through it. */
const struck = (body: string): string =>
  `<g opacity=".6">${body}</g><path d="M60 452L452 60" stroke="#b3261e" stroke-width="60" stroke-linecap="round"/>`;

/** A Worker over arrows to both sides. */
const between =
  `<g transform="translate(106 0) scale(.6)">${meeple}</g>` +
  `<g transform="translate(56 232) scale(.78 .5)">${movement}</g>`;

export const GLYPHS: Record<GlyphIcon, string> = {
  merchant: scales, builder: hammer, noble: king, cleric: cross, criminal: robber, no_criminal: struck(robber),
  silver: coins, ink, gold, stone, any_resource: cubes, debt, deed, virtue: dove, corruption: snake,
  flip_debt: turning(debt), flip_deed: turning(deed), flip_any: turning(sheet('')), discard: cardDiscard,
  destroy: burn, rearrange: cardExchange, shuffle: cycle, hire, manuscript: open, worker: meeple,
  move_worker: between,
  collision: clash, vp: laurels, step: footsteps, dismiss: exit, hand, building: village, trading_post: stall,
  guildhall: house, workshop: anvil, trade: scales, build: hammer, place_workers: meeple, transcribe: open, scheme,
  focus: target, pile: backs,
};

export const SEGMENT_ICONS: Record<string, string> = { bay: waves, hills, forest, lake, mountains };

export const VISCOUNT = horse;
export const LEADER = crown;
