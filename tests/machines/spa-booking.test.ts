import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { spaBookingMachine } from '../../machines/account/spa-booking/spa-booking.machine.ts';
import { selectResend, selectVisit } from '../../machines/account/spa-booking/spa-booking.selectors.ts';
import { environmentOf } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { spaDay } from '../support/account-bookings.ts';
import { memberInput } from '../support/account-rooms.ts';

const input = { ...memberInput, route: { screen: 'spaBooking', id: 'spa-1' } as const };

it('B §2.17 paths take every transition of the spa booking', () => {
  const environment = environmentOf(spaBookingMachine, {
    inputs: [input],
    actors: { loadSpaBooking: { done: [spaDay()] } },
    project: ({ visit, failure }) => [visit?.Id, failure],
  });
  expectFullCoverage(spaBookingMachine, environment, {
    invariants: {
      'a visit is shown only when it was read': ({ value, context }) =>
        value !== 'shown' || context.visit !== null,
    },
    mayRest: (snapshot) => snapshot.matches('shown'),
  });
});

it('B §7 the visit of the address is asked for, its ConfirmationId is what is sent again', async () => {
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
  const snapshot = await waitFor(actor, ({ value }) => value === 'shown');
  expect(asked).toEqual([{ id: 'spa-1' }]);
  expect(selectVisit(snapshot)).toEqual(spaDay());
  expect(selectResend(snapshot)?.getSnapshot().context.confirmationNumber).toBe('BH-1');
});
