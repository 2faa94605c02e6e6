/** Whether the page is dark: the setting of the person, otherwise of the system. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings.svelte';

const system = new MediaQuery('(prefers-color-scheme: dark)');

export function dark(): boolean {
  return settings.theme === 'auto' ? system.current : settings.theme === 'dark';
}
