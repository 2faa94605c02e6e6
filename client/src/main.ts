import './theme/fonts.css';
import './theme/tokens.css';
import './theme/tinctures.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadPage } from './pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { speak } from './text/language.svelte';

// Neither waits for the other; what fails here is reported where the page is shown.
await Promise.all([speak(settings.lang), loadPage(router.route).catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
