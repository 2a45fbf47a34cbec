import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, createMachine, fromPromise, type AnyActorRef } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import type { SearchInput, SearchOutput } from '../../machines/steps/search/search.rules.ts';
import type { Given } from '../../machines/shared/port.ts';
import type { StayInput } from '../../machines/steps/stay-step.types.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';
import { BookingApp } from '../../widget/booking/BookingApp.tsx';
import { SessionView } from '../../widget/booking/SessionView.tsx';
import type { Assets } from '../../widget/ui/media/assets-context.tsx';
import { lazyStep, type LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../widget/lazy/step-code.tsx';
import { configuration, session } from '../support/fixtures.ts';
import { anonymous, keptDraft, keptPayment } from './start-booking.ts';
import { expectAccessible, renderInWidget } from '../ui/render.tsx';

const paid = keptPayment({ state: 'paid' });
const draft = keptDraft({ place: { step: 'confirmation', leg: 1 } });

/** A step without calls to the estate. */
const machine = createMachine({ initial: 'shown', states: { shown: {} } });

const breaking = createMachine({
  initial: 'shown',
  states: { shown: { on: { broken: { actions: breakDown } } } },
});

function breakDown(): never {
  throw new Error('broken by the test');
}

const screenOf = (heading: string) => stepCode({ machine, Screen: () => <h2 tabIndex={-1}>{heading}</h2> });
const broken = stepCode({ machine, Screen: breakDown });

const started: AnyActorRef[] = [];
afterEach(() => started.splice(0).forEach((actor) => actor.stop()));

/** Shows the booking of a reloaded page. `load` loads the confirmation's code. */
function show(
  input: Partial<BookingInput>,
  load: () => Promise<StepCode>,
  settings?: Partial<Assets>,
): ReturnType<typeof createBooking> {
  const actor = createBooking(input, load);
  started.push(actor);
  actor.start();
  renderInWidget(<BookingApp {...{ actor, SessionView }} />, settings);
  return actor;
}

function createBooking(input: Partial<BookingInput>, load: () => Promise<StepCode>) {
  return createActor(
    bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(configuration())),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(null)),
        beginSession: fromPromise<Session, undefined>(() => Promise.resolve(session)),
        search: lazyStep<SearchOutput, Given<SearchInput>>(() => Promise.resolve(screenOf('The search'))),
        confirmation: lazyStep<undefined, Given<StayInput>>(load),
      },
    }),
    { input: { ...anonymous, ...input } },
  );
}

const missing = () => Promise.reject(new Error('The code cannot be loaded'));

/** Expects what a guest with a booking must know, whatever else cannot be shown (E-02). */
async function expectReceipt(): Promise<void> {
  await screen.findByRole('heading', { name: 'Your stay is booked!' });
  expect(screen.getByText('Confirmation Number:')).toHaveTextContent('Confirmation Number: C-1');
  screen.getByText(
    'We cannot show the details here. A confirmation has been sent to the e-mail address provided.',
  );
  expect(screen.getByText(/^For any question/)).toHaveTextContent(
    'For any question, call us on 01234 567891 and give this number.',
  );
  expect(screen.getByRole('link', { name: '01234 567891' })).toHaveAttribute('href', 'tel:01234567891');
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible();
}

async function expectDetails(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Show the details' }));
  expect(await screen.findByRole('heading', { name: 'The confirmation' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your stay is booked!' })).toBeNull();
}

describe('E-02 a receipt names a booking that is made, whatever cannot be shown', () => {
  test("where the confirmation's code fails to load; the details are shown once it loads", async () => {
    const codes = [missing, () => Promise.resolve(screenOf('The confirmation'))];
    show({ draft, payment: paid }, () => codes.shift()?.() ?? missing());
    await expectReceipt();
    await expectDetails();
  });

  test('where the view of the confirmation breaks; it is shown on the next try', async () => {
    // React reports the error in the console.
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => report.mockRestore());
    const views = [broken, screenOf('The confirmation')];
    show({ draft, payment: paid }, () => Promise.resolve(views.shift() ?? broken));
    await expectReceipt();
    await expectDetails();
  });

  test('where the confirmation itself breaks; it is shown again on request', async () => {
    const actor = show({ draft, payment: paid }, () =>
      Promise.resolve({ ...screenOf('The confirmation'), machine: breaking }),
    );
    await screen.findByRole('heading', { name: 'The confirmation' });
    const holder = selectStepActor(actor.getSnapshot())?.getSnapshot() as LazyStepSnapshot;
    flushSync(() => holder.context.step?.send({ type: 'broken' }));
    await expectReceipt();
    await expectDetails();
  });

  test('where the page was reloaded and only the payment is stored; it offers to book another stay', async () => {
    const actor = show({ payment: paid }, missing);
    await expectReceipt();
    expect(screen.queryByRole('button', { name: 'Show the details' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Book another stay' }));
    expect(await screen.findByRole('heading', { name: 'The search' })).toBeVisible();
    expect(actor.getSnapshot().context.payment).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your stay is booked!' })).toBeNull();
  });

  test("where only its address was left; the hotel's answer is told, and no number or mail", async () => {
    show({ payment: { ...paid, confirmationNumbers: [] } }, missing);
    await screen.findByRole('heading', { name: 'Your stay is booked!' });
    expect(screen.queryByText('Confirmation Number:')).toBeNull();
    screen.getByText(
      'The hotel has answered that this stay is booked. We cannot show its number and details here.',
    );
    expect(screen.queryByText(/has been sent/)).toBeNull();
    expect(screen.getByText(/^For any question/)).toHaveTextContent(
      'For any question, call us on 01234 567891.',
    );
    await expectAccessible();
  });

  test('D-41 links to the contact page where the page has no telephone', async () => {
    show({ payment: paid }, missing, { phones: {} });
    const link = await screen.findByRole('link', { name: /^Contact us/ });
    expect(link).toHaveAttribute('href', '/contact');
    expect(link.closest('p')?.textContent).toMatch(
      /^For any question, contact us and give this number\. Contact us/,
    );
  });
});
