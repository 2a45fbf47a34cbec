import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Guest } from '../../../src/domain/booking/booking.ts';
import { withMember, withoutMember } from '../../../src/domain/booking/booking-member.ts';
import { fullBooking } from '../../booking/full-booking.ts';
import { guest, heldLeg } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';

const child: Guest = guest('Ivy', 'Fell', { isChild: true, age: 4 });
const member: Guest = guest('Rosalind', 'Hart', { title: 'MS', isLoggedInUser: true });

test('E-07, F-13 logging out removes the member with contact, account and the room that was changed, and keeps what was entered for other guests', () => {
  const booking = {
    ...fullBooking,
    legs: [heldLeg(1, { guests: [{ ...member, isLeadGuest: true }, child] })],
    selectedGuest: { legIndex: 0, guestIndex: 0 },
    leadGuest,
    account: { emailAddress: 'rosalind@example.test', addressBooks: [1] },
    accountCreateStatus: 'created' as const,
  };
  const nobody = {
    ...member,
    title: '',
    firstName: '',
    lastName: '',
    isLoggedInUser: false,
    isLeadGuest: false,
  };
  expect(withoutMember(booking)).toEqual({
    ...booking,
    search: { ...booking.search, amendId: null },
    legs: [heldLeg(1, { guests: [nobody, child] })],
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
    agreesToTerms: false,
  });
});

/** Letters that occur nowhere else in a booking. */
const secret = fc.string({ minLength: 6, maxLength: 12, unit: fc.constantFrom(...'ΔΘΛΞΠΣΦΨΩ') });

test('E-07 logging out leaves nothing of the member in any room', () => {
  fc.assert(
    fc.property(
      fc.array(secret, { minLength: 8, maxLength: 8 }),
      fc.nat(2),
      fc.nat(1),
      (
        [
          title = '',
          firstName = '',
          lastName = '',
          email = '',
          telephone = '',
          line = '',
          city = '',
          code = '',
        ],
        room,
        place,
      ) => {
        const legs = [0, 1, 2].map((index) => {
          const guests = [guest('Tom'), guest('Ivy')];
          const here = { ...member, title, firstName, lastName };
          return heldLeg(index + 1, { guests: index === room ? guests.with(place, here) : guests });
        });
        const address = { line1: line, line2: line, city, country: code, postCode: code };
        const lead = { title, firstName, lastName, emailAddress: email, telephone, address };
        const left = withoutMember({
          ...fullBooking,
          legs,
          leadGuest: lead,
          account: { emailAddress: email, addressBooks: [1] },
        });
        expect(JSON.stringify(left)).not.toMatch(/[ΔΘΛΞΠΣΦΨΩ]/);
        expect(
          left.legs.flatMap(({ guests }) => guests.map(({ firstName: name }) => name)).filter(Boolean),
        ).toHaveLength(5);
      },
    ),
  );
});

test("D-546 a new sign-in clears the lead booker's name and e-mail address, and keeps telephone and address", () => {
  const booking = { ...fullBooking, selectedGuest: { legIndex: 0, guestIndex: 0 }, leadGuest };
  expect(withMember(booking, false)).toEqual({
    ...booking,
    selectedGuest: null,
    agreesToTerms: false,
    leadGuest: { ...leadGuest, title: '', firstName: '', lastName: '', emailAddress: '' },
  });
  const unasked = { ...fullBooking, leadGuest: null };
  expect(withMember(unasked, false)).toEqual({ ...unasked, selectedGuest: null, agreesToTerms: false });
});
