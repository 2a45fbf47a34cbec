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
  const start = '2027-05-01T19:00:00';
  const sam = { kind: 'guest', name: 'Sam Fell' } as const;
  const day = { at: 'day', date: '2027-05-04' } as const;
  const morning = { at: 'part', date: '2027-05-01', part: 'Morning' } as const;
  expect([
    what({}),
    what({}, true),
    what({ ...sam, why: 'noGuest' }),
    what({ ...sam, why: 'noRoom' }),
    what({ kind: 'dinner', name: 'The Stillroom', when: { at: 'time', start }, why: 'outsideStay' }),
    what({ kind: 'breakfast', name: '', when: day, why: 'notChosen' }),
    what({ kind: 'pool', name: '', when: morning, why: 'otherParty' }),
  ]).toEqual([
    'Fizz – not available with your new rate',
    'Room 2: Fizz – not available with your new rate',
    'Sam Fell – not in your new party',
    'Sam Fell – your new search has fewer rooms',
    'Dinner at The Stillroom, Sat 1st May at 19:00 – not within your new stay',
    'Breakfast, Tue 4th May – no table chosen yet',
    'Pool & Spa Access, Sat 1st May, morning – for another number of guests',
  ]);
});
