import { expect, test } from 'vitest';
import { confirmationNumberOf } from '../../../src/domain/payment/payment-record.ts';
import { booking, heldLeg, leg } from '../../support/fixtures.ts';

test("B §2.6 the first room's number stands for the booking", () => {
  const second = heldLeg(2);
  expect(confirmationNumberOf(booking({ legs: [heldLeg(1), second] }))).toBe('C-1');
  expect(confirmationNumberOf(booking({ legs: [leg(), second] }))).toBe('');
  expect(confirmationNumberOf(booking({ legs: [] }))).toBe('');
});
