import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { waitFor as waitForSnapshot } from 'xstate';
import { CallError } from '../../src/api/failure.ts';
import type { PaymentInput } from '../../machines/steps/payment/payment.contract.ts';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { booking, moneyVoucher } from '../support/checkout-stay.ts';
import { paymentInput, startPayment, type PaymentAnswers } from '../support/start-payment.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const CANARY = '4000 1234 5678 9017';
/** As it is sent (D-118). */
const DIGITS = '4000123456789017';
const never = () => new Promise<never>(() => undefined);

function show(input: PaymentInput = paymentInput, answers: PaymentAnswers = {}) {
  const started = startPayment(input, answers);
  const { vault } = renderInWidget(<PaymentScreen actor={started.actor} />);
  return { ...started, vault, user: userEvent.setup() };
}

const withVouchers = (vouchers: PaymentInput['booking']['vouchers']): PaymentInput => ({
  ...paymentInput,
  booking: { ...booking, vouchers },
});

async function fillCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name On Card'), 'A Lovelace');
  await user.type(screen.getByLabelText('Card Number'), CANARY);
  await user.selectOptions(screen.getByLabelText('Expiry Month'), '05');
  await user.selectOptions(screen.getByLabelText('Expiry Year'), '2028');
}

const pay = () => screen.getByRole('button', { name: 'PAY TO COMPLETE' });
const linesOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('li, .ui-bill-total')].map(
    (line) => line.textContent,
  );

