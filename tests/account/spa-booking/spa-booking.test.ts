import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { spaBookingMachine } from '../../../machines/account/spa-booking/spa-booking.machine.ts';
import { selectResend, selectVisit } from '../../../machines/account/spa-booking/spa-booking.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { spaDay } from '../account-bookings.ts';
import { input, spaBookingWorld } from './spa-booking.world.ts';
import { reach } from '../../support/reach.ts';

it('B §2.17 paths take every transition of the spa booking', () => {
  expectWorld(spaBookingWorld);
});

it('B §7 loads the visit in the address, and sends its ConfirmationId again', async () => {
  const asked: unknown[] = [];
  const machine = spaBookingMachine.provide({
    actors: {
      loadSpaBooking: fromPromise(({ input: question }) => {
        asked.push(question);
        return Promise.resolve(spaDay());
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  const snapshot = await reach(actor, ({ value }) => value === 'shown');
  expect(asked).toEqual([{ id: 'spa-1' }]);
  expect(selectVisit(snapshot)?.booking).toEqual(spaDay());
  expect(selectVisit(snapshot)?.bill.total).toBe(29_000);
  expect(selectResend(snapshot)?.getSnapshot().context.confirmationNumber).toBe('BH-1');
});
