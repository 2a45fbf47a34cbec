import { describe, expect, test } from 'vitest';
import type { Leg } from '../../src/domain/booking.ts';
import { roomChoices, withGuestsOf } from '../../src/domain/legs.ts';
import { booking, configuration, guest, heldLeg, leg } from '../support/fixtures.ts';

test('E-12 a room is open once every room before it is held', () => {
  const estate = configuration();
  const choices = (...legs: Leg[]) =>
    roomChoices(estate, booking({ legs })).map(({ leg: number, isHeld, isOpen }) => [number, isHeld, isOpen]);
  expect(choices(leg(), leg({ leg: 2 }), leg({ leg: 3 }))).toEqual([
    [1, false, true],
    [2, false, false],
    [3, false, false],
  ]);
  expect(choices(heldLeg(), leg({ leg: 2 }), leg({ leg: 3 }))).toEqual([
    [1, true, true],
    [2, false, true],
    [3, false, false],
  ]);
  // The first room is being changed.
  expect(choices(leg(), heldLeg(2))).toEqual([
    [1, false, true],
    [2, true, false],
  ]);
});

describe('D-403 a new search', () => {
  const named = guest('Ada', 'Byron');
  const before = booking({ legs: [leg({ guests: [named] }), leg({ leg: 2, guests: [named] })] });

  test('keeps the names in each room whose party is the same', () => {
    const other = leg({ leg: 2, guestQuota: { ...leg().guestQuota, adults: 1 } });
    const again = booking({ legs: [leg({ guests: [] }), { ...other, guests: [] }] });
    expect(withGuestsOf(again, before).legs.map(({ guests }) => guests)).toEqual([[named], []]);
  });

  test('has no names where there was no such room, or nobody in it yet', () => {
    const again = booking({
      legs: [leg({ guests: [] }), leg({ leg: 2, guests: [] }), leg({ leg: 3, guests: [] })],
    });
    const unnamed = booking({ legs: [leg({ guests: [named] }), leg({ leg: 2, guests: [] })] });
    expect(withGuestsOf(again, unnamed).legs.map(({ guests }) => guests)).toEqual([[named], [], []]);
    expect(withGuestsOf(again, null)).toEqual(again);
  });
});
