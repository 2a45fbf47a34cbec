import { expect, test } from 'vitest';
import { itineraryEntries } from '../../machines/steps/confirmation/confirmation.rules.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking } from '../support/checkout-stay.ts';

test('D-164, D-107 the whole itinerary: nights, then times, each as long as it takes', () => {
  const entries = itineraryEntries(booking, configuration);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  const nights = { from: '2027-05-01', until: '2027-05-03' };
  expect(entries.map(({ leg, kind, what, who, when }) => [leg, kind, what, who, when])).toEqual([
    [1, 'stay', 'Lake King', ['Ms Ada Lovelace', 'Mr Charles Babbage'], nights],
    [1, 'treatment', 'Hot stones', ['Ada'], { start: '2027-05-01T15:00:00', minutes: 60 }],
    [1, 'breakfast', 'The Orangery', [], { start: '2027-05-02T08:30:00', minutes: 60 }],
    [1, 'golf', '', [], { start: '2027-05-02T10:10:00', minutes: 240 }],
    [1, 'breakfast', 'The Orangery', [], { start: '2027-05-03T09:00:00', minutes: 60 }],
    [
      2,
      'stay',
      'Garden Twin',
      ['Dr Mary Somerville', 'Master Tom Somerville', 'Master Will Somerville'],
      nights,
    ],
  ]);
});
