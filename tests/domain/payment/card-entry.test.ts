import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caretAfter,
  groupCardNumber,
  groupExpiry,
  readExpiry,
} from '../../../src/domain/payment/card-entry.ts';

describe('grouping a card number', () => {
  test.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42424242', '4242 4242 4242 4242'],
    ['6759649826438453123', '6759 6498 2643 8453 123'],
    ['3782', '3782'],
    ['37828', '3782 8'],
    ['378282246310005', '3782 822463 10005'],
    ['4242x4242', '4242x4242'],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
  });

  test('changes nothing the second time and loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,24}$/), (typed) => {
        const shown = groupCardNumber(typed);
        expect(groupCardNumber(shown)).toBe(shown);
        expect(shown.replaceAll(' ', '')).toBe(typed.replace(/\D/g, ''));
      }),
    );
  });
});

describe('the caret', () => {
  test.each([
    // The guest has typed the fifth digit: the caret stands after it, past the space.
    ['4242 4', 5, false, 6],
    // Both keys delete the space, which returns: Backspace leaves the caret before it, Delete after it.
    ['4242 4242', 4, false, 4],
    ['4242 4242', 4, true, 5],
    ['4242 4242', 0, false, 0],
    ['4242 4242', 8, true, 9],
    ['05/28', 2, true, 3],
  ])('in %j after %i digits, forwards %s, stands at %i', (shown, digits, isForward, place) => {
    expect(caretAfter(shown, digits, isForward)).toBe(place);
  });
});

describe('D-07 the expiry date', () => {
  test.each([
    ['0', '0'],
    ['05', '05'],
    ['052', '05/2'],
    ['528', '05/28'],
    ['0528', '05/28'],
    ['1228', '12/28'],
    ['052028', '05/2028'],
    ['05/28', '05/28'],
    ['05/', '05/'],
    ['2028-05', '2028-05'],
  ])('is shown for %j as %j', (typed, shown) => {
    expect(groupExpiry(typed)).toBe(shown);
  });

  test.each([
    ['05/28', '05', '28'],
    ['5/28', '05', '28'],
    [' 05 / 28 ', '05', '28'],
    ['05-28', '05', '28'],
    ['05.28', '05', '28'],
    ['05 28', '05', '28'],
    ['0528', '05', '28'],
    ['05/2028', '05', '28'],
    ['052028', '05', '28'],
    // Browsers may fill in this form for `cc-exp` (HTML).
    ['2028-05', '05', '28'],
    ['12/50', '12', '50'],
  ])('is read from %j as month %s of year %s', (typed, month, year) => {
    expect(readExpiry(typed)).toEqual({ month, year });
  });

  test.each(['', '05', '05/2', '00/28', '13/28', '05/51', '05/1928', '05/28/01', 'May 28', '0x/28'])(
    'cannot be read from %j',
    (typed) => {
      expect(readExpiry(typed)).toBeNull();
    },
  );

  test('reads any string without an error', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const expiry = readExpiry(typed);
        expect(expiry === null || /^(0[1-9]|1[0-2])-\d\d$/.test(`${expiry.month}-${expiry.year}`)).toBe(true);
        expect(typeof groupExpiry(typed)).toBe('string');
      }),
    );
  });
});
