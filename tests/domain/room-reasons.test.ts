import { describe, expect, test } from 'vitest';
import type { GuestOccupancy } from '../../src/domain/occupancy.ts';
import { roomOffer, type RoomOutcome } from '../../src/domain/rooms.ts';
import type { RoomType } from '../../src/domain/room-types.ts';
import { party, roomRate, roomType } from '../support/fixtures.ts';

const outcome = (room: Partial<RoomType>, guests: GuestOccupancy, rates = roomRate()) =>
  roomOffer(roomType({ maxAdults: null, maxChildren: null, ...room }), rates, guests, [], 2).outcome;

const sleeps = (who: 'guests' | 'adults' | 'children', most: number): RoomOutcome => ({
  kind: 'sleeps',
  who,
  most,
});

describe('E-11 why a room is unavailable', () => {
  test.each<[string, Partial<RoomType>, GuestOccupancy, RoomOutcome]>([
    ['more guests than beds', { maxAdults: 2, maxChildren: 1 }, party(4), sleeps('guests', 3)],
    ['more guests than the room system takes', { maxOccupancy: 3 }, party(3, [5]), sleeps('guests', 3)],
    ['the smaller of both', { maxAdults: 2, maxChildren: 2, maxOccupancy: 3 }, party(4), sleeps('guests', 3)],
    ['more adults', { maxAdults: 2, maxChildren: 1 }, party(3), sleeps('adults', 2)],
    ['more adults, nothing known of children', { maxAdults: 2 }, party(4), sleeps('adults', 2)],
    ['more children', { maxAdults: 4, maxChildren: 1 }, party(2, [5, 6]), sleeps('children', 1)],
    ['no children', { maxAdults: 2, maxChildren: 0 }, party(1, [5]), { kind: 'notChildFriendly' }],
    ['no infants', { maxAdults: 2, maxChildren: 0 }, party(1, [2]), { kind: 'notInfantFriendly' }],
  ])('E-11 a room that is too small says how many it holds: %s', (_, room, guests, expected) => {
    expect(outcome(room, guests)).toEqual(expected);
    expect(outcome(room, guests, roomRate({ room: { code: 'LAK', unitsAvailable: 0 } }))).toEqual(expected);
  });

  test('E-11, D-22 a room that is kept for larger parties says so', () => {
    const three = { kind: 'minimumGuests', minimum: 3 };
    expect(outcome({ systemMaxAdults: 3 }, party(2))).toEqual(three);
    expect(outcome({ systemMaxAdults: 2, systemMaxChildren: 1 }, party(2))).toEqual(three);
  });

  test("E-11 a free room states its minimum stay where the stay is too short, not 'Sold out'", () => {
    const forThree = { rates: [], minLengthOfStay: 3 };
    expect(outcome({}, party(2), roomRate(forThree))).toEqual({ kind: 'minimumNights', minimum: 3 });
    expect(outcome({}, party(2), roomRate({ minLengthOfStay: 2 })).kind).toBe('from');
    const gone = { ...forThree, room: { code: 'LAK', unitsAvailable: 0 } };
    expect(outcome({}, party(2), roomRate(gone))).toEqual({ kind: 'soldOut' });
  });
});
