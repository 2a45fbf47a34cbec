import { expect, test } from 'vitest';
import { itineraryEntries } from '../../machines/steps/confirmation/confirmation.rules.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking } from '../support/checkout-stay.ts';
import { extraSlot, legPackage, packagePrice } from '../support/extras-fixtures.ts';

test('D-107 lists the nights, then every time with its duration and guests', () => {
  const entries = itineraryEntries(booking, configuration);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  const both = ['Ada', 'Charles'];
  const nights = { from: '2027-05-01', until: '2027-05-03' };
  expect(entries.map(({ leg, kind, what, who, when }) => [leg, kind, what, who, when])).toEqual([
    [1, 'stay', 'Lake King', ['Ms Ada Lovelace', 'Mr Charles Babbage'], nights],
    [1, 'treatment', 'Hot stones', ['Ada'], { start: '2027-05-01T15:00:00', minutes: 60 }],
    [1, 'breakfast', 'The Orangery', both, { start: '2027-05-02T08:30:00', minutes: 60 }],
    [1, 'golf', '', both, { start: '2027-05-02T10:10:00', minutes: 240 }],
    [1, 'breakfast', 'The Orangery', both, { start: '2027-05-03T09:00:00', minutes: 60 }],
    [
      2,
      'stay',
      'Garden Twin',
      ['Dr Mary Somerville', 'Master Tom Somerville', 'Master Will Somerville'],
      nights,
    ],
  ]);
});

test('lists a time even when its add-on has no name', () => {
  const [first, ...others] = booking.legs;
  if (!first) throw new Error('the booking has no room');
  const time = extraSlot('2027-05-02T16:00:00', 7_800);
  const mud = legPackage({
    price: packagePrice({ code: 'GONE' }),
    selections: [{ kind: 'mud', code: 'M2', guestIndexes: [0, 1], time }],
  });
  const entries = itineraryEntries(
    { ...booking, legs: [{ ...first, packages: [mud] }, ...others] },
    configuration,
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'treatment',
      what: '',
      who: ['Ada', 'Charles'],
      when: { start: '2027-05-02T16:00:00', minutes: 60 },
    }),
  );
});
