import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sendConfirmationMachine } from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import type { LoadedStay } from '../../machines/account/booking-details/booking-details.types.ts';
import { bookingDetailsMachine } from '../../machines/account/booking-details/booking-details.machine.ts';
import { stayPackagesMachine } from '../../machines/account/stay-packages/stay-packages.machine.ts';
import type { PackagePrice } from '../../src/domain/addons.ts';
import { BookingDetailsScreen } from '../../widget/account/booking-details/BookingDetailsScreen.tsx';
import { cover } from '../paths/cover.ts';
import { explore } from '../paths/explore.ts';
import { holdCalls } from '../support/held-calls.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import { bookingDetailsWorld } from '../worlds/booking-details.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

/**
 * The packages and the form for the confirmation have replays of their own, and so has a stay that the
 * packages reload.
 */
const ALONE = { done: [], error: [] };
const OF_OTHERS = /packages|resend|stay\.reloaded|confirming\|always/;

const [environment = {}] = bookingDetailsWorld.environments;
const { paths, uncovered } = cover(
  explore(bookingDetailsMachine, {
    ...environment,
    events: { ...environment.events, 'packages.changed': [], 'stay.reloaded': [] },
    actors: { ...environment.actors, packages: ALONE, resend: ALONE },
  }),
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const close = () => userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);

function show(input: never) {
  const loads = holdCalls<LoadedStay, { confirmationNumber: string }>();
  const cancels = holdCalls<undefined, { confirmationNumber: string; legs: number[] | null }>();
  const machine = bookingDetailsMachine.provide({
    actors: {
      loadStayBooking: loads.port,
      cancelStay: cancels.port,
      resend: sendConfirmationMachine.provide({
        actors: {
          sendConfirmation: holdCalls<undefined, { confirmationNumber: string; emailAddress: string }>().port,
        },
      }),
      packages: stayPackagesMachine.provide({
        actors: {
          loadStayPackages: holdCalls<PackagePrice[], { arrivalDate: string; numberOfNights: number }>().port,
        },
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  renderInWidget(<BookingDetailsScreen actor={actor} />);
  return { actor, loads, cancels };
}

describe('B §2.16, §4 a stay, walked in the view: reading, cancelling, amending', () => {
  const seen = new Set<string>();

  test('the paths take every transition of the stay itself', () => {
    expect(uncovered.filter((id) => !OF_OTHERS.test(id))).toEqual([]);
  });

  test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))('%s', async (_, path) => {
    await replayInView(path, {
      show,
      hands: {
        'load.retried': () => press('Try again'),
        'cancel.opened': () => press('Cancel Booking'),
        'cancel.closed': close,
        'cancel.roomChosen': ({ leg }) => press(`Cancel Room ${leg}:`),
        'cancel.allChosen': () => press('Cancel All'),
        'cancel.confirmed': () => press('Yes'),
        'cancel.declined': () => press('No'),
        'amend.opened': () => press('Amend Booking'),
        'amend.closed': close,
        'loadStayBooking done': ({ output }, { loads }) => loads.calls.at(-1)?.resolve(output as LoadedStay),
        'loadStayBooking error': ({ error }, { loads }) => loads.calls.at(-1)?.reject(error),
        'cancelStay done': (_event, { cancels }) => cancels.calls.at(-1)?.resolve(undefined),
        'cancelStay error': ({ error }, { cancels }) => cancels.calls.at(-1)?.reject(error),
      },
      expectShown: (planned) => {
        const isAsking = screen.queryByRole('alertdialog', { name: 'Are you sure?' }) !== null;
        const cancelling = { shown: { guest: 'cancelling' } };
        const asks = planned.matches({ shown: { guest: { cancelling: 'confirming' } } });
        expect(isAsking).toBe(asks || planned.hasTag('cancelling'));
        expect(screen.queryByRole('dialog', { name: 'Need to cancel?' }) !== null).toBe(
          planned.matches(cancelling),
        );
        expect(screen.queryByRole('dialog', { name: 'Want to make a change?' }) !== null).toBe(
          planned.matches({ shown: { guest: 'amending' } }),
        );
        expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(planned.matches('failed'));
        expect(screen.queryByRole('region', { name: 'Room 1:' }) !== null).toBe(planned.matches('shown'));
      },
      onShown: async (planned) => {
        const state = JSON.stringify(planned.value);
        if (seen.has(state)) return;
        seen.add(state);
        await expectAccessible();
      },
    });
  });
});
