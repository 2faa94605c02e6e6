/** Banners as heraldry: the tincture of each and the engravers' hatching, so that they differ in grey too. */

import type { Banner } from '../seven.generated';

export interface Tincture {
  /** The colour of the field, of its shade (cloth), and of the charge on it. */
  field: string;
  cloth: string;
  charge: string;
  /** The pattern of Petra Sancta. */
  hatch: 'gules' | 'azure' | 'vert' | 'or' | 'argent' | 'purpure';
}

const IVORY = '#fff8ee';
const SEPIA = '#2a2118';

export const TINCTURES: Readonly<Record<Banner, Tincture>> = {
  red: { field: '#a3262a', cloth: '#7d1b1f', charge: IVORY, hatch: 'gules' },
  blue: { field: '#1f4f96', cloth: '#173b70', charge: IVORY, hatch: 'azure' },
  green: { field: '#2a6b3f', cloth: '#1e5030', charge: IVORY, hatch: 'vert' },
  yellow: { field: '#e3b63a', cloth: '#a97c15', charge: SEPIA, hatch: 'or' },
  white: { field: '#f1eee6', cloth: '#c9c2b0', charge: SEPIA, hatch: 'argent' },
  purple: { field: '#6a3580', cloth: '#4c2560', charge: IVORY, hatch: 'purpure' },
};

/** The paint of a hatching, drawn once by Patterns.svelte. */
export const paint = (name: Tincture['hatch'] | 'neutral' | 'void' | 'gold'): string => `url(#seven-${name})`;
