/** The hatchings of Petra Sancta and his followers, as lines in a square of eight: ten tinctures that differ in grey. */

import type { Tincture } from './arms';

export const HATCHING: Record<Tincture, string> = {
  gules: 'M2 0V8M6 0V8',
  azure: 'M0 2H8M0 6H8',
  or: '',
  vert: 'M-2 -2 10 10M-2 6 2 10M6 -2 10 2',
  purpure: 'M-2 10 10 -2M-2 2 2 -2M6 10 10 6',
  argent: '',
  sable: 'M2 0V8M6 0V8M0 2H8M0 6H8',
  tenne: 'M-2 10 10 -2M-2 2 2 -2M6 10 10 6M0 4H8',
  sanguine: 'M-2 10 10 -2M-2 -2 10 10M-2 2 2 -2M6 10 10 6M-2 6 2 10M6 -2 10 2',
  celeste: 'M0 2H5M4 6H8M0 6H1',
};

/** Gold is dotted. */
export const DOTS: readonly (readonly [number, number])[] = [[2, 2], [6, 6]];
