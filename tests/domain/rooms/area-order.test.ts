import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOffers } from '../../../src/domain/rooms/rooms.ts';
import type { Area } from '../../../src/domain/rooms/room-types.ts';
import { area, party, roomRate, roomType } from '../../support/fixtures.ts';

interface MadeRoom {
  units: number;
  dogs: boolean;
  children: boolean;
}

const rooms: fc.Arbitrary<MadeRoom> = fc.record({
  units: fc.nat(3),
  dogs: fc.boolean(),
  children: fc.boolean(),
});
const estates = fc.array(fc.array(rooms, { maxLength: 4 }), { minLength: 1, maxLength: 6 });

function areasOf(estate: MadeRoom[][]): Area[] {
  return estate.map((made, index) =>
    area(
      `${index}`,
      made.map(({ dogs, children }, n) =>
        roomType({ code: `${index}-${n}`, isDogFriendly: dogs, isChildFriendly: children }),
      ),
    ),
  );
}

function stockOf(estate: MadeRoom[][]) {
  return estate.flatMap((made, index) =>
    made.map(({ units }, n) => roomRate({ room: { code: `${index}-${n}`, unitsAvailable: units } })),
  );
}

describe('A §9.3 areas of any estate', () => {
  test.each([
    ['by total units', party(2), ({ units }: MadeRoom) => units],
    [
      'with dogs by dog-friendly rooms that have units',
      party(2, [], 1),
      ({ units, dogs }: MadeRoom) => Number(units > 0 && dogs),
    ],
    [
      'with a child by child-friendly rooms that have units',
      party(2, [9], 1),
      ({ units, children }: MadeRoom) => Number(units > 0 && children),
    ],
  ])('%s: sorts the highest first and keeps every area', (_, guests, count) => {
    fc.assert(
      fc.property(estates, (estate) => {
        const order = areaOffers(areasOf(estate), stockOf(estate), guests, [], 2).map(({ area }) =>
          Number(area.key),
        );
        const counts = order.map((index) =>
          (estate[index] ?? []).reduce((sum, room) => sum + count(room), 0),
        );
        expect([...order].sort((a, b) => a - b)).toEqual(estate.map((_made, index) => index));
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }),
    );
  });
});
