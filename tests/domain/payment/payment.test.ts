import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_SCHEMES,
  DEFAULT_CARD_SCHEME,
  isExpiryInFuture,
  isLuhnValid,
  isSchemeUntold,
  schemeOf,
} from '../../../src/domain/payment/payment.ts';

describe('B §9 card types', () => {
  test('VS is the default of five', () => {
    expect(CARD_SCHEMES).toEqual(['VS', 'AX', 'DI', 'MC', 'UM']);
    expect(DEFAULT_CARD_SCHEME).toBe('VS');
  });

  test.each([
    ['4242 4242 4242 4242', 'VS'],
    ['3782-822463-10005', 'AX'],
    ['6011111111111117', 'DI'],
    ['5555555555554444', 'MC'],
    ['5105105105105100', 'MC'],
    ['2221000000000009', 'MC'],
    ['2223003122003222', 'MC'],
    ['6759649826438453', 'UM'],
    ['4', 'VS'],
    ['9999', null],
    ['', null],
    ['4x', null],
  ])('%j belongs to %s', (number, scheme) => {
    expect(schemeOf(number)).toBe(scheme);
  });

  test.each([
    // Six digits settle every range. Fewer may still become a known type; text that is no number settles
    // nothing.
    ['999999', true],
    ['9999 99', true],
    ['99999', false],
    ['676770', false],
    ['424242', false],
    ['99999x', false],
    ['', false],
  ])('%j has no known type: %s', (number, untold) => {
    expect(isSchemeUntold(number)).toBe(untold);
  });
});

describe('the check digit', () => {
  test.each([
    ['4242424242424242', true],
    ['378282246310005', true],
    ['6759649826438453', true],
    ['000000000000', true],
    ['00000000000', false],
    ['0000000000000000000', true],
    ['00000000000000000000', false],
    ['4242424242424241', false],
    ['4242 4242 4242 4242', true],
    ['', false],
    ['0', false],
    ['42424242424242424242', false],
    ['4242x42424242424242', false],
  ])('of %j is valid: %s', (number, valid) => {
    expect(isLuhnValid(number)).toBe(valid);
  });

  test('finds every single wrong digit', () => {
    const digits = [...'4242424242424242'];
    const change = fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(change, ([place, step]) => {
        const wrong = digits.map((digit, index) => (index === place ? (Number(digit) + step) % 10 : digit));
        expect(isLuhnValid(wrong.join(''))).toBe(false);
      }),
    );
  });

  test('accepts any string', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(typeof isLuhnValid(typed)).toBe('boolean');
        expect([...CARD_SCHEMES, null]).toContain(schemeOf(typed));
      }),
    );
  });
});

describe('B §9 expiry', () => {
  test.each([
    ['05', '27', true],
    ['04', '27', false],
    ['12', '26', false],
    ['01', '28', true],
  ])('in May 2027 a card that expires %s/%s is accepted: %s', (month, year, works) => {
    expect(isExpiryInFuture(month, year, { year: 2027, month: 5 })).toBe(works);
  });
});
