/** Whether the page is dark: as the person says, else as the system does. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings.svelte';

const system = new MediaQuery('(prefers-color-scheme: dark)');

export function dark(): boolean {
  return settings.theme === 'auto' ? system.current : settings.theme === 'dark';
}
