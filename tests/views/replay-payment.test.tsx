import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { PaymentContext } from '../../machines/steps/payment/payment.types.ts';
import { paymentMachine } from '../../machines/steps/payment/payment.machine.ts';
import { PaymentScreen } from '../../widget/steps/payment/PaymentScreen.tsx';
import { isBlocked, isInFrame, paymentInView } from '../steps/payment/payment-in-view.ts';
import { enterText } from '../support/enter-text.ts';
import type { Ways } from '../support/ways.ts';
import { button, press, replayScreen } from './replay.tsx';
import { userEvent } from 'vitest/browser';
import type { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { selectProblem } from '../../machines/steps/details/details.selectors.ts';
import { DetailsScreen } from '../../widget/steps/details/DetailsScreen.tsx';
import { expectText, isBusy } from '../support/form-hands.ts';
import { detailsWorld } from '../steps/details/details.world.ts';
import { textsOf } from '../support/texts-of.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Secure payment page');

/** Fills in the card as a browser's autofill does: every field at once. */
function fillCardIn(): void {
  field('Name On Card').value = 'Ada Lovelace';
  field('Card Number').value = '4242424242424242';
  field('Expiry Date').value = '12/30';
  field('Card Number').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The provider's page reports the outcome of the payment to its parent (D-27). */
function report(status: unknown): void {
  const address = new URL(frame()?.src ?? '');
  const source = frame()?.contentWindow ?? null;
  const message = { data: { type: 'payment', status }, origin: address.origin, source };
  window.dispatchEvent(new MessageEvent('message', message));
}

const ways: Ways = {
  'card.changed': { by: fillCardIn },
  'card.left': {
    by: () => {
      field('Card Number').focus();
      screen.getByRole('button', { name: 'Back' }).focus();
    },
  },
  'payment.submitted': button('PAY TO COMPLETE'),
  'frame.reported': { by: ({ status }) => report(status) },
  'voucher.typed': {
    by: async ({ reference }) => {
      const fold = screen.getByRole('button', { name: 'Got gift vouchers?' });
      if (fold.ariaExpanded === 'false') await press('Got gift vouchers?');
      enterText(field('Voucher reference number'), reference as string);
    },
  },
  'redeem.pressed': button('Redeem'),
  'voucher.removed': {
    by: async () => {
      await press('Remove Gift voucher GV1');
      // The button disappears with its voucher.
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Got gift vouchers?' }));
    },
  },
  'staging.retried': button('Try again'),
  'back.pressed': button('Back'),
};

const NEWS = {
  refused:
    /^Nothing has been taken\. You can (try again, or use another card|(remove the voucher below, or )?go back and change your booking)\.$/,
  voucherRefused: 'Your voucher was not applied',
  billChanged: 'Your voucher has been applied',
  frameFailed: 'Your payment was not taken. You can try again.',
  frameCancelled: 'You cancelled the payment. Nothing was taken, and you can try again.',
  stagingFailed: /^Nothing has been paid\. (Something went wrong|The hotel's system refused)/,
  doubtful: 'We could not find out whether this booking has been paid for already.',
  differing: 'The bill is not the same',
};

/**
 * The status text about a voucher (D-34). It shows as well while the provider's page is checked before the
 * bill is updated (D-375).
 */
function wordOf(planned: AnyMachineSnapshot): string {
  if (planned.matches('checkingVoucher') || planned.matches({ ready: { framed: 'checkingVoucher' } }))
    return 'Checking your voucher...';
  if (planned.matches('askingFrame') || planned.matches('restaging')) return 'Updating your bill...';
  const { voucherFailure } = planned.context as PaymentContext;
  return voucherFailure
    ? 'We could not check this voucher. The connection failed. Please check it and try again.'
    : '';
}

/** Expects the message that stands above the form and takes the focus when it appears (B §8). */
function expectNews(planned: AnyMachineSnapshot): void {
  const { failure } = planned.context as PaymentContext;
  // After these failures it is not clear whether the booking is paid (E-03).
  const mayBePaid = failure?.kind === 'http' && [404, 409, 410].includes(failure.status);
  const news = mayBePaid ? { ...NEWS, stagingFailed: /^The hotel's system refused/ } : NEWS;
  for (const [state, text] of Object.entries(news)) {
    const isTold = screen.queryByText(text, { exact: false }) !== null;
    expect([state, isTold]).toEqual([state, planned.matches({ ready: state })]);
  }
}

/** Expects one heading for the step, and no payment of a bill that is not staged. */
function expectShown(planned: AnyMachineSnapshot): void {
  const context = planned.context as PaymentContext;
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Payment']);
  expectNews(planned);
  const isRefused = planned.matches({ ready: 'refused' });
  // The estate's own reason (E-01).
  expectText('Declined', isRefused && context.reason === 'Declined');
  // About what is booked, not about the card (F-07).
  const isOfBooking = isRefused && context.reason === 'Spent';
  expectText('Spent', isOfBooking);
  expectText('Your booking was not made', isOfBooking);
  const pay = screen.queryByRole<HTMLButtonElement>('button', { name: 'PAY TO COMPLETE' });
  expect(pay !== null).toBe(!isInFrame(context));
  if (planned.matches('ready')) expect(pay?.disabled ?? false).toBe(pay !== null && isBlocked(planned));
  expect(screen.queryByLabelText('Card Number') !== null).toBe(!isInFrame(context));
  expect(frame() !== null).toBe(planned.hasTag('framed'));
  const isBusy = planned.hasTag('busy');
  expectText(/^Taking your payment/, planned.hasTag('paying'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(isBusy);
  const vouchers = screen.getByRole('region', { name: 'Got gift vouchers?' });
  // A panel with a message is never folded.
  expect(within(vouchers).queryByRole('status')?.textContent ?? '').toBe(wordOf(planned));
  const isApplied = within(vouchers).queryByText('The value of your voucher is £100') !== null;
  expect(isApplied).toBe(context.booking.vouchers.length > 0);
  // At the field while it has that reference, otherwise in the list.
  expect(within(vouchers).queryAllByText(/^(Not applied: )?Already used$/)).toHaveLength(
    context.invalidVouchers.filter(({ reason }) => reason === 'alreadyUsed').length,
  );
  // £525 are due today; a voucher pays £100 of it.
  const today = within(screen.getByRole('region', { name: 'To pay today' }));
  expect(today.queryByText(isApplied ? '£425' : '£525') !== null).toBe(true);
}

replayScreen('B §2.5, §4, D-27, D-34, E-01, E-06 the payment', {
  world: { machine: paymentMachine, environments: [paymentInView] },
  View: PaymentScreen,
  ways,
  // It looks as after a 409 of a booking that is not there.
  elsewhere: [
    'payment.askingAboutRefusal|xstate.error.actor.findBooking|0',
    // The screen's own tests remove a voucher that does not count.
    'payment.ready|voucher.removed|1',
    'payment.ready.framed|voucher.removed|1',
  ],
  everyOutcomeOf: ['checkVoucher', 'completeBooking', 'stageBooking', 'findBooking'],
  expectShown,
  expectFirst: (planned) => {
    if (!Object.keys(NEWS).some((state) => planned.matches({ ready: state }))) return;
    expect(document.activeElement?.closest('[role=alert]'), 'the focus is on the news').not.toBeNull();
  },
});

type Snapshot = SnapshotFrom<typeof detailsMachine>;

const PROBLEMS = {
  emailNotValid: 'Email is not valid.',
  emailCheckFailed: 'Email validation failed.',
  telephoneNotValid: 'Telephone is not valid.',
  telephoneCheckFailed: 'Telephone validation failed.',
};

const values = (snapshot: unknown) => (snapshot as Snapshot).context.form.values;
const isEditing = (snapshot: unknown) => (snapshot as Snapshot).matches('editing');

replayScreen('B §2.2 terms, checks and leaving the details', {
  world: detailsWorld,
  View: DetailsScreen,
  project: ({ form, profile, booking }: Snapshot['context']) => [
    form.values.terms,
    profile !== null,
    booking.accountCreateStatus,
  ],
  ways: {
    'field.changed': {
      by: () => userEvent.click(screen.getByLabelText(/I agree to the/)),
      when: ({ name }, snapshot) => name === 'terms' && isEditing(snapshot) && !values(snapshot).terms,
    },
    'form.submitted': button('Check your booking', (_, snapshot) => isEditing(snapshot)),
    'back.pressed': button('Back', (_, snapshot) => isEditing(snapshot)),
  },
  // The address, the account and the questions for each room have tests of their own.
  elsewhere:
    /leadBooker|country|address|Address|room\.opened|password|interest|registerAccount|(?:NotValid|lookup)\|field|verifyTelephone\|1$/,
  expectShown: (snapshot: Snapshot) => {
    const problem = selectProblem(snapshot);
    for (const [name, words] of Object.entries(PROBLEMS))
      expect(screen.queryAllByText(words).length > 0, name).toBe(problem === name);
    expect(isBusy('Check your booking')).toBe(snapshot.hasTag('busy'));
  },
});