describe('the payment screen', () => {
  it('B §2.5, §9, D-07 shows the card form with its choices, and is accessible', async () => {
    show();
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map((option) => [
        option.value,
        option.text,
      ]);
    expect(options('Card Type')).toEqual([
      ['VS', 'Visa'],
      ['AX', 'Amex'],
      ['DI', 'Discover'],
      ['MC', 'MasterCard'],
      ['UM', 'UK Maestro'],
    ]);
    expect(screen.getByLabelText('Card Type')).toHaveValue('VS');
    expect(
      options('Expiry Month')
        .map(([value]) => value)
        .slice(1),
    ).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']);
    const years = options('Expiry Year').slice(1);
    expect([years[0], years.at(-1), years.length]).toEqual([['27', '2027'], ['50', '2050'], 24]);
    await expectAccessible();
  });

  it('B §2.5, D-50 the panels show what is due today and what on arrival', () => {
    show(withVouchers([moneyVoucher('GV1', 60000)]));
    expect(linesOf('To pay today')).toEqual([
      'Room 1 £450',
      'Spa upgrades £15',
      'Add Ons £60',
      'Gift Vouchers -£525',
      'Total £0',
    ]);
    expect(linesOf('To pay on arrival')).toEqual(['Room 2 £330', 'Gift Vouchers -£75', 'Total £255']);
    expect(
      screen.getByText(/^Payment for this room will be taken from your selected payment method/),
    ).toBeVisible();
    expect(
      screen.getByText(
        "A credit card guarantee will be taken on the lead booker's card to secure your booking",
      ),
    ).toBeVisible();
  });

  it('B §2.5 a panel with nothing in it is hidden', () => {
    const [, second] = booking.legs;
    show({ ...paymentInput, booking: { ...booking, legs: second ? [second] : [] } });
    expect(screen.queryByRole('region', { name: 'To pay today' })).toBeNull();
    expect(linesOf('To pay on arrival')).toEqual(['Room 2 £330', 'Total £330']);
  });

  it('B §5 an incomplete card is held back and says what is missing', async () => {
    const { user, calls } = show();
    await user.click(pay());
    const box = screen.getByRole('alert');
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Name On Card is a required field',
      'Card number is a required field',
      'Expiry month is a required field',
      'Expiry year is a required field',
    ]);
    await user.click(within(box).getByRole('button', { name: 'Card number is a required field' }));
    expect(screen.getByLabelText('Card Number')).toHaveFocus();
    expect(calls).toEqual([]);
    await expectAccessible();
  });

  it('B §2.5 friendly hints come when a field is left and keep nobody from paying', async () => {
    const { user, actor } = show(paymentInput, { complete: () => Promise.resolve(undefined) });
    await user.selectOptions(screen.getByLabelText('Card Type'), 'Amex');
    await user.type(screen.getByLabelText('Card Number'), '4111111111111111');
    expect(screen.queryByText(/another type of card/)).toBeNull();
    await user.tab();
    expect(screen.getByLabelText('Card Type')).toHaveAccessibleDescription(/another type of card/);
    await user.type(screen.getByLabelText('Name On Card'), 'A Lovelace');
    await user.selectOptions(screen.getByLabelText('Expiry Month'), '03');
    await user.selectOptions(screen.getByLabelText('Expiry Year'), '2027');
    await user.tab();
    expect(screen.getByLabelText('Expiry Year')).toHaveAccessibleDescription(/seems to have expired/);
    await expectAccessible();
    await user.click(pay());
    expect((await waitForSnapshot(actor, ({ status }) => status === 'done')).output).toEqual({
      type: 'paid',
    });
  });

  it('T8, T9 the card goes into the vault once and into no event, snapshot or call', async () => {
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

  it('B §2.5, D-28 while paying there is no way back, and leaving the page is warned about', async () => {
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

  it('B §4, §8 a refusal says so and keeps the card for another try', async () => {
    const refusal = new CallError({ kind: 'http', endpoint: 'complete', status: 402, message: '' });
    const { user } = show(paymentInput, { complete: () => Promise.reject(refusal) });
    await fillCard(user);
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(
      'ErrorSorry your booking is no longer in session, please begin your booking again.',
    );
    expect(box).toHaveFocus();
    expect(screen.getByLabelText('Card Number')).toHaveValue(CANARY);
  });

  it('D-28 without an answer the guest is told not to pay again, whom to call, and the number', async () => {
    const { user, actor } = show(paymentInput, {
      complete: () => Promise.reject(new CallError({ kind: 'timeout', endpoint: 'complete' })),
      find: () => Promise.resolve(false),
    });
    await fillCard(user);
    await user.click(pay());
    const news = await screen.findByRole('alert');
    expect(within(news).getByRole('heading')).toHaveTextContent('Please do not pay again');
    const [, call] = [...news.querySelectorAll('p')].map((line) => line.parentElement?.textContent);
    expect(call).toBe('Call us on 01234 567891 and give your confirmation number:C1001');
    expect(screen.getByRole('link', { name: '01234 567891' })).toHaveAttribute('href', 'tel:01234567891');
    expect(screen.queryByRole('button', { name: 'PAY TO COMPLETE' })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitForSnapshot(actor, (snapshot) => snapshot.matches('unsettled'));
  });

  it('D-28 while the outcome is looked up the guest is told so', async () => {
    const { user } = show(paymentInput, {
      complete: () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'complete' })),
      find: never,
    });
    await fillCard(user);
    await user.click(pay());
    expect(await screen.findByRole('heading', { name: 'Checking your booking' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'We have not heard back about your payment, so we are checking whether your booking is made. Please do not pay again and do not close this page.',
    );
  });

  it('D-27, D-55 with a payment session the provider takes the card, and no field of ours exists', () => {
    show({ ...paymentInput, iPageSessionId: 'séance/1' });
    const frame = screen.getByTitle('Secure payment page');
    expect(frame).toHaveAttribute(
      'src',
      `${window.location.origin}/paymentIframe.aspx?iPageSessionId=c8OpYW5jZS8x&sessionId=S1`,
    );
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    expect(screen.queryByRole('button', { name: 'PAY TO COMPLETE' })).toBeNull();
  });

  it('D-27 a cancelled frame says that nothing was taken and can be had anew', async () => {
    const { user, actor } = show(
      { ...paymentInput, iPageSessionId: 'PS1' },
      { stage: () => Promise.resolve({ iPageSessionId: 'PS2' }) },
    );
    actor.send({ type: 'frame.reported', status: 'cancelled' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorYou cancelled the payment. Nothing was taken, and you can try again.Try again',
    );
    expect(screen.queryByTitle('Secure payment page')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByTitle('Secure payment page')).getAttribute('src')).toContain('UFMy');
  });

  it('T15 a page that the browser brings back has an empty card form', async () => {
    const { user } = show();
    await fillCard(user);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(screen.getByLabelText('Card Number')).toHaveValue('');
    expect(screen.getByLabelText('Name On Card')).toHaveValue('');
  });
});
