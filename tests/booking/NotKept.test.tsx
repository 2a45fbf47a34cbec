import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import type { StayInput, WayOn } from '../../machines/steps/stay-step.types.ts';
import { selectStep } from '../../machines/booking/booking.selectors.ts';
import type { Given } from '../../machines/shared/port.ts';
import type { NotKept as Told } from '../../src/domain/booking/not-kept.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import { NotKept } from '../../widget/booking/NotKept.tsx';
import { booking, configuration, heldLeg, party, staySearch } from '../support/fixtures.ts';
import { expectSaid } from '../support/said.ts';
import { reach } from '../support/reach.ts';
import { keptDraft, anonymous, complete } from './start-booking.ts';
import { expectAccessible, renderInWidget } from '../ui/render.tsx';
import { textsOf } from '../support/texts-of.ts';

const TITLE = 'Some of your choices do not fit your new search';
const notKept: Told[] = [
  { leg: 1, kind: 'guest', name: 'Sam Fell', when: null, why: 'noGuest' },
  {
    ...{ leg: 1, kind: 'dinner', name: 'The Stillroom', why: 'outsideStay' },
    when: { at: 'time', start: '2027-05-01T19:00:00' },
  },
];

/** Shows the notice above the guests' names in a kept booking. */
async function show(kept: Booking) {
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(configuration())),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(null)),
        checkSession: fromPromise(() => Promise.resolve(undefined)),
        idle: fromPromise<IdleOutput, { sessionId: string }>(() => new Promise(() => undefined)),
        guests: fromPromise<WayOn, Given<StayInput>>(() => new Promise(() => undefined)),
      },
    }),
    { input: { ...anonymous, draft: keptDraft({ booking: kept }) } },
  ).start();
  await reach(actor, (snapshot) => selectStep(snapshot) === 'guests');
  renderInWidget(<NotKept actor={actor} />);
}

const lines = () => textsOf(screen.queryAllByRole('listitem'));

test('D-484 lists what the new search does not keep, by name and reason, until the guest dismisses it', async () => {
  await show({ ...complete, carried: { before: [], notKept } });
  expect(screen.getByRole('region', { name: TITLE })).toBeVisible();
  expect(lines()).toEqual([
    'Sam Fell – not in your new party',
    'Dinner at The Stillroom, Sat 1st May at 19:00 – not within your new stay',
  ]);
  await expectSaid(TITLE);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});

test('D-484 names the room in each line of a booking with several rooms, and shows nothing where everything is kept', async () => {
  const twoRooms = booking({
    search: staySearch({ guestOccupancies: [party(2), party(2)] }),
    legs: [heldLeg(1), heldLeg(2)],
  });
  await show({ ...twoRooms, carried: { before: [], notKept: notKept.slice(0, 1) } });
  expect(screen.getByRole('region', { name: TITLE })).toBeVisible();
  expect(lines()).toEqual(['Room 1: Sam Fell – not in your new party']);
  cleanup();
  await show({ ...complete, carried: { before: [], notKept: [] } });
  expect(screen.queryByRole('region')).toBeNull();
});
