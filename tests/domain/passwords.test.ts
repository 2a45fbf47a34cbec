import { describe, expect, it } from 'vitest';
import { isOneTimeCode, passwordState } from '../../src/domain/passwords.ts';

describe('passwords and codes', () => {
  it.each([
    ['', 'empty'],
    ['1234567', 'short'],
    ['12345678', 'filled'],
    ['        ', 'filled'],
  ])('B §9 a new password has at least 8 characters: %j', (password, state) => {
    expect(passwordState(password)).toBe(state);
  });

  it.each([
    ['246810', true],
    [' 246810 ', true],
    ['24681', false],
    ['2468101', false],
    ['abcdef', false],
    ['', false],
  ])('B §5 a code has exactly 6 digits: %j', (code, is) => {
    expect(isOneTimeCode(code)).toBe(is);
  });
});
