import { describe, expect, test } from 'vitest';
import {
  areGuestsNamed,
  blankGuests,
  firstNames,
  fullName,
  isLeadGuestComplete,
  isNamed,
  leadCandidates,
} from '../../../src/domain/guests/guests.ts';
import { booking, guest, leg, quota } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';

const blank = { title: '', firstName: '', lastName: '', isLoggedInUser: false, isLeadGuest: false };
const ada = guest('Ada', 'Byron');
const grace = guest('Grace', 'Hopper');
const child = guest('Tim', 'Byron', { isChild: true, age: 7 });

test('A §3.10, §4.2 blank guests are the adults first, then the children with their ages', () => {
  expect(blankGuests(quota({ adults: 2, childAges: [7, 2], children: 1, infants: 1 }))).toEqual([
    { ...blank, guestCategoryIndex: 0, isChild: false, age: null },
    { ...blank, guestCategoryIndex: 1, isChild: false, age: null },
    { ...blank, guestCategoryIndex: 0, isChild: true, age: 7 },
    { ...blank, guestCategoryIndex: 1, isChild: true, age: 2 },
  ]);
});

describe('A §5.5 every guest needs title, first name and last name', () => {
  test.each([{ title: '' }, { firstName: ' ' }, { lastName: '' }])('%j is not enough', (fields) => {
    expect(isNamed(guest('Ada', 'Byron', fields))).toBe(false);
    const legs = [leg({ guests: [ada] }), leg({ leg: 2, guests: [grace, guest('Ada', 'Byron', fields)] })];
    expect(areGuestsNamed(booking({ legs }))).toBe(false);
  });

  test('D-612 a child needs no title', () => {
    const untitled = { title: '', isChild: true };
    expect(isNamed(guest('Tim', 'Byron', untitled))).toBe(true);
    expect(isNamed(guest('Tim', ' ', untitled))).toBe(false);
  });

  test('every room needs a named guest', () => {
    const rooms = [[leg({ guests: [ada, child] })], [leg({ guests: [ada] }), leg({ leg: 2 })]];
    expect(rooms.map((legs) => areGuestsNamed(booking({ legs })))).toEqual([true, false]);
  });
});

describe('names', () => {
  test('A §2.9 a full name', () => {
    expect(fullName(ada)).toBe('Ada Byron');
    expect(fullName({ firstName: ' Ada ', lastName: '' })).toBe('Ada');
  });

  test('B §2.2 first names leave out empty ones', () => {
    expect(firstNames(leg({ guests: [ada, guest('', 'Byron'), child] }))).toEqual(['Ada', 'Tim']);
  });

  test('B §2.2 any adult of any room can be the lead booker', () => {
    const legs = [leg({ guests: [ada, child] }), leg({ leg: 2, guests: [grace] })];
    expect(leadCandidates(booking({ legs }))).toEqual([
      { legIndex: 0, guestIndex: 0, guest: ada },
      { legIndex: 1, guestIndex: 0, guest: grace },
    ]);
  });
});

describe('B §5 the lead booker', () => {
  test.each(['IE', 'AE', 'HK', 'QA'])('F-02 is complete without a postcode in %s', (country) => {
    const address = { ...leadGuest.address, country, postCode: '' };
    expect(isLeadGuestComplete(booking({ leadGuest: { ...leadGuest, address } }))).toBe(true);
  });

  test('is complete without a second address line', () => {
    expect(isLeadGuestComplete(booking({ leadGuest }))).toBe(true);
    expect(isLeadGuestComplete(booking())).toBe(false);
  });

  test.each(['title', 'firstName', 'lastName', 'emailAddress', 'telephone'])(
    'is incomplete without %s',
    (field) => {
      expect(isLeadGuestComplete(booking({ leadGuest: { ...leadGuest, [field]: ' ' } }))).toBe(false);
    },
  );

  test.each(['line1', 'city', 'country', 'postCode'])('is incomplete without %s of the address', (field) => {
    const address = { ...leadGuest.address, [field]: '' };
    expect(isLeadGuestComplete(booking({ leadGuest: { ...leadGuest, address } }))).toBe(false);
  });
});
