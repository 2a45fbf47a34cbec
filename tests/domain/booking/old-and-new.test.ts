import { describe, expect, it } from 'vitest';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { amendedSides, mayBePaid } from '../../../src/domain/booking/old-and-new.ts';
import { bookedRoom } from '../../account/account-bookings.ts';
import { booking, configuration, heldLeg, fee, leg, search } from '../../support/fixtures.ts';

const estate = configuration();
const dates = { from: '2027-05-10', to: '2027-05-12' };

describe('E-17 the two sides of an amendment', () => {
  it('the booked room, with its price without extras', () => {
    const room = bookedRoom({ roomCode: 'LAK', total: 42_050 });
    const old = (price: number | null) => amendedSides(room, price, null, estate).old;
    expect(old(42_050)).toEqual({ dates, roomName: 'Lake Room', price: 42_050, hasExtras: false });
    expect(old(40_000)).toMatchObject({ price: 40_000, hasExtras: true });
    expect(amendedSides(bookedRoom({ roomCode: 'GONE' }), null, null, estate)).toEqual({
      old: { dates, roomName: '', price: null, hasExtras: true },
      ...{ next: null, areYearsTold: false },
    });
  });

  const moor = bookedRoom({ roomCode: 'MOR' });
  const next = (legs: Leg[], stay = {}, room = moor) =>
    amendedSides(room, null, booking({ search: search(stay), legs }), estate).next;
  const unpriced = leg({ roomCode: 'LAK' });

  it('E-08 the room that takes its place, with the fees that its party cannot avoid', () => {
    const held = heldLeg(1, { includedPackages: [fee('DOG', 2_000)] });
    // £200 and £20.
    expect(next([held])).toEqual({ dates: null, roomName: 'Lake Room', price: 22_000, hasExtras: false });
    expect(next([unpriced])).toMatchObject({ price: null });
  });

  it('the new one says only what changes', () => {
    const later = { from: '2027-05-10', to: '2027-05-13' };
    expect(next([unpriced], { numberOfNights: 3 })).toMatchObject({ dates: later, roomName: 'Lake Room' });
    const lake = bookedRoom({ roomCode: 'LAK' });
    expect(next([unpriced], { numberOfNights: 3 }, lake)).toMatchObject({ dates: later, roomName: '' });
    expect(next([unpriced], {}, lake)).toBeNull();
    expect(next([heldLeg(1)], {}, lake)).toMatchObject({ dates: null, roomName: '', price: 20_000 });
  });

  it.each([
    ['one year', '2027-12-20', false],
    ['two years', '2028-01-03', true],
    ['a stay over the turn of the year', '2027-12-31', true],
  ])('years are told where they differ: %s', (_, arrivalDate, areYearsTold) => {
    const moved = booking({ search: search({ arrivalDate }), legs: [unpriced] });
    expect(amendedSides(moor, null, moved, estate)).toMatchObject({ areYearsTold });
  });

  it.each([
    ['before a room is chosen', [leg()]],
    ['where several rooms take its place', [heldLeg(1), heldLeg(2)]],
  ])('nothing %s', (_, legs) => {
    expect(next(legs)).toBeNull();
  });

  const fizz = { code: 'FIZZ', name: '', quantity: 1 };
  it.each([
    ['a deposit', { requiresDeposit: true, packagesTotal: 0 }, true],
    ['extras', { requiresDeposit: false, packages: [], packagesTotal: 1_500 }, true],
    [
      'an extra whose price is not told',
      { requiresDeposit: false, packages: [fizz], packagesTotal: 0 },
      true,
    ],
    ['neither', { requiresDeposit: false, packages: [], packagesTotal: 0 }, false],
  ])('may be paid with %s', (_, room, expected) => {
    expect(mayBePaid(bookedRoom(room))).toBe(expected);
  });

  it.each([
    [0, false],
    [1_500, true],
    [null, true],
  ])('of extras may be paid what the estate says or leaves open: %s', (paid, expected) => {
    const money = { paid, freeUntil: null, nonRefundable: [], isOpen: true };
    expect(mayBePaid({ ...bookedRoom({ packages: [fizz] }), money })).toBe(expected);
  });
});
