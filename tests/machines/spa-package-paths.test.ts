import { expect, it } from 'vitest';
import { spaPackageMachine } from '../../machines/modals/spa-package/spa-package.machine.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { stuck } from '../paths/invariants.ts';
import { MONDAY, TUESDAY } from '../support/itinerary-stay.ts';
import { spaWorld } from '../support/itinerary-worlds.ts';

it('A §4.7 paths take every transition; nobody twice on a date or outside the stay, and the modal can always be left', () => {
  const { graph, paths } = expectFullCoverage(spaPackageMachine, spaWorld, {
    invariants: {
      'no pick for a guest who is not in the room': ({ context: { picks, guests } }) =>
        picks.every(({ guestIndex }) => guests[guestIndex] !== undefined),
      'no pick outside the stay': ({ context: { picks } }) =>
        picks.every(({ dateIndex, time }) => {
          const date = [MONDAY, TUESDAY][dateIndex];
          return date !== undefined && (time === null || time.StartTime.startsWith(date));
        }),
      'none twice for one guest and date': ({ context: { picks } }) =>
        new Set(picks.map(({ guestIndex, dateIndex }) => `${guestIndex}-${dateIndex}`)).size === picks.length,
      'prices are whole pence': ({ context: { picks } }) =>
        picks.every(
          ({ duration }) => Number.isInteger(duration.Price) && Number.isInteger(duration.PriceDifference),
        ),
      'no time that is taken': ({ context: { picks } }) =>
        picks.every(({ time }) => time?.IsAvailable !== false),
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
