/**
 * What people call things when they search the rules: for each meaning the beginnings of the words for it, in general and
 * in a game. A beginning has letters and hyphens only.
 */

import type { Language } from './voice';

const GENERAL: Record<Language, string[]> = {
  en: ['tie tied tiebreak equal', 'point score scoring', 'win won victor', 'cost price pay paid', 'discard trash', 'end finish', 'set-up setup begin start'],
  it: ['pareggi parit spareggi', 'punt punteggi', 'vinc vittori', 'cost prezz pag', 'scart butt', 'fine finisc conclu', 'inizi preparazion comincia'],
};

const GAMES: Record<string, Record<Language, string[]>> = {
  anno890: {
    en: ['coin money gold', 'invader saracen ship cube', 'defence defense army'],
    it: ['monet denar sold oro', 'invasor saracen nav cubett', 'difes difend esercit'],
  },
  viscounts: {
    en: ['silver coin money', 'rival automa solo', 'worker meeple'],
    it: ['argent monet denar sold', 'rival automa solitari', 'lavorator omin'],
  },
  seven: {
    en: ['gold coin money', 'power point', 'tap exhaust'],
    it: ['oro monet denar sold', 'potere punt', 'tappat girat'],
  },
  medioevo: {
    en: ['florin money coin gold', 'army armies troop soldier', 'ship fleet boat', 'war attack battle combat'],
    it: ['fiorin denar sold monet', 'armat esercit trupp', 'nav flott barc', 'guerr attacc battagli combattiment'],
  },
};

export const synonyms = (game: string, lang: Language): string[] => [...GENERAL[lang], ...(GAMES[game]?.[lang] ?? [])];
