/** Addresses of the board, taken apart; and the verbs of options, as far as buttons stand for them. */

import type { OptionInfo } from '../../wire';
import type { MedioevoVerb } from '../medioevo.generated';

const PLACE = /^(?:lands|seas)\.([a-z_]+)$/;

/** The land or the sea that an address names. */
export const placeAt = (address: string | null | undefined): string | undefined => PLACE.exec(address ?? '')?.[1];

/** The player whose panel an address names, or a part of it. */
export function playerAt(address: string): number | null {
  const player = /^players\.(\d+)\b/.exec(address);
  return player ? Number(player[1]) : null;
}

export const verbOf = ({ text }: OptionInfo): MedioevoVerb => text.split(':')[0] as MedioevoVerb;
