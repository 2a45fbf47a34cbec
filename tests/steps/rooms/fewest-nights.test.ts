import { expect, test } from 'vitest';
import { fewestNightsOf } from '../../../machines/steps/rooms/rooms.rules.ts';
import type { RoomRate } from '../../../src/domain/rooms/availability.ts';
import { availability, roomRate } from '../../support/fixtures.ts';
import { bookingFor, configuration, dailyRate, twoAdults } from './rooms-stay.ts';

/** A room for so many nights and more, and one with a rate for the stay's own nights. */
const longer = (code: string, minLengthOfStay: number, unitsAvailable = 1) =>
  roomRate({ room: { code, unitsAvailable }, rates: [], minLengthOfStay });
const free = (code: string) => roomRate({ room: { code, unitsAvailable: 1 }, rates: [dailyRate] });

test.each<[string, RoomRate[][], number | null]>([
  ['where the rooms that are left take longer stays only', [[longer('KNG', 3), longer('TWN', 4)]], 3],
  ['not where one can be had', [[longer('KNG', 3), free('TWN')]], null],
  ['not where none is left', [[longer('KNG', 3, 0)]], null],
  ['for each of the rooms that are searched for', [[longer('KNG', 3)], [longer('TWN', 4)]], 4],
  ['beside a room that can be had', [[free('KNG')], [longer('TWN', 4)]], 4],
  ['not where another room has none', [[longer('KNG', 3)], []], null],
])('E-11 the fewest nights are told %s', (_, rooms, fewestNights) => {
  const booking = bookingFor(...rooms.map(() => twoAdults));
  const roomAvailabilities = booking.legs.map(({ leg, guestQuota }, place) => ({
    ...{ leg, guestQuota },
    roomRates: rooms[place] ?? [],
  }));
  const answer = availability(0, { isAvailable: false, roomAvailabilities });
  expect(fewestNightsOf({ configuration, booking, availability: answer })).toBe(fewestNights);
});
