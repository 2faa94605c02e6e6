/** Small drawings of the rules, 96 by 60, in one line and the colour of the text; `fill` marks what matters. */

const FULL = 'fill="currentColor" fill-opacity=".35"';

export const DRAWINGS: Readonly<Record<string, string>> = {
  // Clockwise round the castle, outside or inside.
  move: `<circle cx="48" cy="30" r="25"/><circle cx="48" cy="30" r="16"/><circle cx="48" cy="30" r="7" ${FULL}/><path d="M62 9l3 8-8 1" /><circle cx="33" cy="10" r="4" ${FULL}/>`,
  // Cards slide to the right, and the last one drops off.
  p1: `<rect x="6" y="16" width="20" height="28" rx="3" ${FULL}/><rect x="32" y="16" width="20" height="28" rx="3"/><rect x="58" y="16" width="20" height="28" rx="3"/><path d="M16 8h62m-6-4 6 4-6 4M84 30h8m-4-4 4 4-4 4"/>`,
  // The castle has three tiers.
  work: `<circle cx="48" cy="30" r="26"/><circle cx="48" cy="30" r="17"/><circle cx="48" cy="30" r="8" ${FULL}/><path d="M48 54v-8m-3 3 3-3 3 3M48 41v-8m-3 3 3-3 3 3"/>`,
  // Two markers face each other.
  track: `<path d="M6 30h84"/><path d="M20 22v16m14-16v16m14-16v16m14-16v16m14-16v16"/><circle cx="13" cy="30" r="6" ${FULL}/><circle cx="83" cy="30" r="6"/><path d="M24 14h14m-4-4 4 4-4 4M72 14H58m4-4-4 4 4 4"/>`,
  // They meet.
  coll: `<path d="M6 38h84"/><circle cx="44" cy="38" r="7" ${FULL}/><circle cx="52" cy="38" r="7"/><path d="M48 24V10m-12 16-7-10m31 10 7-10"/>`,
  // A Building on a Spot, and a Link to the next.
  build: `<path d="M14 46V28l12-10 12 10v18z" ${FULL}/><path d="M58 46V28l12-10 12 10v18z"/><path d="M40 40h16" stroke-dasharray="2 5"/>`,
};
