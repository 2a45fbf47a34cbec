import { useSelector } from '@xstate/react';
import { screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, createMachine, fromCallback, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import { idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import { asPort, type Given } from '../../machines/shared/port.ts';
import type { OutcomeInput, OutcomeOutput } from '../../machines/shared/outcome/outcome.machine.ts';
import type { RoomsInput, RoomsOutput } from '../../machines/steps/rooms/rooms.rules.ts';
import type { PaymentInput, PaymentOutput } from '../../machines/steps/payment/payment.types.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import { BookingApp } from '../../widget/booking/BookingApp.tsx';
import { SessionView } from '../../widget/booking/SessionView.tsx';
import { lazyStep, type LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';
import { stepCode } from '../../widget/lazy/step-code.tsx';
import { availability, profile } from '../support/fixtures.ts';
import { anonymous, keptDraft, keptPayment, withBreakfast } from './start-booking.ts';
import { renderInWidget } from '../ui/render.tsx';
import type { StayInput, WayOn } from '../../machines/steps/stay-step.types.ts';
import { textsOf } from '../support/texts-of.ts';

afterEach(() => void vi.unstubAllGlobals());

const machine = createMachine({
  initial: 'filledIn',
  output: { type: 'next' },
  states: { filledIn: { on: { sent: 'over', broken: { actions: breakDown } } }, over: { type: 'final' } },
});

function breakDown(): never {
  throw new Error('broken by the test');
}

/** The name of a step for each time that its view was drawn. */
const drawn: string[] = [];

/** The dialogs over the screen, noted like a step: they are drawn with the frame around it. */
const NotedView: typeof SessionView = (props) => (
  <Profiler id={props.view} onRender={(id) => void drawn.push(id)}>
    <SessionView {...props} />
  </Profiler>
);

/** A step whose code is loaded. Its view shows the state of the step. */
function step<Output, Input>(name: string) {
  const Screen = ({ actor }: { actor: ActorRefFrom<typeof machine> }) => {
    const state = useSelector(actor, ({ value }) => value as string);
    return (
      <Profiler id={name} onRender={(id) => void drawn.push(id)}>
        <h2 tabIndex={-1}>{`${name}, ${state}`}</h2>
      </Profiler>
    );
  };
  const code = stepCode({ machine, Screen });
  return lazyStep<Output, Input>(
    () => Promise.resolve(code),
    () => code,
  );
}

/** An idle session without activity or deadline. */
const watching = asPort(
  idleMachine.provide({
    actors: { activity: fromCallback(() => undefined), deadline: fromCallback(() => undefined) },
  }),
);

const shown = () => textsOf(screen.queryAllByRole('heading', { level: 2 }));

/** A kept booking at the guests' names, before any code has loaded. */
function resumed(input: Partial<BookingInput> = {}, member: Profile | null = null) {
  let answer: (found: Availability) => void = () => undefined;
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(withBreakfast)),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(member)),
        checkSession: fromPromise(() => Promise.resolve(undefined)),
        ignoreBooking: fromPromise(() => new Promise<undefined>(() => undefined)),
        idle: watching,
        searchAvailability: fromPromise(
          () =>
            new Promise((resolve) => {
              answer = resolve;
            }),
        ),
        rooms: step<RoomsOutput, Given<RoomsInput>>('Rooms'),
        guests: step<WayOn, Given<StayInput>>('Guests'),
        itinerary: step<WayOn, Given<StayInput>>('Itinerary'),
        payment: step<PaymentOutput, Given<PaymentInput>>('Payment'),
        outcome: step<OutcomeOutput, Given<OutcomeInput>>('Outcome'),
      },
    }),
    { input: { ...anonymous, draft: keptDraft(), ...input } },
  ).start();
  return {
    actor,
    answer: (found: Availability) => answer(found),
    /** The open step; waits until there is one. */
    open: async () => {
      const holder = selectStepActor(await waitFor(actor, (now) => selectStepActor(now) !== null));
      return (holder?.getSnapshot() as LazyStepSnapshot).context.step;
    },
  };
}

/** Shows a kept booking with its open step. What React draws from now on is drawn as in the page. */
async function shownAtStep(input: Partial<BookingInput> = {}) {
  const { actor, open } = resumed(input);
  const opened = await open();
  renderInWidget(<BookingApp actor={actor} SessionView={NotedView} />);
  onTestFinished(() => void actor.stop());
  return {
    actor,
    send: (type: 'sent' | 'broken') => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      flushSync(() => opened?.send({ type }));
    },
  };
}

