/** The portraits: what each person wears, and the shade of the skin. Bodies and faces are the same for all. */

export type Head = 'hood' | 'veil' | 'cap' | 'beard' | 'helm' | 'tresses' | 'judge' | 'tonsure' | 'hat' | 'crown';

const LINE = 'stroke="#2a2118" stroke-width="1.2"';

/** What lies behind the shoulders and face, and what lies over them; `var(--cloth)` is the colour of the banner. */
export const HEADS: Readonly<Record<Head, { behind: string; over: string }>> = {
  hood: {
    behind: `<path d="M40 10c-16 2-22 18-20 38 4 6 8 8 12 9h16c4-1 8-3 12-9 2-20-4-36-20-38z" fill="var(--cloth)" ${LINE}/>`,
    over: '',
  },
  veil: {
    behind: `<path d="M40 13c-15 0-19 14-19 26 0 8-2 14-4 18h46c-2-4-4-10-4-18 0-12-4-26-19-26z" fill="#f7f1e3" ${LINE}/>`,
    over: `<path d="M28 30q3-11 12-11t12 11q-5-5-12-5t-12 5z" fill="#f7f1e3" ${LINE}/>`,
  },
  cap: {
    behind: `<path d="M27 28q-2 14 1 20h24q3-6 1-20z" fill="#5a3a1e" ${LINE}/>`,
    over: `<path d="M24 27q2-13 18-13 14 0 15 8-2 5-10 4-12-2-23 1z" fill="var(--cloth)" ${LINE}/>`,
  },
  beard: {
    behind: '',
    over:
      `<path d="M28 36q0 22 12 24 12-2 12-24-3 6-7 6-5-2-10 0-4 0-7-6z" fill="#8d8478" ${LINE}/>` +
      `<path d="M27 31q1-14 13-14t13 14q-4-7-13-7t-13 7z" fill="#8d8478" ${LINE}/>`,
  },
  helm: {
    behind: `<path d="M27 30v20q6 6 13 6t13-6V30z" fill="#6b707a" ${LINE}/>`,
    over: `<path d="M26 33c0-14 6-20 14-20s14 6 14 20l-3-1q-5-3-9-3v10h-4V29q-4 0-9 3z" fill="#8b8f98" ${LINE}/>`,
  },
  tresses: {
    behind: `<path d="M40 15c-15 0-17 14-17 24 0 8-2 13-5 18h44c-3-5-5-10-5-18 0-10-2-24-17-24z" fill="#7a4a22" ${LINE}/>`,
    over:
      '<path d="M28 30q3-12 12-12t12 12q-5-7-12-7t-12 7z" fill="#7a4a22"/>' +
      '<path d="M27.5 27.5q12.5-6 25 0" fill="none" stroke="#e9cf86" stroke-width="2.6"/>',
  },
  judge: {
    behind: '',
    over:
      `<path d="M26 28q-3-14 14-15 17 1 14 15-14-6-28 0z" fill="#efe3c6" ${LINE}/>` +
      '<path d="M28 22q12-7 24 0M30 17q10-4 20 1" fill="none" stroke="#2a2118" stroke-width=".9"/>',
  },
  tonsure: {
    behind: `<path d="M26 30q-1 10 3 14h22q4-4 3-14-2-10-14-11-12 1-14 11z" fill="#6a4a2a" ${LINE}/>`,
    over: '<path d="M28 31q1-7 4-8M52 31q-1-7-4-8" fill="none" stroke="#6a4a2a" stroke-width="4"/>',
  },
  hat: {
    behind: `<path d="M27 30q-1 12 2 18h22q3-6 2-18z" fill="#4a3320" ${LINE}/>`,
    over:
      `<path d="M18 27q22-9 44 0-8 3-22 3t-22-3z" fill="#4b3a28" ${LINE}/>` +
      `<path d="M29 25q1-13 11-13t11 13q-11-4-22 0z" fill="#5d4932" ${LINE}/><path d="M29 23q11-4 22 0" fill="none" stroke="var(--cloth)" stroke-width="3"/>`,
  },
  crown: {
    behind: `<path d="M40 15c-14 0-16 13-16 22 0 7-1 12-3 16h38c-2-4-3-9-3-16 0-9-2-22-16-22z" fill="#4a2f1a" ${LINE}/>`,
    over: `<path d="M27 27l-2-13 8 6 7-9 7 9 8-6-2 13q-13-5-26 0z" fill="#e0b440" ${LINE}/>`,
  },
};

export const SKINS = ['#ecd0ad', '#d9b088', '#b98557', '#8a5a38'] as const;

interface Face {
  head: Head;
  skin: (typeof SKINS)[number];
}

const [FAIR, TAN, BROWN, DARK] = SKINS;
const face = (head: Head, skin: Face['skin'] = FAIR): Face => ({ head, skin });

const FACES: Readonly<Record<string, Face>> = {
  aldric: face('crown', TAN), ersilia: face('tresses'), brann: face('beard'), isaura: face('crown', BROWN), osric: face('tonsure'),
  nives: face('hood'),
  young_squire: face('cap'), arena_champion: face('beard', BROWN), standard_bearer: face('helm', TAN), battle_bard: face('hat'),
  sword_master: face('beard'), guard_captain: face('tresses', TAN), lion_knight: face('helm'),
  apprentice_scribe: face('cap', TAN), map_maker: face('cap'), alchemist: face('beard'), court_astrologer: face('hat', BROWN),
  rune_reader: face('hood', TAN), royal_librarian: face('beard', TAN), tower_archmage: face('tresses'),
  herb_gatherer: face('veil'), village_healer: face('veil', TAN), forest_warden: face('hood'), wandering_minstrel: face('cap'),
  oak_druid: face('beard', DARK), beast_tamer: face('tresses', BROWN), spring_lady: face('tresses'),
  town_crier: face('hat'), tax_collector: face('judge', TAN), road_sheriff: face('helm', BROWN), merchant_prince: face('hat', DARK),
  magistrate: face('judge'), ambassador: face('cap', BROWN), sun_judge: face('judge', TAN),
  novice: face('veil'), almoner: face('tonsure'), pilgrim: face('hat', TAN), preacher: face('tonsure', BROWN), abbess: face('veil', TAN),
  templar: face('helm'), lily_saint: face('tresses'),
  hermit_pupil: face('hood', TAN), vintner: face('hat'), night_watcher: face('hood'), envoy_monk: face('tonsure', DARK),
  silent_archer: face('hood', BROWN), dream_weaver: face('veil'), moon_oracle: face('tresses', DARK),
};

/** The face of a character or hero; one that the table lacks is hooded. */
export const faceOf = (id: string): Face => FACES[id] ?? face('hood');
