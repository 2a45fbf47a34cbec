import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaymentAhead, partPackages, roomReceipt, spaItinerary } from '../../src/domain/booked-room.ts';
import { bookedRoom } from '../support/account-bookings.ts';

describe('payment is still due', () => {
  it.each([
    ['before arrival', '2027-05-09T23:59:00', {}, true],
    ['on the day of arrival', '2027-05-10T18:00:00', {}, true],
    ['from the day after', '2027-05-11T00:00:00', {}, false],
    ['where the room is cancelled', '2027-05-09T12:00:00', { isCancelled: true }, false],
  ])('%s', (_, now, changes, expected) => {
    expect(isPaymentAhead(bookedRoom(changes), now)).toBe(expected);
  });
});

describe('a booked room', () => {
  const NO_LINES = { roomAndRate: null, childrenAndInfants: null, dogs: null, packages: null };

  it('E-15 room & rate on its receipt is the total less the other lines', () => {
    expect(roomReceipt(bookedRoom())).toEqual({ ...NO_LINES, roomAndRate: 42_050, total: 42_050 });
    const room = bookedRoom({ packagesTotal: 3_900, nonAdultTotal: 1_000, dogsTotal: 5_000 });
    expect(roomReceipt(room)).toEqual({
      ...{ roomAndRate: 32_150, childrenAndInfants: 1_000, dogs: 5_000, packages: 3_900 },
      total: 42_050,
    });
  });

  it('E-15 the lines of its receipt add up to the total, whatever it costs', () => {
    const pence = fc.nat(500_000);
    fc.assert(
      fc.property(pence, pence, pence, pence, (roomAndRate, packagesTotal, nonAdultTotal, dogsTotal) => {
        const whole = roomAndRate + packagesTotal + nonAdultTotal + dogsTotal;
        const { total, ...lines } = roomReceipt(
          bookedRoom({ total: whole, packagesTotal, nonAdultTotal, dogsTotal }),
        );
        expect(total).toBe(whole);
        expect(Object.values(lines).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(whole);
      }),
    );
  });

  it('its receipt shows only the total where the parts come to more', () => {
    const room = bookedRoom({ total: 4_000, packagesTotal: 3_900, dogsTotal: 5_000 });
    expect(roomReceipt(room)).toEqual({ ...NO_LINES, total: 4_000 });
  });

  it('F-08 its add-ons are what a rate sells; other packages are fees, but for those of the party', () => {
    const packages = ['FIZZ', 'CITYTAX', 'DOG', 'BABY', 'CHILD'].map((code) => ({
      code,
      name: '',
      quantity: 1,
    }));
    const rateTypes = [{ allowedAddOnPackages: [] }, { allowedAddOnPackages: ['FIZZ', 'GOLF'] }];
    const [fizz, tax] = packages;
    expect(partPackages(bookedRoom({ packages }), rateTypes)).toEqual({ addOns: [fizz], fees: [tax] });
  });

  it("B §2.16 its spa itinerary lists each guest's times in order, the lead guest first", () => {
    const item = (clientIndex: number, time: string, displayName: string) => ({
      clientIndex,
      startDateTime: `2027-05-10T${time}:00`,
      displayName,
    });
    const room = bookedRoom({
      accompanyingGuests: [
        { firstName: 'James', lastName: 'Hart' },
        { firstName: 'Agnes', lastName: 'Hart' },
      ],
      spaReservation: {
        items: [item(2, '11:00', 'Facial'), item(0, '15:00', 'Massage'), item(0, '09:30', 'Scrub')],
      },
    });
    expect(spaItinerary(room)).toEqual([
      {
        client: 0,
        firstName: 'Rosalind',
        items: [item(0, '09:30', 'Scrub'), item(0, '15:00', 'Massage')],
      },
      { client: 2, firstName: 'Agnes', items: [item(2, '11:00', 'Facial')] },
    ]);
    expect(spaItinerary(bookedRoom())).toBe(null);
  });
});
