/** Signs of chapters of the rules, by the word with which the numbers of their clauses begin. */

import artefact from 'game-icon:ankh';
import box from 'game-icon:cardboard-box';
import build from 'game-icon:hammer-nails';
import cataclysm from 'game-icon:thunder-struck';
import card from 'game-icon:card-play';
import coins from 'game-icon:two-coins';
import cycle from 'game-icon:cycle';
import draw from 'game-icon:card-draw';
import effect from 'game-icon:puzzle';
import elixir from 'game-icon:potion-ball';
import end from 'game-icon:finish-line';
import example from 'game-icon:magnifying-glass';
import eye from 'game-icon:eye-target';
import fall from 'game-icon:fall-down';
import hourglass from 'game-icon:hourglass';
import knobs from 'game-icon:settings-knobs';
import map from 'game-icon:treasure-map';
import options from 'game-icon:checklist';
import palace from 'game-icon:ancient-columns';
import peace from 'game-icon:shaking-hands';
import person from 'game-icon:person';
import portal from 'game-icon:magic-portal';
import present from 'game-icon:present';
import scales from 'game-icon:scales';
import scroll from 'game-icon:scroll-unfurled';
import sin from 'game-icon:imp-laugh';
import stairs from 'game-icon:stairs';
import table from 'game-icon:round-table';
import treasure from 'game-icon:open-treasure-chest';
import trophy from 'game-icon:laurels-trophy';
import two from 'game-icon:two-shadows';

export const SIGNS: Readonly<Record<string, string>> = {
  comp: box, supply: box, 1: box,
  setup: table, 6: table, game: table,
  info: eye,
  flow: cycle, turn: cycle, gather: cycle, 7: cycle,
  time: hourglass,
  draw, card, build, elixir, cataclysm, portal, sin, treasure, artefact, fall, two, end,
  char: person, recruit: person, hero: person, hire: person, dis: person,
  spec: palace, found: palace, enslave: palace,
  gifts: present, set: present,
  part: stairs, complete: stairs,
  score: trophy, 4: trophy,
  tie: scales,
  exi: example, 9: example,
  scen: map, 3: map,
  5: peace,
  debt: scroll, script: scroll,
  trade: coins,
  opt: knobs, free: options, 10: options, pass: options,
  fx: effect, effect, icon: effect, repl: effect,
  evil: sin, nameless: sin,
};
