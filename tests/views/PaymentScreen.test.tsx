import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { waitFor as waitForSnapshot } from 'xstate';
import { CallError } from '../../src/api/failure.ts';
import type { PaymentInput } from '../../machines/steps/payment/payment.types.ts';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { paymentInput, staged, startPayment, type PaymentAnswers } from '../support/start-payment.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const CANARY = '4000 1234 5678 9017';
/** The card number as it is sent. */
const DIGITS = '4000123456789017';
const refusalOf = (message: string) =>
  new CallError({ kind: 'http', endpoint: 'complete', status: 402, message });
const never = () => new Promise<never>(() => undefined);

function show(input: PaymentInput = paymentInput, answers: PaymentAnswers = {}) {
  const started = startPayment(input, answers);
  const { vault } = renderInWidget(<PaymentScreen actor={started.actor} />);
  return { ...started, vault, user: userEvent.setup() };
}

async function fillCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Card Number'), CANARY);
  await user.type(screen.getByLabelText('Expiry Date'), '05/28');
  await user.type(screen.getByLabelText('Name On Card'), 'A Lovelace');
}

const pay = () => screen.getByRole('button', { name: 'PAY TO COMPLETE' });

describe('the payment screen', () => {
  it('B §2.5, D-522 shows the card form with the number first, and is accessible', async () => {
    show();
    const fields = [...screen.getByRole('group', { name: 'Card details' }).querySelectorAll('label')];
    expect(fields.map(({ textContent }) => textContent)).toEqual([
      'Card Number',
      'Expiry Date',
      'Name On Card',
    ]);
    expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription(
      'Visa, Amex, Discover, MasterCard, UK Maestro',
    );
    await expectAccessible();
  });

  it('B §5 an incomplete card is not sent, and the form names what is missing', async () => {
    const { user, calls } = show();
    await user.click(pay());
    const box = screen.getByRole('group', { name: 'Please check your card details' });
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Card number is a required field',
      'Expiry date is a required field',
      'Name On Card is a required field',
    ]);
    await user.click(within(box).getByRole('button', { name: 'Card number is a required field' }));
    expect(screen.getByLabelText('Card Number')).toHaveFocus();
    expect(calls).toEqual([]);
    await expectAccessible();
  });

  it('B §2.5 hints come when the guest leaves a field, and do not stop the payment', async () => {
    const { user, actor } = show(paymentInput, { complete: () => Promise.resolve({ type: 'accepted' }) });
    await user.type(screen.getByLabelText('Card Number'), '4111111111111112');
    expect(screen.queryByText(/does not look like a card number/)).toBeNull();
    await user.tab();
    expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription(
      /does not look like a card number/,
    );
    await user.type(screen.getByLabelText('Expiry Date'), '0327');
    await user.tab();
    expect(screen.getByLabelText('Expiry Date')).toHaveAccessibleDescription(/seems to have expired/);
    await user.type(screen.getByLabelText('Name On Card'), 'A Lovelace');
    await expectAccessible();
    await user.click(pay());
    expect((await waitForSnapshot(actor, ({ status }) => status === 'done')).output).toEqual({
      type: 'paid',
    });
  });

  it('T8, T9, D-132 the card goes into the vault once, and into no event, snapshot or call', async () => {
    const { user, actor, vault, calls, told } = show(paymentInput, { complete: never });
    const seen: unknown[] = [];
    actor.system.inspect((inspected) => {
      if (inspected.type === '@xstate.event') seen.push(inspected.event);
    });
    actor.subscribe(({ context }) => seen.push(context));
    await fillCard(user);
    await user.dblClick(pay());
    expect(calls).toEqual([['complete', { sessionId: 'S1', inFrame: false }]]);
    expect(vault.take('card')).toEqual({
      cardHoldersName: 'A Lovelace',
      cardType: 'VS',
      cardNumber: DIGITS,
      expiryMonth: '05',
      expiryYear: '28',
    });
    await user.click(pay());
    expect(vault.take('card')).toBe(null);
    expect(seen.length).toBeGreaterThan(30);
    const everything = JSON.stringify([seen, told, calls, actor.getPersistedSnapshot()]);
    expect([CANARY, DIGITS].filter((number) => everything.includes(number))).toEqual([]);
    expect(everything).not.toContain('Lovelace","cardType');
  });

  it('B §2.5 while paying there is no Back, and leaving the page gives a warning', async () => {
    const { user } = show(paymentInput, { complete: never });
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await fillCard(user);
    expect(leave()).toBe(false);
    await user.click(pay());
    expect(screen.getByText(/^Taking your payment/)).toBeVisible();
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(screen.getByLabelText('Card Number')).toBeDisabled();
    expect(leave()).toBe(true);
    await expectAccessible();
  });

  it("E-01 a refusal tells the estate's reason and keeps the card, and the guest can pay with another", async () => {
    const declined = [
      () => Promise.reject(refusalOf('Your card was declined.')),
      () => Promise.resolve({ type: 'accepted' } as const),
    ];
    const { user, actor, vault } = show(paymentInput, { complete: () => declined.shift()?.() ?? never() });
    await fillCard(user);
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect([...box.querySelectorAll('h3, p')].map(({ textContent }) => textContent)).toEqual([
      'Your payment was refused',
      'Your card was declined.',
      'Nothing has been taken. You can try again, or use another card.',
    ]);
    expect(box).toHaveFocus();
    expect(box.nextElementSibling).toBe(screen.getByLabelText('Card Number').closest('form'));
    expect(screen.getByLabelText('Name On Card')).toHaveValue('A Lovelace');
    expect(screen.getByLabelText('Card Number')).toHaveValue(CANARY);
    expect(screen.getByLabelText('Expiry Date')).toHaveValue('05/28');
    await expectAccessible();
    vault.take('card');
    await user.clear(screen.getByLabelText('Card Number'));
    await user.type(screen.getByLabelText('Card Number'), '4111111111111111');
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '4111111111111111' });
    expect((await waitForSnapshot(actor, ({ status }) => status === 'done')).output).toEqual({
      type: 'paid',
    });
  });

  it('E-01 a refusal without a reason tells what is known', async () => {
    const { user } = show(paymentInput, {
      complete: () => Promise.resolve({ type: 'refused', message: '' }),
    });
    await fillCard(user);
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Nothing has been taken. You can try again, or use another card.',
    ]);
  });

  it("E-01 the estate's reason is shown as text, also where it contains markup", async () => {
    const reason = 'No <img src=x onerror="document.title=1"> <b>today</b> &amp; {amount}';
    const { user } = show(paymentInput, { complete: () => Promise.reject(refusalOf(reason)) });
    await fillCard(user);
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect(box.querySelector('p')).toHaveTextContent(reason);
    expect(box.querySelectorAll('img, b')).toHaveLength(0);
  });

  it('E-01 a reason of 500 letters without a space fits a narrow screen', async () => {
    await page.viewport(320, 640);
    const { user } = show(paymentInput, { complete: () => Promise.reject(refusalOf('x'.repeat(500))) });
    await fillCard(user);
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect(box.querySelector('p')).toHaveTextContent('x'.repeat(500));
    expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('D-27, D-55 with a payment session the provider takes the card, and the widget has no card fields', () => {
    show({ ...paymentInput, iPageSessionId: 'séance/1' });
    const frame = screen.getByTitle('Secure payment page');
    expect(frame).toHaveAttribute(
      'src',
      `${window.location.origin}/paymentIframe.aspx?iPageSessionId=c8OpYW5jZS8x&sessionId=S1`,
    );
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    expect(screen.queryByRole('button', { name: 'PAY TO COMPLETE' })).toBeNull();
  });

  it('D-27 a cancelled frame says that nothing was taken, and can be opened again', async () => {
    const { user, actor } = show(
      { ...paymentInput, iPageSessionId: 'PS1' },
      { stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })) },
    );
    actor.send({ type: 'frame.reported', status: 'cancelled' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorYou cancelled the payment. Nothing was taken, and you can try again.Try again',
    );
    expect(screen.queryByTitle('Secure payment page')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByTitle('Secure payment page')).getAttribute('src')).toContain('UFMy');
  });

  it('T15 a page from the back/forward cache has an empty card form', async () => {
    const { user } = show();
    await fillCard(user);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(screen.getByLabelText('Card Number')).toHaveValue('');
    expect(screen.getByLabelText('Name On Card')).toHaveValue('');
  });
});
