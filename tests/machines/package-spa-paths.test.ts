import { expect, it } from 'vitest';
import { packageSpaMachine } from '../../machines/modals/package-spa/package-spa.machine.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { stuck } from '../paths/invariants.ts';
import { spaWorld } from '../support/addons-worlds.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';

it('A §4.9 paths take every transition; only who wants treatments has some, none outside the stay, and it can always be left', () => {
  const { graph, paths } = expectFullCoverage(packageSpaMachine, spaWorld, {
    invariants: {
      'no treatment for a guest who is not in the room or wants none': ({
        context: { chosen, guests, guestIndexes },
      }) =>
        chosen.every(
          ({ guestIndex }) => guests[guestIndex] !== undefined && guestIndexes.includes(guestIndex),
        ),
      'no treatment outside the stay': ({ context: { chosen } }) =>
        chosen.every(
          ({ date, time }) => [MONDAY, TUESDAY, WEDNESDAY].includes(date) && time.StartTime.startsWith(date),
        ),
      'no time that is taken': ({ context: { chosen } }) => chosen.every(({ time }) => time.IsAvailable),
      'prices are whole pence': ({ context: { chosen } }) =>
        chosen.every(({ price }) => Number.isInteger(price)),
      'what is submitted has treatments': ({ output }) =>
        output?.type !== 'submitted' || output.selections.length > 0,
    },
  });
  expect(paths.length).toBeLessThan(30);
  expect(
    stuck(
      graph,
      () => true,
      ({ status }) => status === 'done',
    ),
  ).toEqual([]);
});
