/** Pigments of the chart by day and by night. */

import type { Tincture } from '../../../shell/arms';

export interface Ink {
  dark: boolean;
  vellum: string;
  rim: string;
  deep: string;
  shallow: string;
  waterline: string;
  land: string;
  /** Land that takes no part in this game. */
  idle: string;
  coast: string;
  thin: string;
  thick: string;
  river: string;
  stream: string;
  seaLine: string;
  halo: string;
  terrain: string;
  terrainStrength: number;
  /** Whole, half and quarter winds. */
  rhumbs: readonly [string, string, string];
  rhumbStrength: number;
  /** How much of its owner's pigment a land has, and its rim. */
  tint: number;
  band: number;
  hatch: string;
  hatchStrength: number;
  bandStrength: number;
}

export const LIGHT: Ink = {
  dark: false, vellum: '#f1e7cf', rim: '#dccba3', deep: '#dfe4d6', shallow: '#cfdcd6', waterline: '#8fb0b3', land: '#f6eed9',
  idle: '#ece0c5', coast: '#33281a', thin: '#8a7551', thick: '#4a3a26', river: '#2b6d9e', stream: '#5c93b8', seaLine: '#7f9a9c',
  halo: '#f8f1de', terrain: '#6b5637', terrainStrength: 0.62, rhumbs: ['#6b5637', '#5f7d52', '#a3554a'], rhumbStrength: 0.26,
  tint: 0.36, band: 0.62, hatch: '#2a2118', hatchStrength: 0.24, bandStrength: 0.62,
};

export const DARK: Ink = {
  dark: true, vellum: '#161c2b', rim: '#0e131f', deep: '#142136', shallow: '#13283f', waterline: '#3f6f8c', land: '#31353f',
  idle: '#1f2532', coast: '#d9cca9', thin: '#7d7a70', thick: '#d2c6a6', river: '#7cc0ee', stream: '#5b9cc9', seaLine: '#45617c',
  halo: '#171d2b', terrain: '#d8ccab', terrainStrength: 0.42, rhumbs: ['#c9b98c', '#86b08a', '#d98a7c'], rhumbStrength: 0.15,
  tint: 0.46, band: 0.62, hatch: '#fff6e0', hatchStrength: 0.26, bandStrength: 0.72,
};

/** A tincture: the field and charge of the arms, the pigments of its land by day and by night. */
interface Pigment {
  field: string;
  charge: string;
  light: string;
  dark: string;
}

export const PIGMENTS: Record<Tincture, Pigment> = {
  gules: { field: '#a3262a', charge: '#fffaf0', light: '#c2473f', dark: '#a3383a' },
  azure: { field: '#1f4f96', charge: '#fffaf0', light: '#3f74b8', dark: '#2f62ad' },
  or: { field: '#e3b63a', charge: '#2a2118', light: '#e2b02a', dark: '#b8902a' },
  vert: { field: '#2a6b3f', charge: '#fffaf0', light: '#4d9560', dark: '#2f8050' },
  purpure: { field: '#6a3580', charge: '#fffaf0', light: '#8c58a6', dark: '#7d479a' },
  argent: { field: '#eceae3', charge: '#2a2118', light: '#ffffff', dark: '#c4cad6' },
  sable: { field: '#26262b', charge: '#fffaf0', light: '#5f5a58', dark: '#0c0d12' },
  tenne: { field: '#b3591d', charge: '#fffaf0', light: '#cf7a35', dark: '#b56526' },
  sanguine: { field: '#6b1a22', charge: '#fffaf0', light: '#8a3a44', dark: '#6e2530' },
  celeste: { field: '#7db7d9', charge: '#14222e', light: '#74b6cf', dark: '#4f9ab8' },
};

export function mix(one: string, other: string, part: number): string {
  const channel = (colour: string, n: number) => parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
  const mixed = (n: number) => Math.round(channel(one, n) + (channel(other, n) - channel(one, n)) * part);
  return `#${[0, 1, 2].map((n) => mixed(n).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of an owner's land, or of the rim along its borders. Argent is brighter than free land, sable blacker. */
export function wash(ink: Ink, tincture: Tincture | null, where: 'tint' | 'band' = 'tint'): string {
  if (tincture === null) return ink.land;
  const special = tincture === 'argent' ? (ink.dark ? 0.68 : 1.75) : tincture === 'sable' ? (ink.dark ? 1.5 : 0.9) : 1;
  return mix(ink.land, PIGMENTS[tincture][ink.dark ? 'dark' : 'light'], Math.min(1, ink[where] * special));
}
