import { expect, test } from 'vitest';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { roomChoices } from '../../../src/domain/booking/legs.ts';
import { booking, configuration, heldLeg, leg } from '../../support/fixtures.ts';

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
  // The guest is changing the first room.
  expect(choices(leg(), heldLeg(2))).toEqual([
    [1, false, true],
    [2, true, false],
  ]);
});
