import { describe, expect, it } from 'vitest';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import * as selectors from '../../../machines/steps/summary/summary.selectors.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { RoomPicture } from '../../../src/domain/rooms/room-types.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, legOne, legTwo, session } from '../../support/checkout-stay.ts';
import { legPackage, packagePrice } from '../../support/extras-fixtures.ts';
import { startStep } from '../start-step.ts';

const lake: RoomPicture = { path: 'lake-king.avif', caption: '' };

function shown(changes: Partial<Booking> = {}, images = [lake, { path: 'view.avif', caption: '' }]) {
  const [house] = configuration.areas;
  const roomTypes = house?.roomTypes.map((room) => (room.code === 'KNG' ? { ...room, images } : room)) ?? [];
  const { actor } = startStep(summaryMachine, {
    configuration: {
      ...configuration,
      areas: house ? [{ ...house, roomTypes }] : [],
      countries: [{ code: 'GB', displayName: 'United Kingdom' }],
    },
    session,
    booking: { ...booking, ...changes },
    profile: null,
  });
  return actor.getSnapshot();
}

describe('the guest’s answers, before the payment', () => {
  it('show the lead booker with name, contact and address, in the names of the estate', () => {
    const account = { emailAddress: 'ada@example.com', addressBooks: [] };
    expect(selectors.selectLead(shown({ leadGuest, account }))).toEqual({
      name: 'Ms Ada Lovelace',
      emailAddress: 'ada@example.com',
      telephone: '020 7946 0000',
      address: ['12 Square', 'Mayfair', 'London', 'W1 1AA', 'United Kingdom'],
      asksForAccount: true,
    });
  });

  it('E-20 leave out empty address lines, and show the code of an unknown country', () => {
    const address = { ...leadGuest.address, line2: '', country: 'XX' };
    const lead = selectors.selectLead(shown({ leadGuest: { ...leadGuest, address } }));
    expect([lead?.address, lead?.asksForAccount]).toEqual([['12 Square', 'London', 'W1 1AA', 'XX'], false]);
  });

  it('have the postcode where the country of the address has it', () => {
    const address = { line1: 'Hauptgasse 12', line2: '', city: 'Appenzell', country: 'CH', postCode: '9050' };
    const lead = selectors.selectLead(shown({ leadGuest: { ...leadGuest, address } }));
    expect(lead?.address).toEqual(['Hauptgasse 12', '9050', 'Appenzell', 'CH']);
  });

  it('B §9 tell the rooms that are paid on arrival, and their add-ons today', () => {
    const wine = legPackage({ price: packagePrice({ code: 'WINE', amount: 1_500 }) });
    const paysToday = (requiresDeposit: boolean, packages = [wine]) =>
      selectors
        .selectAnswers(
          shown({
            legs: [
              {
                ...legOne,
                packages,
                spaPackages: [],
                rate: legOne.rate && { ...legOne.rate, requiresDeposit },
              },
            ],
          }),
        )
        .map(({ paysExtrasToday }) => paysExtrasToday);
    expect([paysToday(false), paysToday(true), paysToday(false, [])]).toEqual([[true], [false], [false]]);
  });

  it('show nothing of a lead booker without details', () => {
    expect(selectors.selectLead(shown({ leadGuest: null }))).toBeNull();
  });

  it('B §2.2, E-14 list the requests of each room in the order of the form, without empty ones', () => {
    const requests = {
      ...legOne.requests,
      dogRequirements: 'Bess, a whippet.',
      dietaryRequirements: ' ',
      dinnerBookingRequests: 'Eight o’clock.',
      specialRequirements: 'A cot, please.',
    };
    const answers = selectors.selectAnswers(shown({ legs: [{ ...legOne, requests }, legTwo] }));
    expect(answers.map((room) => [room.leg, room.answers])).toEqual([
      [
        1,
        [
          { question: 'dogRequirements', answer: 'Bess, a whippet.' },
          { question: 'dinnerBookingRequests', answer: 'Eight o’clock.' },
          { question: 'specialRequirements', answer: 'A cot, please.' },
        ],
      ],
      [2, []],
    ]);
  });

  it('show the first picture of the chosen room, if it has one', () => {
    const images = (changes: Partial<Booking>, of?: RoomPicture[]) =>
      selectors.selectAnswers(shown(changes, of)).map(({ image }) => image);
    expect(images({ legs: [legOne] })).toEqual([lake]);
    expect(images({ legs: [legOne] }, [])).toEqual([null]);
    expect(images({ legs: [{ ...legOne, roomCode: null, rate: null }] })).toEqual([null]);
  });

  it('A §9.3 show no terms of a room paid on arrival without a cancellation date, or without a rate', () => {
    const [undated, unchosen] = selectors.selectAnswers(
      shown({
        legs: [
          { ...legTwo, rate: legTwo.rate && { ...legTwo.rate, cancellationDateTime: null } },
          { ...legOne, rate: null },
        ],
      }),
    );
    expect(undated && selectors.termsAt(undated, '2027-04-20T10:00:00')).toBeNull();
    expect(unchosen && selectors.termsAt(unchosen, '2027-04-20T10:00:00')).toBeNull();
  });

  it('D-382 take the business date of the estate with its current time of day', () => {
    expect(selectors.selectTimeAt(new Date('2031-01-01T09:30:00Z'))(shown())).toMatch(/^2027-04-20T/);
  });
});
