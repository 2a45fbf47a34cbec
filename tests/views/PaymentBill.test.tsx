import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PaymentInput } from '../../machines/steps/payment/payment.types.ts';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { booking } from '../support/checkout-stay.ts';
import { moneyVoucher } from '../support/voucher-fixtures.ts';
import { paymentInput, staged, startPayment, type PaymentAnswers } from '../support/start-payment.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(input: PaymentInput = paymentInput, answers: PaymentAnswers = {}) {
  const started = startPayment(input, answers);
  renderInWidget(<PaymentScreen actor={started.actor} />);
  return { ...started, user: userEvent.setup() };
}

const withVouchers = (vouchers: PaymentInput['booking']['vouchers']): PaymentInput => ({
  ...paymentInput,
  booking: { ...booking, vouchers },
});

const pay = () => screen.getByRole('button', { name: 'PAY TO COMPLETE' });
const linesOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('li, .ui-bill-total')].map(
    (line) => line.textContent,
  );

describe('the bill beside the card', () => {
  it('B §2.5, D-50 the panels show what is due today and what on arrival', () => {
    show(withVouchers([moneyVoucher('GV1', 60000)]));
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
    expect(
      screen.getByText(/^Payment for this room will be taken from your selected payment method/),
    ).toBeVisible();
    expect(
      screen.getByText(
        "A credit card guarantee will be taken on the lead booker's card to secure your booking",
      ),
    ).toBeVisible();
  });

  it.each([
    // Room 1: 400 + 50 + 60 + 15 = £525, now. Room 2: 300 + 20 + 10 = £330, on arrival.
    ['both', [], 'Pay £525 now £330 on arrival'],
    // £525 + £330 - £600 = £255.
    ['the arrival alone', [moneyVoucher('GV1', 60_000)], 'Pay £255 on arrival Nothing to pay now'],
    ['nothing', [moneyVoucher('GV1', 90_000)], 'Nothing to pay now'],
  ])('the button says what the guest pays: %s', async (_, vouchers, words) => {
    show(withVouchers(vouchers));
    expect(pay()).toHaveAccessibleDescription(words);
    expect(
      screen.getByText(words.slice(0, 12), { exact: false, selector: '.payment-due strong' }),
    ).toBeVisible();
    await expectAccessible();
  });

  it('the amount on the button follows the bill', async () => {
    const { user } = show(withVouchers([moneyVoucher('GV1', 10_000)]));
    expect(pay()).toHaveAccessibleDescription('Pay £425 now £330 on arrival');
    await user.click(screen.getByRole('button', { name: 'Remove Gift voucher GV1' }));
    await waitFor(() => expect(pay()).toHaveAccessibleDescription('Pay £525 now £330 on arrival'));
  });

  it("says where the card goes and which terms apply, with the host's link", () => {
    show();
    const words = screen.getByText(/^Your card goes to the hotel over a secure connection/);
    expect(words).toHaveTextContent(
      'Your card goes to the hotel over a secure connection, and is not kept in this browser. By paying you accept our booking terms (opens in a new tab).',
    );
    expect(within(words).getByRole('link')).toHaveAttribute('href', '/general-booking-terms/');
  });

  it("says beside the provider's page that the provider takes the card", () => {
    show({ ...paymentInput, iPageSessionId: 'PS1' });
    expect(screen.getByText(/^Your card is taken by our payment provider/)).toBeVisible();
    expect(screen.getByText('Pay £525 now')).toBeVisible();
  });

  it('B §2.5 a panel without an amount is hidden', () => {
    const [, second] = booking.legs;
    show({ ...paymentInput, booking: { ...booking, legs: second ? [second] : [] } });
    expect(screen.queryByRole('region', { name: 'To pay today' })).toBeNull();
    expect(linesOf('To pay on arrival')).toEqual([
      'Room 2 Includes £20 child rate and £10 infant rate£330',
      'Total £330',
    ]);
  });

  it("E-06 names the hotel's total where it differs", async () => {
    const { user } = show(withVouchers([moneyVoucher('GV1', 10_000)]), {
      stage: () => Promise.resolve(staged({ sums: { total: 115_500, dueToday: 52_500 } })),
    });
    await user.click(screen.getByRole('button', { name: 'Remove Gift voucher GV1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The bill is not the sameThe hotel's bill for this booking is £1,155, not £855 as it says here. Nothing has been paid. Please try again, or go back and check your booking.Try again",
    );
  });

  it("E-06 a different bill of the hotel's cannot be paid until it is right", async () => {
    const bills = [staged({ sums: { total: null, dueToday: 60_000 } }), staged()];
    const { user } = show(withVouchers([moneyVoucher('GV1', 10_000)]), {
      stage: () => Promise.resolve(bills.shift() ?? staged()),
    });
    await user.click(screen.getByRole('button', { name: 'Remove Gift voucher GV1' }));
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(
      'The bill is not the sameThe hotel would take £600 today, not £525 as it says here. Nothing has been paid. Please try again, or go back and check your booking.Try again',
    );
    expect(pay()).toBeDisabled();
    await expectAccessible();
    await user.click(within(box).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pay()).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
