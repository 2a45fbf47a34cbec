import { cleanup, screen } from '@testing-library/react';
import { onTestFinished, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { selectAmended, selectIsAmending } from '../../machines/booking/booking.selectors.ts';
import type { AmendedRoom } from '../../machines/booking/booking.types.ts';
import type { IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import type { StayInput, WayOn } from '../../machines/steps/stay-step.types.ts';
import type { Given } from '../../machines/shared/port.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';
import { Hints } from '../../widget/booking/Hints.tsx';
import { bookedRoom } from '../account/account-bookings.ts';
import { configuration, profile, rateGroup, rateGroupRate, search } from '../support/fixtures.ts';
import { reach } from '../support/reach.ts';
import { expectSaid, SAID } from '../support/said.ts';
import { anonymous, complete, keptDraft } from './start-booking.ts';
import { expectVisible, textsOf } from '../support/texts-of.ts';
import { expectAccessible, renderInWidget } from '../ui/render.tsx';

const selling = rateGroup('simple', [rateGroupRate({ allowedAddOnPackages: ['FIZZ'] })]);

/** Shows what stands above the guests' names of a member who changes the room WM-1. */
async function show(find: () => Promise<BookedRoom | null>, until: AmendedRoom['state']) {
  const asked = search({ amendId: 'WM-1' });
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(configuration({ rateGroups: [selling] }))),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(profile)),
        checkSession: fromPromise(() => Promise.resolve(undefined)),
        findBookedRoom: fromPromise<BookedRoom | null, { internalIdentifier: string }>(find),
        idle: fromPromise<IdleOutput, { sessionId: string }>(() => new Promise(() => undefined)),
        guests: fromPromise<WayOn, Given<StayInput>>(() => new Promise(() => undefined)),
      },
    }),
    { input: { ...anonymous, draft: keptDraft({ booking: { ...complete, search: asked }, search: asked }) } },
  ).start();
  onTestFinished(() => void actor.stop());
  await reach(actor, (snapshot) => selectAmended(snapshot) === until);
  renderInWidget(<Hints actor={actor} />);
  return actor;
}

const paragraphs = () => textsOf(screen.queryAllByText(/booking/, { ignore: `button, ${SAID}` }));

test('E-17 an id of the address is not shown before the estate knows it', async () => {
  await show(() => new Promise(() => undefined), 'unknown');
  expect(paragraphs()).toEqual(['You are changing a booking.']);
  expect(document.body.textContent).not.toContain('WM-1');
});

test('E-17 the booking that is changed is named by the number that the guest knows, once the estate knows it', async () => {
  await show(() => Promise.resolve(bookedRoom({ confirmationNumber: '70413200' })), 'known');
  expect(paragraphs()).toEqual(['Change of booking 70413200']);
  // £420.50 from 10 to 12 May, without extras.
  expectVisible('Now booked: Mon 10th-Wed 12th May 27, £420.50');
  await expectAccessible();
});

test('F-11 the price today is told without extras, and not where fees are in one sum with them', async () => {
  const fizz = { code: 'FIZZ', name: '', quantity: 1 };
  const found = (packages: (typeof fizz)[]) =>
    show(() => Promise.resolve(bookedRoom({ packages, packagesTotal: 1_560 })), 'known');
  await found([fizz]);
  expectVisible('Now booked: Mon 10th-Wed 12th May 27, £404.90 without extras');
  cleanup();
  await found([fizz, { ...fizz, code: 'CITYTAX' }]);
  expectVisible('Now booked: Mon 10th-Wed 12th May 27');
});

test('E-17 a room that has gone is told, and the guest goes on with a new booking', async () => {
  const actor = await show(() => Promise.resolve(bookedRoom({ isCancelled: true })), 'gone');
  const GONE = 'The booking that you are changing is not there any more.';
  expect(paragraphs()).toEqual([GONE]);
  await expectSaid(GONE);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Go on as a new booking' }));
  const NEW = 'From here on you are making a new booking.';
  expect(paragraphs()).toEqual([NEW]);
  await expectSaid(NEW);
  expect(selectIsAmending(actor.getSnapshot())).toBe(false);
});

test('E-17 a room of somebody else is not found', async () => {
  await show(() => Promise.resolve(null), 'notFound');
  const NOT_FOUND = 'The booking that is to be changed was not found among your bookings.';
  expect(paragraphs()).toEqual([NOT_FOUND]);
  await expectSaid(NOT_FOUND);
  expect(document.body.textContent).not.toContain('WM-1');
});
