import { describe, expect, it } from 'vitest';
import { COMMANDS, isTyping, keyOf, meaning } from '../src/keys';

describe('the key map', () => {
  it('picks the first nine options with digits, and goes on with letters', () => {
    expect(keyOf(0)).toBe('1');
    expect(keyOf(8)).toBe('9');
    expect(keyOf(9)).toBe('a');
    expect(meaning('1', 3)).toEqual({ do: 'pick', index: 0 });
    expect(meaning('a', 12)).toEqual({ do: 'pick', index: 9 });
  });

  it('picks with the key it shows', () => {
    for (let n = 0; keyOf(n) !== undefined; n++) expect(meaning(keyOf(n)!, 100)).toEqual({ do: 'pick', index: n });
  });

  it('never gives an option the letter of a command', () => {
    for (let n = 0; n < 100; n++) expect(Object.keys(COMMANDS)).not.toContain(keyOf(n));
    expect(meaning('u', 100)).toEqual({ do: 'undo' });
    expect(meaning('L', 100)).toEqual({ do: 'log' });
    expect(meaning('w', 0)).toEqual({ do: 'why' });
    expect(meaning('?', 0)).toEqual({ do: 'rules' });
  });

  it('picks nothing that is not there', () => {
    expect(meaning('4', 3)).toBeNull();
    expect(meaning('0', 30)).toBeNull();
    expect(meaning('Enter', 3)).toBeNull();
    expect(meaning('ArrowRight', 0)).toBeNull();
  });

  it('walks with arrows', () => {
    expect(meaning('ArrowDown', 2)).toEqual({ do: 'walk', step: 1 });
    expect(meaning('ArrowLeft', 2)).toEqual({ do: 'walk', step: -1 });
  });

  it('leaves fields and the browser their keys', () => {
    const field = document.createElement('input');
    const pressed = (at: HTMLElement, more: KeyboardEventInit = {}) => {
      document.body.append(at);
      const event = new KeyboardEvent('keydown', { key: 'u', bubbles: true, ...more });
      at.dispatchEvent(event);
      return event;
    };
    expect(isTyping(pressed(field))).toBe(true);
    expect(isTyping(pressed(document.createElement('button')))).toBe(false);
    expect(isTyping(pressed(document.createElement('button'), { ctrlKey: true }))).toBe(true);
  });
});
