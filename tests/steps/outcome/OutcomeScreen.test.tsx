import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { OutcomeScreen } from '../../../widget/steps/outcome/OutcomeScreen.tsx';
import type { Assets } from '../../../widget/ui/media/assets-context.tsx';
import { startOutcome, type Found } from './start-outcome.ts';
import { addressedPayment, framedPayment, gonePayment, sentPayment, silence } from './outcome.world.ts';
import { expectSaid } from '../../support/said.ts';
import { renderInWidget } from '../../ui/render.tsx';
import { textsOf } from '../../support/texts-of.ts';

/** Shows the screen of a payment that was sent. The test answers its questions one by one. */
function show(payment: PaymentRecord = sentPayment, settings: Partial<Assets> = {}) {
  const { actor, find, complete } = startOutcome(payment);
  renderInWidget(<OutcomeScreen actor={actor} />, settings);
  const isChecking = () => screen.getByRole('button', { name: 'Checking...' });
  return {
    actor,
    find,
    user: userEvent.setup(),
    answer: async (answer: Found) => {
      await waitFor(isChecking);
      find.at(-1)?.resolve(answer);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Checking...' })).toBeNull());
    },
    fail: async () => {
      find.at(-1)?.reject(silence);
      await screen.findByRole('button', { name: 'Check again' });
    },
    completed: async (answer: CompleteAnswer) => {
      const isAsked = find.length;
      complete.at(-1)?.resolve(answer);
      await waitFor(() => expect(find).toHaveLength(isAsked + 1));
    },
  };
}

/** Ten o'clock of the guest's own clock. */
const when = new Date(2027, 0, 4, 10).getTime();
const notThere: Found = { isBooked: false, total: null, at: 0, when };
/** A minute after the first. */
const stillNotThere: Found = { ...notThere, at: 60_000 };

const again = () => screen.getByRole('button', { name: 'Check again' });
const headings = () => textsOf(screen.getAllByRole('heading'));
const text = () => document.querySelector('.stay')?.textContent;

/** Answers three times that there is no booking, the last time a minute after the first. */
async function notBooked(payment?: PaymentRecord, settings?: Partial<Assets>) {
  const shown = show(payment, settings);
  await shown.answer(notThere);
  for (const answer of [notThere, stillNotThere]) {
    await shown.user.click(again());
    if (payment?.iPageSessionId) await shown.completed({ type: 'refused', message: 'No' });
    await shown.answer(answer);
  }
  return shown;
}

describe('E-03 a payment without an answer', () => {
  it('says that it is checking, shows number and amount, and names whom to call', () => {
    show();
    expect(headings()).toEqual(['Checking your booking']);
    for (const words of [
      'We have not heard back about your payment, so we are asking the hotel whether your booking is made. Please do not pay again.',
      ...['Confirmation Number: C1001', 'Payment of £286'],
      'If you would rather not wait, call us on 01234 567891 and give your number.',
    ])
      expect(text()).toContain(words);
    expect(screen.getByRole('link', { name: '01234 567891' })).toHaveAttribute('href', 'tel:01234567891');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the payment was sent, after a reload, and no amount where nothing is paid today', () => {
    const at = new Date(2027, 4, 1, 15, 5).getTime();
    show({ ...sentPayment, at });
    expect(screen.getByText('Payment of £286, sent on 1 May 2027, 15:05')).toBeVisible();
    cleanup();
    show({ ...sentPayment, dueToday: 0 });
    expect(text()).not.toContain('£');
    cleanup();
    show({ ...sentPayment, dueToday: 0, at });
    expect(screen.getByText('Sent on 1 May 2027, 15:05')).toBeVisible();
    expect(text()).not.toContain('£');
  });

  it('D-41 links to the contact page where the page has no telephone; a long number stays within a narrow screen', async () => {
    show({ ...sentPayment, confirmationNumbers: ['9'.repeat(60)] }, { phones: {} });
    const link = screen.getByRole('link', { name: /^Contact us/ });
    expect(link).toHaveAttribute('href', '/contact');
    expect(link.closest('p')?.textContent).toMatch(
      /^If you would rather not wait, contact us and give your number\. Contact us/,
    );
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('asks for no number where only the address of the payment is left', () => {
    show(addressedPayment);
    expect(text()).toBe(
      [
        'Checking your booking',
        'You have opened the address of a payment, so we are asking the hotel whether it has taken one. Please do not pay again.',
        'If you would rather not wait, call us on 01234 567891.',
        'Checking...',
      ].join(''),
    );
    cleanup();
    show(addressedPayment, { phones: {} });
    expect(text()).toContain('If you would rather not wait, contact us. Contact us');
  });

  it('announces the outcome of the last question, and Check again asks at once', async () => {
    const { find, user, answer, fail } = show();
    expect(screen.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-busy', 'true');
    await fail();
    await expectSaid('We have no answer from the hotel yet. We keep asking.');
    again().focus();
    await user.click(again());
    expect(find).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Checking...' })).toHaveFocus();
    await answer(notThere);
    await expectSaid(
      'When we last asked, at 10:00, the hotel had no booking under your number. We keep asking, as this can take a minute.',
    );
    expect(again()).toHaveFocus();
  });
});

describe('E-03 a booking that the estate clearly does not have', () => {
  it('is told, with the number, the telephone and a button for a new booking; the heading has the focus', async () => {
    await notBooked();
    expect(headings()).toEqual(['We have no booking under this number']);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading'));
    await expectSaid(
      'The hotel was asked several times, last at 10:00, and had no booking for your payment. If money has left your account, please call us before you book again.',
    );
    expect(text()).toContain('Confirmation Number: C1001');
    expect(text()).toContain('Call us on 01234 567891 and give your number.');
    expect(again()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Begin a new booking' })).toBeVisible();
  });

  it("E-04 may be paid on the provider's page, which is said; without a telephone it links to the contact page (D-41)", async () => {
    await notBooked(framedPayment, { phones: {} });
    await expectSaid(
      'You have been to the payment page, so your payment may have been taken, but when we last asked, at 10:00, the hotel had no booking for it. Please call us before you book again.',
    );
    expect(text()).toContain('Contact us and give your number. Contact us');
  });
});

describe('E-01 a session that ended before the payment', () => {
  it("is told in the specification's words, once the estate has no booking either (B §8)", async () => {
    const { actor, answer, find, user } = show(gonePayment);
    await answer(notThere);
    expect(headings()).toEqual(['Payment', 'Error']);
    const box = screen.getByRole('alert');
    expect(within(box).getByText(/^Sorry/).textContent).toBe(
      'Sorry your booking is no longer in session, please begin your booking again.',
    );
    expect(box).toHaveFocus();
    await user.click(within(box).getByRole('button', { name: 'Begin a new booking' }));
    find.at(-1)?.resolve(notThere);
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ type: 'notMade' }));
  });
});
