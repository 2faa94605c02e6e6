/** The icons of 890, 512 by 512: from game-icons (game-icons.net, CC BY 3.0), and our own where it lacks one. */

import wheat from 'game-icon:wheat';
import olive from 'game-icon:olive';
import poppy from 'game-icon:poppy';
import church from 'game-icon:church';
import barn from 'game-icon:barn';
import watchtower from 'game-icon:watchtower';
import tavern from 'game-icon:tavern-sign';
import windmill from 'game-icon:windmill';
import plow from 'game-icon:plow';
import village from 'game-icon:village';
import ruins from 'game-icon:castle-ruins';
import pig from 'game-icon:pig';
import temple from 'game-icon:greek-temple';
import cathedral from 'game-icon:byzantin-temple';
import town from 'game-icon:medieval-village-01';
import anvil from 'game-icon:anvil';
import forest from 'game-icon:forest';
import wall from 'game-icon:defensive-wall';
import shop from 'game-icon:shop';
import sheep from 'game-icon:sheep';
import flowers from 'game-icon:spoted-flower';
import tower from 'game-icon:white-tower';
import sabres from 'game-icon:crossed-sabres';
import noble from 'game-icon:meeple-king';
import cycle from 'game-icon:cycle';
import book from 'game-icon:open-book';
import crafting from 'game-icon:stone-crafting';
import chest from 'game-icon:locked-chest';
import camel from 'game-icon:camel';
import hammer from 'game-icon:hammer-nails';
import map from 'game-icon:treasure-map';
import mask from 'game-icon:domino-mask';
import crown from 'game-icon:queen-crown';
import gears from 'game-icon:gears';
import robber from 'game-icon:robber';
import harp from 'game-icon:harp';
import coins from 'game-icon:two-coins';
import crystal from 'game-icon:crystal-ball';
import thread from 'game-icon:sewing-string';
import knight from 'game-icon:mounted-knight';
import backstab from 'game-icon:backstab';
import trumpet from 'game-icon:trumpet-flag';

const own = (paths: string): string => `<g fill="currentColor">${paths}</g>`;

const floret = (x: number, y: number): string => `<ellipse cx="${x}" cy="${y}" rx="34" ry="24"/>`;
const spike = (x: number, top: number): string =>
  [0, 1, 2, 3].map((n) => floret(x - 26, top + 40 + 50 * n) + floret(x + 26, top + 22 + 50 * n)).join('') +
  `<ellipse cx="${x}" cy="${top}" rx="20" ry="28"/><path d="M${x - 8} ${top + 200}h16v${480 - top - 200}h-16z"/>`;
const lavender = own(
  spike(256, 60) + `<g transform="translate(-46 70) rotate(-14 150 300)">${spike(150, 110)}</g>` +
    `<g transform="translate(46 70) rotate(14 362 300)">${spike(362, 110)}</g>`,
);

const coin = own(
  '<path fill-rule="evenodd" d="M256 24a232 232 0 1 1 0 464 232 232 0 0 1 0-464zm0 44a188 188 0 1 0 0 376 188 188 0 0 0 ' +
    '0-376z"/><path d="M222 120h68l-10 102 102-10v88l-102-10 10 102h-68l10-102-102 10v-88l102 10z"/>',
);

const castle = own(
  '<path d="M40 480V176h-16v-72h36v32h32v-32h36v32h32v-32h36v72h-16v72h40V104h-16V32h40v32h32V32h40v32h32V32h40v72' +
    'h-16v144h40v-72h-16v-72h36v32h32v-32h36v32h32v-32h36v72h-16v304H300v-88a44 44 0 0 0-88 0v88z" ' +
    'transform="translate(-8 16) scale(.97)"/>',
);

const arch = own('<path d="M48 80h416v72h-24v312H328V304a72 72 0 0 0-144 0v160H72V152H48z"/><path d="M72 32h368v32H72z"/>');

export const CROP_ICONS: Record<string, string> = { wheat, olive, lavender, poppy };

export const TOKEN_ICONS = { tower, noble, coin, saracen: sabres, cycle, church, tavern, castle };
export type TokenIcon = keyof typeof TOKEN_ICONS;

const TILE_ICONS: Record<string, string> = {
  church, farm: barn, watchtower, tavern, countryside: windmill, hamlet: village, castle,
  pig_farm: pig, amphitheatre: temple, arc_de_triomphe: arch, cultivated_fields: plow, cathedral, town, forge: anvil,
  forest, fortress: wall, market: shop, pasture: sheep, flower_meadow: flowers,
};

/** The building on a tile: by its own id, by its category, or by its kind. */
export function tileIcon(tile: { id: string; kind: string; category?: string }): string {
  return TILE_ICONS[tile.id] ?? TILE_ICONS[tile.category ?? tile.kind] ?? castle;
}

export const RUIN_ICON = ruins;

const CHARACTER_ICONS: Record<string, string> = {
  apprentice: book, military_architect: crafting, treasurer: chest, caravanner: camel, master_builder: hammer,
  cartographer: map, courtesan: mask, duchess: crown, blacksmith: anvil, inventor: gears, thief: robber,
  minstrel: harp, merchant: coins, mystic: crystal, tailor: thread, strategist: knight, traitor: backstab,
  trumpet_player: trumpet,
};

export function characterIcon(id: string): string {
  return CHARACTER_ICONS[id] ?? crown;
}
