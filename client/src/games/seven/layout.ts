/** The measures of the board in the room it has: what is large, what is small, what lies under tabs. */

export interface Measures {
  /** Court, table and market under tabs, one at a time. */
  tabbed: boolean;
  /** Names of portals and numbers of rows are left out for want of height. */
  tight: boolean;
  /** There is height for the rules of the palaces for sale. */
  ruled: boolean;
  table: { width: number; height: number };
  sky: number;
  wall: number;
  market: number;
  /** The steps of the stair from the lowest: the width of a card, its height, and its top. */
  steps: readonly [Step, Step, Step];
  /** The middle of the stair. */
  middle: number;
  court: number;
  portrait: number;
  rivals: number;
  /** How many rivals' courts lie side by side. */
  abreast: number;
}

export interface Step {
  width: number;
  height: number;
  top: number;
}

/** The bar with the order of play and the verbs. */
export const BAR = 37;
/** One rival's court in the row below one's own. */
export const RIVAL = 62;
/** Narrower boards have tabs. */
const NARROW = 840;
/** The power track and the number of the row beside a step. */
const BESIDE = { track: 50, number: 26 };
/** Between the two cards of a step: the runner. */
export const RUNNER = 12;
/** The share of the stair's height that each row has, from the lowest, and how much narrower its cards are. */
const ROOMY = { gap: 9, shares: [0.38, 0.33, 0.29], widths: [1, 0.91, 0.82] } as const;
const TIGHT = { gap: 7, shares: [0.36, 0.33, 0.31], widths: [1, 0.95, 0.9] } as const;

const clamp = (least: number, n: number, most: number): number => Math.round(Math.min(most, Math.max(least, n)));

/** How everything is measured on a board of `width` by `height` with so many rivals' courts, each at least so wide. */
export function measure(width: number, height: number, rivals: number, rival = 305): Measures {
  const tabbed = width < NARROW;
  const abreast = tabbed ? 1 : rivals > 2 ? Math.min(rivals, 4, Math.max(2, Math.floor(width / rival))) : 2;
  const strips = Math.ceil(rivals / abreast) * RIVAL;
  const tight = height < 700;
  const { gap, shares, widths } = tight ? TIGHT : ROOMY;
  const court = tight ? 152 : clamp(180, height * 0.25, 230);
  const tall = clamp(tight ? 352 : 424, height - BAR - strips - court, 720);
  const sky = tight ? 34 : clamp(50, tall * 0.12, 64);
  const wall = tight ? 72 : clamp(84, tall * 0.2, 118);
  const market = clamp(196, width * (tight ? 0.226 : 0.215), 270);
  const room = width - 2 * (market + 10) - BESIDE.track - BESIDE.number;
  const card = clamp(150, (room - RUNNER) / 2, 290);
  const high = tall - sky - wall - 4 * gap;
  const heights = shares.map((share) => Math.round(high * share));
  let top = sky + gap;
  const steps = [2, 1, 0].map((row) => {
    const step = { width: Math.round(card * widths[row]!), height: heights[row]!, top };
    top += step.height + gap;
    return step;
  });
  return {
    tabbed,
    tight,
    ruled: tabbed || high >= 290,
    table: { width, height: tall },
    sky,
    wall,
    market,
    steps: [steps[2]!, steps[1]!, steps[0]!],
    middle: width / 2 + (BESIDE.track - BESIDE.number) / 2,
    court,
    portrait: tabbed ? clamp(60, (width - 40) / 4 - 14, 92) : tight ? 58 : clamp(70, court * 0.42, 92),
    rivals: strips,
    abreast,
  };
}

/** How wide a card of a court is: as the portrait wants it, narrower where many must fit. */
export function cardWidth(n: number, portrait: number, room: number, gap = 6): number {
  // Names of two long words stand beside a small portrait.
  const whole = portrait + 30;
  return n < 2 ? whole : Math.max(Math.min(whole, 78), Math.min(whole, Math.floor((room + gap) / n) - gap));
}

/** How far apart `n` cards of `width` lie in `room`: side by side while they fit, then one over the other. */
export function spread(n: number, width: number, room: number, gap = 6): number {
  return n < 2 ? width + gap : Math.min(width + gap, Math.max(12, (room - width) / (n - 1)));
}
