/** The pictures of the games, loaded together where a page shows any. */

import type { Component } from 'svelte';
import Anno890 from './Anno890.svelte';
import Medioevo from './Medioevo.svelte';
import Plain from './Plain.svelte';
import Seven from './Seven.svelte';
import Viscounts from './Viscounts.svelte';

type Picture = Component<{ narrow?: boolean }>;

const PICTURES: Record<string, Picture> = { anno890: Anno890, viscounts: Viscounts, seven: Seven, medioevo: Medioevo };

/** The picture of a game; a plug-in has a plain one. */
export const pictureOf = (game: string): Picture => PICTURES[game] ?? Plain;
