/** The words of the board that the server does not have, as Fluent sources. */

import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

export const SOURCES = { en, it };
