/** Keys that are held against the texts when the client is checked. */

import type { TextKey } from '../keys.generated';

/** A key that the server names, such as that of an automaton. */
export type WireKey = string & { readonly fromWire: true };

export const wireKey = (key: string): WireKey => key as WireKey;

/**
 * `Key` if there is such a text, else what no string is. Of a key with an id in it (`card-${id}`) there must be one text that
 * it may stand for; what may be any string at all is not known.
 */
export type Known<Key extends string, All extends string = TextKey> = Key extends All | WireKey
  ? Key
  : string extends Key
    ? never
    : [Extract<All, Key>] extends [never]
      ? never
      : Key;
