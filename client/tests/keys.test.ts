import { describe, expect, it } from 'vitest';
import { COMMANDS, isTyping, keysFor, meaning } from '../src/keys';

const options = (...texts: string[]) => texts.map((text) => ({ text }));
const many = (n: number) => options(...Array.from({ length: n }, (_, at) => `do:thing_${String.fromCharCode(97 + (at % 26))}${at}x`));

describe('the key map', () => {
  it('picks the first nine options with digits, and goes on with letters', () => {
    const keys = keysFor(many(12));
    expect(keys.slice(0, 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a']);
    expect(meaning('1', keys)).toEqual({ do: 'pick', index: 0 });
    expect(meaning('a', keys)).toEqual({ do: 'pick', index: 9 });
  });

  it('gives what has a number that number', () => {
    expect(keysFor(options('place:2', 'place:5', 'place:8', 'skip'))).toEqual(['2', '5', '8', '1']);
    expect(keysFor(options('take:row.2', 'take:special.3'))).toEqual(['2', '3']);
    expect(keysFor(options('amount:0', 'amount:1', 'amount:2'))).toEqual(['0', '1', '2']);
  });

  it('gives a number that two have to neither', () => {
    expect(keysFor(options('take:row.1', 'take:special.1', 'take:row.2'))).toEqual(['1', '3', '2']);
  });

  it('keeps the keys of passing, whatever else is on offer', () => {
    expect(keysFor([...many(30), ...options('pass', 'pass:until_change')]).slice(-2)).toEqual(['p', 'q']);
    expect(keysFor(options('pass'))).toEqual(['p']);
  });

  it('picks with the key it shows', () => {
    const keys = keysFor(many(100));
    for (const [n, key] of keys.entries()) if (key) expect(meaning(key, keys)).toEqual({ do: 'pick', index: n });
    expect(keys.at(-1)).toBeUndefined();
  });

  it('never gives an option the letter of a command', () => {
    const keys = keysFor(many(100));
    for (const letter of Object.keys(COMMANDS)) expect(keys).not.toContain(letter);
    expect(meaning('u', keys)).toEqual({ do: 'undo' });
    expect(meaning('L', keys)).toEqual({ do: 'log' });
    expect(meaning('o', keys)).toEqual({ do: 'options' });
    expect(meaning('c', [])).toEqual({ do: 'chat' });
    expect(meaning('?', [])).toEqual({ do: 'keys' });
    expect(meaning('r', [])).toEqual({ do: 'rules' });
  });

  it('picks nothing that is not there', () => {
    expect(meaning('4', keysFor(many(3)))).toBeNull();
    expect(meaning('0', keysFor(many(30)))).toBeNull();
    expect(meaning('Enter', keysFor(many(3)))).toBeNull();
    expect(meaning('ArrowRight', [])).toBeNull();
  });

  it('walks with arrows', () => {
    expect(meaning('ArrowDown', ['1', '2'])).toEqual({ do: 'walk', step: 1 });
    expect(meaning('ArrowLeft', ['1', '2'])).toEqual({ do: 'walk', step: -1 });
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
