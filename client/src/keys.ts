/** The keys at the table: digits pick options, letters those in sight; a few letters are commands. */

/** Keys that are commands; they never pick an option. */
export const COMMANDS = { u: 'undo', l: 'log', o: 'options', r: 'rules', c: 'chat', s: 'skip', t: 'since', '+': 'faster', '-': 'slower' } as const;
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

const PICKS = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !(key in COMMANDS));

/** Options of many turns, which keep their keys whatever else is on offer. */
const FIXED: Record<string, string> = { pass: 'p', 'pass:until_change': 'q' };

/**
 * The key that picks each option. An option about the fifth space of something has key 5, unless another is about a
 * fifth one too; the others get the first keys that are left. Undefined where there are not enough keys.
 */
export function keysFor(options: readonly { text: string }[]): (string | undefined)[] {
  const numbers = options.map(({ text }) => FIXED[text] ?? /[.:](\d)$/.exec(text)?.[1]);
  const own = numbers.map((number) => (numbers.filter((other) => other === number).length === 1 ? number : undefined));
  const free = PICKS.filter((key) => !own.includes(key));
  return own.map((key) => key ?? free.shift());
}

export type Act =
  | { do: Command | 'keys' }
  | { do: 'pick'; index: number }
  | { do: 'walk'; step: 1 | -1 }
  | null;

/** What a key means while `picks` are the keys of the options on offer; null if nothing. */
export function meaning(key: string, picks: readonly (string | undefined)[]): Act {
  if (key === '?') return { do: 'keys' };
  if (key === 'ArrowRight' || key === 'ArrowDown') return picks.length ? { do: 'walk', step: 1 } : null;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return picks.length ? { do: 'walk', step: -1 } : null;
  const letter = key.toLowerCase();
  if (letter in COMMANDS) return { do: COMMANDS[letter as keyof typeof COMMANDS] };
  const index = picks.indexOf(letter);
  return index >= 0 ? { do: 'pick', index } : null;
}

/** Whether a key press is meant for a form field or the browser, and not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target;
  return at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName));
}
