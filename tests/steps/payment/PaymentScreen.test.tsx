import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { waitFor as waitForSnapshot } from 'xstate';
import { readFrameMessage } from '../../../widget/steps/payment/frame-message.ts';
import { PaymentFrame } from '../../../widget/steps/payment/PaymentFrame.tsx';
import { accepted, staged } from './start-payment.ts';
import { moneyVoucher, stayVoucher } from './voucher-fixtures.ts';
import { field, fillCard, never, pay, press, showPayment, user, withVouchers } from './payment-page.tsx';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { booking, legOne, legTwo } from '../../support/checkout-stay.ts';
import { textsAt } from '../../support/texts-of.ts';
import { httpError } from '../../support/http-error.ts';

const CANARY = '4000 1234 5678 9017';
/** The card number as it is sent. */
const DIGITS = '4000123456789017';
const refused = (message: string) => () => Promise.reject(httpError('complete', 402, message));

describe('the payment screen', () => {
  it('B §2.5, §5 shows the number first (D-522); an incomplete card is not sent, and the form names what is missing', async () => {
    const { calls } = showPayment();
    const labels = ['Card Number', 'Expiry Date', 'Name On Card'];
    expect(textsAt('label', screen.getByRole('group', { name: 'Card details' }))).toEqual(labels);
    expect(field('Card Number')).toHaveAccessibleDescription('Visa, Amex, Discover, MasterCard, UK Maestro');
    await user.click(pay());
    const box = screen.getByRole('group', { name: 'Please check your card details' });
    expect(textsAt('li', box)).toEqual(
      ['Card number', 'Expiry date', 'Name On Card'].map((name) => `${name} is a required field`),
    );
    await press('Card number is a required field');
    expect(field('Card Number')).toHaveFocus();
    expect(calls).toEqual([]);
    await expectAccessible();
  });

  it('B §2.5 hints come when the guest leaves a field, and do not stop the payment', async () => {
    const { actor } = showPayment({}, { complete: accepted });
    await user.type(field('Card Number'), '4111111111111112');
    expect(screen.queryByText(/does not look like a card number/)).toBeNull();
    await user.tab();
    expect(field('Card Number')).toHaveAccessibleDescription(/does not look like a card number/);
    await user.type(field('Expiry Date'), '0327');
    await user.tab();
    expect(field('Expiry Date')).toHaveAccessibleDescription(/seems to have expired/);
    await user.type(field('Name On Card'), 'A Lovelace');
    await expectAccessible();
    await user.click(pay());
    expect((await waitForSnapshot(actor, ({ status }) => status === 'done')).output).toEqual({
      type: 'paid',
    });
  });

  it('T8, T9, D-132 the card goes into the vault once, and into no event, snapshot or call', async () => {
    const { actor, vault, calls, told } = showPayment({}, { complete: never });
    const seen: unknown[] = [];
    actor.system.inspect((inspected) => {
      if (inspected.type === '@xstate.event') seen.push(inspected.event);
    });
    actor.subscribe(({ context }) => seen.push(context));
    await user.type(field('Card Number'), CANARY);
    await user.type(field('Expiry Date'), '05/28');
    await user.type(field('Name On Card'), 'A Lovelace');
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

  it('B §2.5 while paying nothing can be changed, and leaving the page gives a warning', async () => {
    showPayment({}, { complete: never });
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    fillCard();
    expect(leave()).toBe(false);
    await user.click(pay());
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    expect(field('Card Number')).toBeDisabled();
    expect(leave()).toBe(true);
  });

  it("E-01 a refusal tells the estate's reason and keeps the card, and the guest can pay with another", async () => {
    const { vault } = showPayment({}, { complete: refused('Your card was declined.') });
    fillCard({ number: CANARY, expiry: '05/28' });
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect(textsAt('h3, p', box)).toEqual([
      'Your payment was refused',
      'Your card was declined.',
      'Nothing has been taken. You can try again, or use another card.',
    ]);
    expect(box).toHaveFocus();
    expect(box.nextElementSibling).toBe(field('Card Number').closest('form'));
    expect(['Name On Card', 'Card Number', 'Expiry Date'].map((label) => field(label).value)).toEqual([
      'A Lovelace',
      CANARY,
      '05/28',
    ]);
    vault.take('card');
    fillCard();
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '4111111111111111' });
  });

  it('E-01 a reason with markup is shown as text, and one without a space fits a narrow screen', async () => {
    await page.viewport(320, 640);
    const reason = `No <img src=x onerror="document.title=1"> <b>today</b> &amp; {amount} ${'x'.repeat(500)}`;
    showPayment({}, { complete: refused(reason) });
    fillCard();
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect(box.querySelector('p')).toHaveTextContent(reason);
    expect(box.querySelectorAll('img, b')).toHaveLength(0);
    expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe('what the payment screen asks for first', () => {
  it('the sum, the card and the button come first; then the vouchers and the bill', async () => {
    await page.viewport(1280, 900);
    showPayment(withVouchers(moneyVoucher('GV1', 60_000)));
    const top = screen.getByRole('heading', { name: 'Payment' }).getBoundingClientRect().top;
    // Of 900 px the frame above the heading takes 240.
    expect(pay().getBoundingClientRect().bottom - top).toBeLessThan(660);
    cleanup();
    showPayment();
    expect(screen.getByRole('heading', { name: 'Payment' }).nextElementSibling).toHaveTextContent(
      'Pay £525 now £330 on arrival',
    );
    const card = screen.getByRole('group', { name: 'Card details' });
    expect(card.compareDocumentPosition(pay())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of ['Got gift vouchers?', 'To pay today', 'To pay on arrival'])
      expect(pay().compareDocumentPosition(screen.getByRole('region', { name }))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  it('A §9.3 tells once until when all rooms can be cancelled, and of each room where they differ', () => {
    const FREE = 'You can cancel up to 3pm on 30th April.';
    const terms = (first = legTwo.rate) => {
      cleanup();
      showPayment({ booking: { ...booking, legs: [{ ...legOne, rate: first }, legTwo] } });
      return screen.getAllByText(/You can cancel up to|Changes can be made/).map((line) => line.textContent);
    };
    expect(terms()).toEqual([FREE]);
    expect(terms(legOne.rate)).toEqual([
      'Room 1: Non-refundable. Changes can be made until 3pm on 30th April.',
      `Room 2: ${FREE}`,
    ]);
  });

  it('B §2.4 a voucher for the stay has to be brought along, one for an amount has not', () => {
    const BRING =
      'You must bring your gift voucher on the day of arrival, otherwise it cannot be accepted as a payment method.';
    showPayment(withVouchers(moneyVoucher('GV1', 5000)));
    expect(screen.queryByText(BRING)).toBeNull();
    cleanup();
    showPayment(withVouchers(stayVoucher('GV2', 5000)));
    expect(screen.getByText(BRING)).toBeVisible();
  });
});

describe('T5, D-163 the payment screen in a frame of another site', () => {
  it.each([
    ['our card form', null],
    ["the provider's page", 'P-1'],
  ])('takes no payment by %s, says why and links to the page itself', async (_, iPageSessionId) => {
    showPayment({ iPageSessionId }, {}, { payElsewhere: '/booking/' });
    expect(screen.getByRole('region', { name: 'To pay today' })).toBeVisible();
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    expect(screen.queryByTitle('Secure payment page')).toBeNull();
    expect(screen.queryByRole('button', { name: 'PAY TO COMPLETE' })).toBeNull();
    expect(screen.getByText(/^For your safety, payment is taken on our own page only/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Open our page/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/booking/', '_blank']);
    await expectAccessible();
  });
});

describe('the provider’s page', () => {
  it('with payment="frame", is the only place for a card: without one there is no form and no button to pay', () => {
    showPayment({ iPageSessionId: null }, {}, { paysInFrame: true });
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    expect(screen.queryByRole('button', { name: 'PAY TO COMPLETE' })).toBeNull();
  });

  const completed = { type: 'payment', status: 'completed' };
  const pages: string[] = [];
  afterEach(() => pages.splice(0).forEach((one) => URL.revokeObjectURL(one)));

  /** A provider's page that sends every message back to its parent, and 'here' once it has loaded. */
  function providerPage(): string {
    const script = `addEventListener('message', ({ data }) => parent.postMessage(data, '*')); parent.postMessage('here', '*')`;
    const one = URL.createObjectURL(new Blob([`<script>${script}</script>`], { type: 'text/html' }));
    pages.push(one);
    return one;
  }

  async function show() {
    const reports: string[] = [];
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data }) => heard.push(data));
    renderInWidget(
      <PaymentFrame title="Pay" address={providerPage()} onReport={(status) => reports.push(status)} />,
    );
    const source = screen.getByTitle<HTMLIFrameElement>('Pay').contentWindow;
    await waitFor(() => expect(heard).toContain('here'));
    /** Lets the page in the frame send a message, and waits until it has arrived. */
    async function say(message: unknown) {
      const before = heard.length;
      source?.postMessage(message, '*');
      await waitFor(() => expect(heard.length).toBeGreaterThan(before));
    }
    return { source, reports, heard, say };
  }

  it('T6, D-27 its first report counts; no later one, and no message of another form, window or origin', async () => {
    const { source, reports, heard, say } = await show();
    const other = { type: 'payment', status: 'refunded' };
    for (const message of ['completed', null, { type: 'payment' }, other, [completed]]) await say(message);
    for (const message of [
      { ...completed, type: 'other' },
      { ...completed, amount: 0 },
    ])
      await say(message);
    window.postMessage(completed, '*');
    await waitFor(() => expect(heard).toContainEqual(completed));
    const from = (origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { data: completed, origin, source }));
    from('https://evil.example');
    expect(reports).toEqual([]);
    from(window.location.origin);
    await say(completed);
    await say({ type: 'payment', status: 'failed' });
    expect(reports).toEqual(['completed']);
    const message = { origin: 'https://pay.example', source: null, data: completed };
    expect(readFrameMessage(message, { origin: 'https://pay.example', source: null })).toBe(null);
  });

  it.each([
    [[], null, null],
    [['applePay'], 'payment', 'Apple Pay'],
    [['applePay', 'googlePay'], 'payment', 'Apple Pay or Google Pay'],
  ] as const)('D-526 for the wallets %j the frame allows: %s', (wallets, allow, names) => {
    showPayment({ iPageSessionId: 'PS1', wallets });
    expect(screen.getByTitle('Secure payment page').getAttribute('allow')).toBe(allow);
    const words = names && `Pay by card below, or with ${names} where your browser offers it.`;
    expect(screen.queryByText(/^Pay by card below/)?.textContent ?? null).toBe(words);
  });

  it.each([
    [{}, 'paymentIframe.aspx'],
    [{ paymentFrame: 'pay/by-card' }, 'pay/by-card'],
    [{ paymentFrame: '//evil.example/pay' }, 'paymentIframe.aspx'],
    [{ complete: 'pay/now' }, 'paymentIframe.aspx'],
  ])('D-27, D-30, D-55 with the endpoints %j its address is %s below the host', async (endpoints, path) => {
    const host = `${location.origin}/v1`;
    const stage = () => Promise.resolve(staged({ iPageSessionId: 'PS2' }));
    const complete = () => Promise.resolve({ type: 'refused' as const, message: '' });
    const { actor } = showPayment({ iPageSessionId: 'séance/1' }, { stage, complete }, { host, endpoints });
    const src = () => screen.getByTitle('Secure payment page').getAttribute('src');
    expect(src()).toBe(`${host}/${path}?iPageSessionId=c8OpYW5jZS8x&sessionId=S1`);
    // A cancelled payment is tried again in a session of its own.
    actor.send({ type: 'frame.reported', status: 'cancelled' });
    await screen.findByRole('alert');
    await press('Try again');
    await waitFor(() => expect(src()).toContain('iPageSessionId=UFMy'));
  });
});
