/** "Why can't I?" for a part of the board: which choice to ask about. */

import type { OptionInfo } from './wire';

const split = (ref: string): [string, string[]] => {
  const at = ref.indexOf(':');
  return [ref.slice(0, at), ref.slice(at + 1).split('.')];
};

/**
 * The choice that would touch `ref`, made after the pattern of an option that touches a thing of the same kind:
 * with `place:5` touching `cell:0.5`, the thing `cell:0.7` is asked about as `place:7`. Null if none is alike.
 */
export function choiceFor(ref: string, options: readonly OptionInfo[]): string | null {
  const [kind, args] = split(ref);
  for (const option of options) {
    const [verb, chosen] = split(option.text);
    for (const other of option.refs) {
      const [otherKind, otherArgs] = split(other);
      const tail = otherArgs.slice(-chosen.length);
      if (otherKind !== kind || tail.join('.') !== chosen.join('.') || args.length !== otherArgs.length) continue;
      return `${verb}:${args.slice(-chosen.length).join('.')}`;
    }
  }
  return null;
}