test('the first screen is drawn at once', async () => {
  const { actor, open } = resumed();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  renderInWidget(<BookingApp {...{ actor, SessionView }} />);
  expect(shown()).toEqual([]);
  await open();
  flushSync(() => {});
  expect(shown()).toEqual(['Guests, filledIn']);
  actor.stop();
});

test('E-02 a payment that cannot be read is told with the telephone, until the guest dismisses it', async () => {
  await shownAtStep({ isPaymentUnreadable: true });
  const told = () => textsOf(screen.queryAllByText(/A payment may have been sent from this tab/));
  expect(told()).toHaveLength(1);
  expect(screen.getByRole('link', { name: '01234 567891' }).getAttribute('href')).toBe('tel:01234567891');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(told()).toEqual([]);
});

test('a screen stays as it was until the next one is rendered', async () => {
  const { send } = await shownAtStep();
  send('sent');
  expect(shown()).toEqual(['Guests, filledIn']);
  await screen.findByRole('heading', { name: 'Itinerary, filledIn' });
  expect(shown()).toEqual(['Itinerary, filledIn']);
});

test('a screen that is about to go is not drawn again, nor the frame around it', async () => {
  const { send } = await shownAtStep();
  drawn.length = 0;
  send('sent');
  expect(drawn).toEqual([]);
  await screen.findByRole('heading', { name: 'Itinerary, filledIn' });
  expect(drawn.filter((name) => name === 'Itinerary')).toHaveLength(1);
  expect(drawn).not.toContain('Guests');
});

test('the rooms replace the wait for them at once', async () => {
  const { actor, answer } = resumed({ draft: keptDraft({ place: { step: 'rooms', leg: 1 } }) });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  renderInWidget(<BookingApp {...{ actor, SessionView }} />);
  onTestFinished(() => void actor.stop());
  await screen.findByText('Looking for rooms for your dates…');
  const first = new Promise<string[]>((resolve) => {
    actor.subscribe((now) => {
      if (selectStepActor(now) === null) return;
      flushSync(() => {});
      resolve(shown());
    });
  });
  answer(availability());
  expect(await first).toEqual(['Rooms, filledIn']);
});

test('WCAG 2.4.3 a screen that is about to go passes the focus to the title of the booking', async () => {
  const { send } = await shownAtStep();
  screen.getByRole('heading', { name: 'Guests, filledIn' }).focus();
  send('sent');
  expect(shown()).toEqual(['Guests, filledIn']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('A §2.2 Cancel asks first', async () => {
  const { actor } = await shownAtStep();
  const ask = () => {
    flushSync(() => actor.send({ type: 'leave.requested' }));
    return within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
  };
  const question = ask();
  expect(question.getByText('You will have to start over!')).toBeVisible();
  expect(textsOf(question.getAllByRole('button'))).toEqual(['Cancel booking', 'Continue booking']);
  await userEvent.click(question.getByRole('button', { name: 'Continue booking' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(actor.getSnapshot().matches({ flow: { open: 'guests' } })).toBe(true);
  await userEvent.click(ask().getByRole('button', { name: 'Cancel booking' }));
  expect(actor.getSnapshot().matches({ flow: { locked: { ending: 'cancelled' } } })).toBe(true);
});

test('a step that goes on behind a question leaves the focus in the question', async () => {
  const { actor, send } = await shownAtStep();
  flushSync(() => actor.send({ type: 'leave.requested' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(question).toContainElement(document.activeElement as HTMLElement);
  send('sent');
  expect(question).toContainElement(document.activeElement as HTMLElement);
});

test("D-375 a payment that breaks while the provider's page is open gives way at once to the check of the payment", async () => {
  const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
  const payment = keptPayment({ state: 'framed', iPageSessionId: 'PS1' });
  const { send } = await shownAtStep({ draft, payment });
  expect(shown()).toEqual(['Payment, filledIn']);
  send('broken');
  expect(shown()).toEqual(['Outcome, filledIn']);
});

test('a step that breaks gives way at once to the message about it', async () => {
  const { send } = await shownAtStep();
  send('broken');
  expect(shown()).toEqual(['We cannot go on with your booking']);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('D-29 a member whose sign-in ends while the outcome of a payment is unknown reads what that means', async () => {
  const { actor, open } = resumed({ payment: keptPayment({ state: 'unknown' }) }, profile);
  renderInWidget(<BookingApp {...{ actor, SessionView }} />);
  await open();
  await waitFor(actor, ({ context }) => context.profile !== null);
  flushSync(() => actor.send({ type: 'signIn.expired' }));
  const sentence = 'You have been signed out; this booking will not appear in your account.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(sentence)).toBeNull();
  actor.stop();
});
