/** Signs of the interface that the icon set lacks, drawn on the same field of 512. */

export const CLOCK =
  '<path fill-rule="evenodd" d="M256 30a226 226 0 1 1 0 452 226 226 0 0 1 0-452zm0 46a180 180 0 1 0 0 360 180 180 0 0 0 0-360zM232 130h48v116l84 62-28 38-104-76z"/>';
export const ONWARD = '<path d="M180 80l176 176-176 176-40-40 136-136-136-136z"/>';
export const SHARE = '<path d="M256 30 376 160h-84v170h-72V160h-84zM70 240h90v60h-30v130h252V300h-30v-60h90v250H70z"/>';
