/** The three zooms: what is shown, and how large, changes from one to the next. Zoom 1 is one pixel for a board unit. */

export type Band = 'continent' | 'region' | 'territory';

export interface Range {
  least: number;
  most: number;
  /** The zoom to go to. */
  usual: number;
}

export const BANDS: Record<Band, Range> = {
  continent: { least: 0.3, most: 1.7, usual: 0.8 },
  region: { least: 1.7, most: 4.2, usual: 2.7 },
  territory: { least: 4.2, most: 9, usual: 5 },
};

export const NAMES_OF_BANDS = Object.keys(BANDS) as Band[];

export function bandAt(zoom: number): Band {
  return zoom < BANDS.region.least ? 'continent' : zoom < BANDS.territory.least ? 'region' : 'territory';
}
