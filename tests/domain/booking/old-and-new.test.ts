import { describe, expect, it } from 'vitest';
import { mayBePaid, newSide, oldSide } from '../../../src/domain/booking/old-and-new.ts';
import { bookedRoom } from '../../account/account-bookings.ts';
import { booking, configuration, heldLeg, fee, leg } from '../../support/fixtures.ts';

const estate = configuration();
const dates = { from: '2027-05-10', to: '2027-05-12' };

describe('E-17 the two sides of an amendment', () => {
  it('the booked room, with its price without extras', () => {
    const room = bookedRoom({ roomCode: 'LAK', total: 42_050 });
    expect(oldSide(room, 42_050, estate)).toEqual({
      ...{ ...dates, roomName: 'Lake Room', price: 42_050, hasExtras: false },
    });
    expect(oldSide(room, 40_000, estate)).toMatchObject({ price: 40_000, hasExtras: true });
    expect(oldSide(bookedRoom({ roomCode: 'GONE' }), null, estate)).toMatchObject({
      ...{ roomName: '', price: null },
    });
  });

  it('E-08 the room that takes its place, with the fees that its party cannot avoid', () => {
    const held = heldLeg(1, { includedPackages: [fee('DOG', 2_000)] });
    // £200 and £20.
    expect(newSide(booking({ legs: [held] }), estate)).toEqual({
      ...{ ...dates, roomName: 'Lake Room', price: 22_000, hasExtras: false },
    });
    const unpriced = leg({ roomCode: 'LAK' });
    expect(newSide(booking({ legs: [unpriced] }), estate)).toMatchObject({ price: null });
  });

  it.each([
    ['before a room is chosen', [leg()]],
    ['where several rooms take its place', [heldLeg(1), heldLeg(2)]],
  ])('nothing %s', (_, legs) => {
    expect(newSide(booking({ legs }), estate)).toBeNull();
  });

  it.each([
    ['a deposit', { requiresDeposit: true, packagesTotal: 0 }, true],
    ['extras', { requiresDeposit: false, packagesTotal: 1_500 }, true],
    ['neither', { requiresDeposit: false, packagesTotal: 0 }, false],
  ])('may be paid with %s', (_, room, expected) => {
    expect(mayBePaid(bookedRoom(room))).toBe(expected);
  });
});
