/** The words of the board and its lesson that the server does not have, as Fluent sources. */

import { Sources } from '../../text/sources';

export const SOURCES = new Sources(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));
