import { expect, it } from 'vitest';
import { keysym } from './keysyms.ts';

it.each([
  ['a', 'a'],
  ['T', 'T'],
  ['7', '7'],
  ['@', '0x40'],
  [' ', '0x20'],
  ['Enter', 'Return'],
  ['ArrowDown', 'Down'],
  ['Tab', 'Tab'],
  ['Escape', 'Escape'],
])('calls the key %j %s', (key, name) => {
  expect(keysym(key)).toBe(name);
});
