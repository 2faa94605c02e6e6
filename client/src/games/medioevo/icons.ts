/** The icons of the pieces and goods, 512 by 512: from game-icons (game-icons.net, CC BY 3.0). */

import anchor from 'game-icon:anchor';
import axes from 'game-icon:crossed-axes';
import camel from 'game-icon:camel';
import catapult from 'game-icon:catapult';
import helm from 'game-icon:crested-helmet';
import hides from 'game-icon:animal-hide';
import horned from 'game-icon:viking-helmet';
import horse from 'game-icon:horse-head';
import iron from 'game-icon:metal-bar';
import gold from 'game-icon:gold-bar';
import grain from 'game-icon:wheat';
import salt from 'game-icon:powder-bag';
import skull from 'game-icon:pirate-skull';
import slaves from 'game-icon:manacles';
import spices from 'game-icon:mortar';
import swords from 'game-icon:crossed-swords';
import textiles from 'game-icon:rolled-cloth';
import wine from 'game-icon:amphora';

export const ICONS = { anchor, axes, camel, catapult, helm, horned, horse, skull, swords };
export type IconName = keyof typeof ICONS;

export const GOODS: Record<string, string> = { salt, iron, hides, grain, slaves, spices, textiles, wine, gold };
