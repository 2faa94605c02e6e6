/** Before anything is shown, a page has the texts of its language. */

import { settings } from '../../src/settings.svelte';
import { speak } from '../../src/text/language.svelte';

await speak(settings.lang);
