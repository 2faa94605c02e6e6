/** What the shell shows of the players: the hero of each, and the hero's arms. */

import type { Arms } from '../../shell/arms';
import type { Voice } from '../../text/voice';
import type { Content, View } from '../../wire';
import type { PlayerSign } from '../board';
import type { Banner, SevenBoard, SevenHero } from '../seven.generated';
import { TINCTURES } from './arms';
import { openBox, type Box } from './box';
import { CHARGES } from './icons';

const CHARGE_NAMES: Readonly<Record<Banner, string>> = {
  red: 'lion', blue: 'tower', green: 'oak', yellow: 'sun', white: 'lily', purple: 'moon',
};

/** Two eyes under the hood. */
const NAMELESS: Arms = {
  charge: 'eyes',
  tincture: 'sable',
  body: '<g fill="#f0694d"><path d="M40 200 230 270 62 320z"/><path d="M472 200 282 270 450 320z"/></g>',
};

export function players(view: View, content: Content, text: Voice): PlayerSign[] {
  const { heroes, scores } = view.board as unknown as SevenBoard;
  const box = openBox(content);
  return scores.map((_, player) => {
    const hero = heroes[player];
    if (!hero) return { arms: NAMELESS, points: text.key('category-cataclysms') };
    const points = text.key('category-power');
    return hero.hero && box ? { arms: armsOf(box, hero.hero), words: [nameOf(hero, text)], points } : { points };
  });
}

function armsOf(box: Box, hero: string): Arms {
  const { banner } = box.heroes.get(hero)!;
  return { charge: CHARGE_NAMES[banner], tincture: TINCTURES[banner].hatch, body: CHARGES[banner] };
}

const nameOf = ({ hero, fallen }: SevenHero, text: Voice): string => text.key(fallen ? `hero-${hero}-fallen` : `hero-${hero}`);
