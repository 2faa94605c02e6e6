/** The keys at the table: digits and letters pick options, a few letters are commands. */

/** Letters that are commands; they never pick an option. */
export const COMMANDS = { u: 'undo', l: 'log', w: 'why', r: 'rules', c: 'chat', s: 'skip' } as const;
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

const PICKS = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !(key in COMMANDS));

/** The key that picks option number `index` (from 0), if there are enough keys. */
export function keyOf(index: number): string | undefined {
  return PICKS[index];
}

export type Act =
  | { do: Command }
  | { do: 'pick'; index: number }
  | { do: 'walk'; step: 1 | -1 }
  | null;

/** What a key means with `options` options on offer; null if nothing. */
export function meaning(key: string, options: number): Act {
  if (key === '?') return { do: 'rules' };
  if (key === 'ArrowRight' || key === 'ArrowDown') return options ? { do: 'walk', step: 1 } : null;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return options ? { do: 'walk', step: -1 } : null;
  const letter = key.toLowerCase();
  if (letter in COMMANDS) return { do: COMMANDS[letter as keyof typeof COMMANDS] };
  const index = PICKS.indexOf(letter);
  return index >= 0 && index < options ? { do: 'pick', index } : null;
}

/** Whether a key press is meant for a form field or the browser, and not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target;
  return at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName));
}
