/** The events of a turn that everybody should hear of: conquests, wars and treaties, calamities, honour. */

const KEYS = [
  'round', 'conquers', 'conquers-from', 'falls-to-barbarians', 'rebels', 'lost-with', 'secedes', 'eliminated', 'receives-kingdom',
  'declares-war', 'at-war', 'at-peace', 'stands-by', 'drops', 'pact', 'revokes', 'truce', 'cedes', 'blockade',
  'excommunicated', 'pope', 'pope-dies', 'card', 'calamity', 'horde', 'pirate-fleet', 'honour-gained', 'honour-lost',
  'crusade', 'crusade-moves', 'crusade-fails', 'crusade-succeeds', 'breaks-off', 'banner-removed', 'banner-falls', 'banner-and-general-fall',
  'vehicle-seized', 'vehicle-destroyed', 'vehicle-lost', 'cathedral-lost', 'general-lost', 'barbarians-attack', 'barbarians-attack-vehicles', 'barbarians-repelled', 'barbarians-beaten', 'barbarians-grow', 'barbarians-build', 'refuses', 'draws-card', 'loses-card', 'steals', 'eliminates', 'hands-over-share',
];

export const WEIGHTY = new RegExp(`^event-(${KEYS.join('|')})$`);
