import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/failure.ts';
import { booking, champagne, legOne, voucherStatus } from '../../support/checkout-stay.ts';
import { moneyVoucher, stayVoucher } from './voucher-fixtures.ts';
import { staged, type PaymentAnswers } from './start-payment.ts';
import { field, fillCard, never, pay, press, showPayment, user, withVouchers } from './payment-page.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt } from '../../support/texts-of.ts';

const FOLD = 'Got gift vouchers?';
const usable = () => Promise.resolve(voucherStatus());
const used = () => Promise.resolve(voucherStatus({ isRedeemed: true, canBeUsed: false }));
const offline = () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'voucher' }));

/** Opens the panel, which is folded without a voucher, and types a reference. */
async function typeVoucher() {
  await press(FOLD);
  await user.type(field('Voucher reference number'), 'GV1');
}

const linesOf = (name: string) => textsAt('li, .ui-bill-total', screen.getByRole('region', { name }));
const totalToday = () => linesOf('To pay today').at(-1);

describe('B §2.5 gift vouchers on the payment screen', () => {
  it('the panel is folded without a voucher, and stays open while the guest uses it', async () => {
    showPayment({}, { voucher: usable });
    const words = screen.getByText(
      "Enter your voucher reference number below and we'll subtract the total from your bill",
    );
    expect(words).not.toBeVisible();
    await typeVoucher();
    expect(words).toBeVisible();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Applied Vouchers' });
    await press('Remove Gift voucher GV1');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Applied Vouchers' })).toBeNull());
    expect(words).toBeVisible();
  });

  it('the panel is open from the start where the bill has a voucher, and can be folded; a stay voucher shows only its heading, and cannot be removed', async () => {
    showPayment(withVouchers(moneyVoucher('GV1', 10000)));
    const value = screen.getByText('The value of your voucher is £100');
    expect(value).toBeVisible();
    await press(FOLD);
    await waitFor(() => expect(value).not.toBeVisible());
    await expectAccessible();
    cleanup();
    showPayment(withVouchers(stayVoucher('SV1', 30000)));
    expect(screen.getByRole('heading', { name: 'Gift vouchers' })).toBeVisible();
    expect(screen.queryByLabelText('Voucher reference number')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByText('The value of your voucher is £300')).toBeVisible();
  });
});

describe('D-452 Pay with a typed reference that is not applied', () => {
  it('shows the new total before the payment, and the card stays in its fields', async () => {
    const { vault, calls } = showPayment({}, { voucher: usable, complete: never });
    fillCard();
    await typeVoucher();
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your voucher has been appliedYou now pay £425 today. Nothing has been paid yet: to go on, press PAY TO COMPLETE again.',
    );
    expect(totalToday()).toBe('Total £425');
    expect(field('Voucher reference number')).toHaveValue('');
    expect(field('Card Number')).toHaveValue('4111 1111 1111 1111');
    expect(vault.take('card')).toBeNull();
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '4111111111111111' });
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'stage', 'complete']);
  });

  it('keeps the focus on the button during the lookup', async () => {
    const { calls } = showPayment({}, { voucher: never });
    await typeVoucher();
    await user.click(pay());
    await user.click(pay());
    expect(pay()).toHaveFocus();
    expect(pay()).toHaveAttribute('aria-busy', 'true');
    expect(calls.map(([name]) => name)).toEqual(['voucher']);
  });

  it.each([
    [
      'does not count',
      used,
      'GV1: Already used. Nothing has been paid. Change the reference, or press PAY TO COMPLETE again to pay without it.',
    ],
    [
      'could not be checked (D-456)',
      offline,
      'We could not check GV1. Nothing has been paid. Press Redeem to check it again, or PAY TO COMPLETE to pay without it.',
    ],
  ])('tells at the field that it %s; the next press pays without it', async (_, voucher, words) => {
    const { vault, calls } = showPayment({}, { voucher, complete: never });
    const reference = () => field('Voucher reference number');
    fillCard();
    await typeVoucher();
    await press(FOLD);
    await waitFor(() => expect(reference()).not.toBeVisible());
    await user.click(pay());
    const box = await within(screen.getByRole('region', { name: FOLD })).findByRole('alert');
    expect(box).toHaveTextContent(`Your voucher was not applied${words}`);
    expect(box).toHaveFocus();
    await waitFor(() => expect(reference()).toBeVisible());
    expect(reference()).toHaveValue('GV1');
    // The message comes before the field, so both come into view.
    expect(box.compareDocumentPosition(reference())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([totalToday(), vault.take('card')]).toEqual(['Total £525', null]);
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '4111111111111111' });
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'complete']);
  });
});

