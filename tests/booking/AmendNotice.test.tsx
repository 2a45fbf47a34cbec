import { cleanup, screen } from '@testing-library/react';
import { onTestFinished, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { selectAmended, selectIsAmending } from '../../machines/booking/booking.selectors.ts';
import type { AmendedRoom } from '../../machines/booking/booking.types.ts';
import type { IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import type { SearchInput, SearchOutput } from '../../machines/steps/search/search.rules.ts';
import type { SummaryOutput } from '../../machines/steps/summary/summary.machine.ts';
import type { StayInput, WayOn } from '../../machines/steps/stay-step.types.ts';
import type { Given } from '../../machines/shared/port.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';
import { questionsOf } from '../../src/domain/booking/questions.ts';
import { Hints } from '../../widget/booking/Hints.tsx';
import { bookedRoom } from '../account/account-bookings.ts';
import { configuration, profile, rateGroup, rateGroupRate, search } from '../support/fixtures.ts';
import { reach } from '../support/reach.ts';
import { expectSaid, SAID } from '../support/said.ts';
import { anonymous, complete, keptDraft } from './start-booking.ts';
import { textsOf } from '../support/texts-of.ts';
import { expectAccessible, renderInWidget } from '../ui/render.tsx';

const estate = configuration({
  rateGroups: [rateGroup('simple', [rateGroupRate({ allowedAddOnPackages: ['FIZZ'] })])],
});

/** Shows what stands above a step of a member who changes the room WM-1 to the Lake Room at £200. */
async function show(
  find: () => Promise<BookedRoom | null>,
  until: AmendedRoom['state'],
  step: 'guests' | 'search' | 'summary' = 'guests',
) {
  const asked = search({ amendId: 'WM-1' });
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(estate)),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(profile)),
        checkSession: fromPromise(() => Promise.resolve(undefined)),
        findBookedRoom: fromPromise<BookedRoom | null, { internalIdentifier: string }>(find),
        idle: fromPromise<IdleOutput, { sessionId: string }>(() => new Promise(() => undefined)),
        guests: fromPromise<WayOn, Given<StayInput>>(() => new Promise(() => undefined)),
        search: fromPromise<SearchOutput, Given<SearchInput>>(() => new Promise(() => undefined)),
        summary: fromPromise<SummaryOutput, Given<StayInput>>(() => new Promise(() => undefined)),
      },
    }),
    {
      input: {
        ...anonymous,
        draft: keptDraft({
          ...{ booking: { ...complete, search: asked }, search: asked },
          ...{
            place: { step, leg: 1 },
            questions: complete.legs.map((leg) => questionsOf(estate, leg, false)),
          },
        }),
      },
    },
  ).start();
  onTestFinished(() => void actor.stop());
  await reach(actor, (snapshot) => selectAmended(snapshot) === until);
  renderInWidget(<Hints actor={actor} />);
  return actor;
}

/** What is booked, and what changes: 'Now booked | Mon 10 – Wed 12 May'. */
const sides = () =>
  [...document.querySelectorAll('.amend-stays > div')].map(
    (side) =>
      `${side.querySelector('dt')?.textContent} | ${(side.querySelector('[aria-hidden]') ?? side.querySelector('dd'))?.textContent}`,
  );

const paragraphs = () => textsOf(screen.queryAllByText(/booking/, { ignore: `button, ${SAID}` }));

test('E-17 an id of the address is not shown before the estate knows it', async () => {
  await show(() => new Promise(() => undefined), 'unknown');
  expect(paragraphs()).toEqual(['You are changing a booking.']);
  expect(document.body.textContent).not.toContain('WM-1');
});

test('E-17 the booking that is changed is named by the number that the guest knows, once the estate knows it', async () => {
  await show(() => Promise.resolve(bookedRoom({ confirmationNumber: '70413200', roomCode: 'MOR' })), 'known');
  expect(paragraphs()).toEqual(['Change of booking 70413200']);
  // £420.50 from 10 to 12 May, without extras.
  expect(sides()).toEqual([
    'Now booked | Mon 10 – Wed 12 May, Moor Room, £420.50',
    'New | Lake Room, £200 (£220.50 less)',
  ]);
  await expectAccessible();
});

test('F-11 the price today is told without extras, and not where fees are in one sum with them', async () => {
  const fizz = { code: 'FIZZ', name: '', quantity: 1 };
  const found = (packages: (typeof fizz)[]) =>
    show(() => Promise.resolve(bookedRoom({ packages, packagesTotal: 1_560 })), 'known');
  await found([fizz]);
  expect(sides()[0]).toBe('Now booked | Mon 10 – Wed 12 May, £404.90 without extras');
  cleanup();
  await found([fizz, { ...fizz, code: 'CITYTAX' }]);
  expect(sides()[0]).toBe('Now booked | Mon 10 – Wed 12 May');
});

const KEPT = 'Your room stays yours until the new one is booked.';
const PAID =
  'Anything paid for it is not taken off the new price: the hotel decides by its booking terms what comes back to you.';
test.each([
  ['the search that it stays the guest’s', 'search', {}, KEPT],
  ['the summary, where nothing is paid for it', 'summary', {}, KEPT],
  ['the summary, where it is prepaid', 'summary', { requiresDeposit: true }, `${KEPT} ${PAID}`],
  ['the summary, where extras may be paid', 'summary', { packagesTotal: 1_500 }, `${KEPT} ${PAID}`],
] as const)('E-17 of the booked room says %s', async (_, step, values, text) => {
  await show(() => Promise.resolve(bookedRoom(values)), 'known', step);
  expect(screen.getByText(/^Your room stays/).textContent.trim()).toBe(text);
});

test.each([
  [20_000, '£200 (same price)'],
  [15_000, '£200 (£50 more)'],
])('F-11 says how the new price compares with %i', async (total, price) => {
  await show(() => Promise.resolve(bookedRoom({ total })), 'known');
  expect(sides()[1]).toBe(`New | Lake Room, ${price}`);
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
