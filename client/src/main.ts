import './theme/fonts.css';
import './theme/tokens.css';
import './theme/tinctures.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { api } from './api';
import { loadPage } from './pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { speak } from './text/language.svelte';

// Every page asks for the games, and need not be here for that.
api.games().catch(() => undefined);
// Neither waits for the other; a page that cannot be loaded is reported where it would be shown. Not awaited: pages import
// what is in the same file as this, once bundled.
void Promise.all([speak(settings.lang), loadPage(router.route).catch(() => undefined)]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
