import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../../machines/booking/booking.selectors.ts';
import { check } from '../check.ts';
import { bookingInBrowser } from './booking-environment.ts';
import { bookingHands } from './booking-hands.ts';
import { openBooking } from './booking-page.ts';
import { walk } from './recorded-page.ts';
import { expectAccessible, expectShown } from './shown.ts';
import { test } from './walking.ts';

/** The time limit of a step in milliseconds. A path of sixty steps takes as long as ten others. */
const STEP_LIMIT = 5_000;

// A screen does not offer what a guard refuses.
const { paths } = check(bookingMachine, bookingInBrowser, { refusals: false });

for (const [index, path] of paths.entries()) {
  test(`booking ${index + 1} of ${paths.length}, ${path.steps.length} steps`, async ({ page, place }) => {
    test.setTimeout(Math.max(test.info().timeout, path.steps.length * STEP_LIMIT));
    const way = {
      machine: 'booking',
      open: (event: { type: string }) => openBooking(page, place.demo, place.kept, event),
      take: (name: string, ...rest: Parameters<NonNullable<(typeof bookingHands)[string]>>) => {
        const hand = bookingHands[name];
        if (!hand) throw new Error(`There is no hand for ${name}`);
        return hand(...rest);
      },
      expectShown: async (_: unknown, at: unknown, before: unknown, isNew: boolean) => {
        await expectShown(page, at as BookingSnapshot, before as BookingSnapshot | null);
        if (isNew) await expectAccessible(page);
      },
    };
    await walk(path, way, test.step, place.seen);
    place.paths += 1;
    place.steps += path.steps.length;
  });
}
