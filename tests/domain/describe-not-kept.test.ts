import { expect, test } from 'vitest';
import type { NotKept } from '../../src/domain/not-kept.ts';
import { describeNotKept } from '../../src/texts/describe-not-kept.ts';
import { catalogue } from '../support/catalogue.ts';

const what = (told: Partial<NotKept>, hasRooms = false) =>
  describeNotKept(
    catalogue,
    { leg: 2, kind: 'addOn', name: 'Fizz', when: null, why: 'notWithRate', ...told },
    hasRooms,
  );

test('D-484 each thing is described by its name, its time and why it was not kept', () => {
  expect(what({})).toBe('Fizz – not available with your new rate');
  expect(what({}, true)).toBe('Room 2: Fizz – not available with your new rate');
  expect(what({ kind: 'guest', name: 'Sam Fell', why: 'noGuest' })).toBe('Sam Fell – not in your new party');
  expect(what({ kind: 'guest', name: 'Sam Fell', why: 'noRoom' })).toBe(
    'Sam Fell – your new search has fewer rooms',
  );
  const start = '2027-05-01T19:00:00';
  expect(
    what({ kind: 'dinner', name: 'The Stillroom', when: { at: 'time', start }, why: 'outsideStay' }),
  ).toBe('Dinner at The Stillroom, Sat 1st May at 19:00 – not within your new stay');
  expect(
    what({ kind: 'breakfast', name: '', when: { at: 'day', date: '2027-05-04' }, why: 'notChosen' }),
  ).toBe('Breakfast, Tue 4th May – no table chosen yet');
  expect(
    what({
      ...{ kind: 'pool', name: '', when: { at: 'part', date: '2027-05-01', part: 'Morning' } },
      why: 'otherParty',
    }),
  ).toBe('Pool & Spa Access, Sat 1st May, morning – for another number of guests');
});