describe('a voucher that does not count', () => {
  it('is told at the field while its reference stands there, and goes with Remove', async () => {
    showPayment({}, { voucher: used });
    await typeVoucher();
    await press('Redeem');
    await screen.findByRole('button', { name: 'Remove Gift voucher GV1' });
    expect(field('Voucher reference number')).toHaveAccessibleDescription('Not applied: Already used');
    expect(field('Voucher reference number')).toBeInvalid();
    // Said once: by the field, or else by the list.
    expect(textsAt('.payment-vouchers li')).toEqual([]);
    await expectAccessible();
    await user.type(field('Voucher reference number'), '2');
    expect(field('Voucher reference number')).toBeValid();
    expect(textsAt('.payment-vouchers li')).toEqual(['Gift voucher GV1Already usedRemove']);
    await user.keyboard('{Backspace}');
    await press('Remove Gift voucher GV1');
    expect(screen.queryByRole('button', { name: 'Remove Gift voucher GV1' })).toBeNull();
    expect(field('Voucher reference number')).toHaveValue('');
    expect(screen.getByRole('heading', { name: FOLD })).toHaveFocus();
  });
});

describe('the bill beside the card', () => {
  it('B §2.5, D-50 the panels show what is due today and what on arrival; one without an amount is hidden', () => {
    showPayment(withVouchers(moneyVoucher('GV1', 60000)));
    expect(linesOf('To pay today')).toEqual([
      // E-08: the line names the fees in the price.
      'Room 1 Includes £50 dog fee£450',
      'Spa upgrades £15',
      'Add Ons £60',
      'Gift Vouchers −£525',
      'Total £0',
    ]);
    expect(linesOf('To pay on arrival')).toEqual([
      'Room 2 Includes £20 child rate and £10 infant rate£330',
      'Gift Vouchers −£75',
      'Total £255',
    ]);
    // F-11: the voucher leaves nothing to take today.
    expect(screen.queryByText(/^Payment for this room will be taken/)).toBeNull();
    screen.getByText(
      "A credit card guarantee will be taken on the lead booker's card to secure your booking",
    );
    cleanup();
    // £330 for the second room and a bottle at £30: only the bottle is paid now.
    const [, second] = booking.legs;
    if (!second) throw new Error('no second room');
    showPayment({ booking: { ...booking, legs: [{ ...second, packages: [champagne] }] } });
    expect(
      screen.getByText(/^Payment for your add-ons will be taken .* The rest is paid on arrival\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/^Payment for this room will be taken/)).toBeNull();
    cleanup();
    showPayment({ booking: { ...booking, legs: [legOne, { ...second, rate: legOne.rate }] } });
    expect(screen.getByText(/^Payment for these rooms will be taken from/)).toBeVisible();
    cleanup();
    showPayment(withVouchers(moneyVoucher('GV1', 100)));
    expect(screen.getByText(/^Payment for this room will be taken from your selected payment/)).toBeVisible();
    cleanup();
    showPayment({ booking: { ...booking, legs: booking.legs.slice(1) } });
    expect(screen.queryByRole('region', { name: 'To pay today' })).toBeNull();
    expect(linesOf('To pay on arrival')).toEqual([
      'Room 2 Includes £20 child rate and £10 infant rate£330',
      'Total £330',
    ]);
  });

  it.each<[string, boolean, Parameters<typeof withVouchers>, string | null]>([
    ['not where something is paid today', true, [], null],
    [
      'as a guarantee',
      true,
      [moneyVoucher('GV1', 60_000)],
      'Nothing is taken from your card today. It guarantees the payment due on arrival.',
    ],
    [
      'where no guarantee is asked for',
      false,
      [moneyVoucher('GV1', 60_000)],
      'Nothing is taken from your card today. The hotel asks for a card with every booking.',
    ],
    [
      'where vouchers pay for all',
      true,
      [moneyVoucher('GV1', 90_000)],
      'Nothing is taken from your card today. The hotel asks for a card with every booking.',
    ],
  ])('the card form says why it asks: %s', (_, requiresGuarantee, vouchers, reason) => {
    const legs = booking.legs.map((leg) => ({
      ...leg,
      rate: leg.rate && { ...leg.rate, requiresGuarantee },
    }));
    showPayment({ booking: { ...booking, legs, vouchers } });
    expect(screen.queryByText(/^Nothing is taken from your card today/)?.textContent ?? null).toBe(reason);
  });

  it.each([
    // Room 1: 400 + 50 + 60 + 15 = £525, now. Room 2: 300 + 20 + 10 = £330, on arrival.
    ['both', [], 'Pay £525 now £330 on arrival'],
    // £525 + £330 - £600 = £255.
    ['the arrival alone', [moneyVoucher('GV1', 60_000)], '£255 on arrival'],
    ['nothing', [moneyVoucher('GV1', 90_000)], 'Nothing to pay now'],
  ])('the button says what the guest pays: %s', async (_, vouchers, words) => {
    showPayment(withVouchers(...vouchers));
    expect(pay()).toHaveAccessibleDescription(words);
    screen.getByText(words.slice(0, 12), { exact: false, selector: '.payment-due strong' });
    const summary = document.querySelector('.ui-page-heading')?.textContent;
    expect(summary?.includes('Pay £255 on arrival Nothing to pay now')).toBe(words === '£255 on arrival');
    await expectAccessible();
  });

  it("says where the card goes and which terms apply, with the host's link; beside the provider's page that the provider takes it", () => {
    showPayment();
    const words = screen.getByText(/^Your card goes to the hotel over a secure connection/);
    expect(words).toHaveTextContent(
      'Your card goes to the hotel over a secure connection, and is not kept in this browser. By booking you accept our booking terms (opens in a new tab).',
    );
    expect(within(words).getByRole('link')).toHaveAttribute('href', '/general-booking-terms/');
    cleanup();
    showPayment({ iPageSessionId: 'PS1' });
    expect(screen.getByText(/^Your card is taken by our payment provider/)).toBeVisible();
    expect(textsAt('.payment-sum')).toEqual(['Pay £525 now', 'Pay £525 now']);
  });

  it.each([
    [[moneyVoucher('GV1', 5000)], 'You can remove the voucher below, or go back and change your booking.'],
    [[], 'You can go back and change your booking.'],
  ])('F-07 tells why it cannot be booked, and the way on', async (vouchers, wayOn) => {
    showPayment(withVouchers(...vouchers), {
      complete: refused({ kind: 'http', endpoint: 'complete', status: 409, message: 'GV1 is spent.' }),
      find: () => Promise.resolve({ isBooked: false, total: null, at: 0, when: 0 }),
    });
    fillCard();
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your booking was not madeGV1 is spent.Nothing has been taken. ${wayOn}`,
    );
  });

  const conflict = {
    kind: 'http',
    endpoint: 'stage',
    status: 409,
    message: 'This is being paid for.',
  } as const;
  const refused = (why: ConstructorParameters<typeof CallError>[0]) => () =>
    Promise.reject(new CallError(why));
  const sums = (total: number | null, dueToday: number) => () =>
    Promise.resolve(staged({ sums: { total, dueToday } }));
  const AGAIN = 'Nothing has been paid. Please try again, or go back and check your booking.';

  it.each<[string, PaymentAnswers, string]>([
    [
      "E-06 the hotel's total, where it differs",
      { stage: sums(115_500, 52_500) },
      `The bill is not the sameThe hotel's bill for this booking is £1,155, not £855 as it says here. ${AGAIN}`,
    ],
    [
      'E-06 what the hotel would take today, where it differs',
      { stage: sums(null, 60_000) },
      `The bill is not the sameThe hotel would take £600 today, not £525 as it says here. ${AGAIN}`,
    ],
    [
      'D-34 that the changed bill is not staged',
      { stage: refused({ kind: 'timeout', endpoint: 'stage' }) },
      'Your bill could not be updatedNothing has been paid. This is taking longer than it should. Please try again.',
    ],
    [
      "E-03 a conflict in the estate's words, without the claim that nothing was paid",
      {
        stage: refused(conflict),
        find: () => Promise.resolve({ isBooked: false, total: null, at: 0, when: 0 }),
      },
      'Your bill could not be updatedThis is being paid for.',
    ],
  ])('tells %s', async (_, answers, words) => {
    showPayment(withVouchers(moneyVoucher('GV1', 10_000)), answers);
    expect(pay()).toHaveAccessibleDescription('Pay £425 now £330 on arrival');
    await press('Remove Gift voucher GV1');
    expect((await screen.findByRole('alert')).textContent).toBe(`${words}Try again`);
    expect(pay()).toBeDisabled();
  });
});
