import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import type { PaymentInput } from '../../machines/steps/payment/payment.types.ts';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { booking, voucherStatus } from '../support/checkout-stay.ts';
import { moneyVoucher, stayVoucher } from '../support/voucher-fixtures.ts';
import { paymentInput, staged, startPayment, type PaymentAnswers } from '../support/start-payment.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(input: PaymentInput, answers: PaymentAnswers = {}) {
  return showWith(input, answers).user;
}

function showWith(input: PaymentInput, answers: PaymentAnswers) {
  const { actor, calls } = startPayment(input, answers);
  const { vault } = renderInWidget(<PaymentScreen actor={actor} />);
  return { user: userEvent.setup(), vault, calls };
}

async function fillCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name On Card'), 'A Lovelace');
  await user.type(screen.getByLabelText('Card Number'), '4111111111111111');
  await user.type(screen.getByLabelText('Expiry Date'), '0528');
}

/** Opens the panel, which is folded without a voucher, and types a reference. */
async function typeVoucher(user: ReturnType<typeof userEvent.setup>, reference: string) {
  await user.click(screen.getByRole('button', { name: 'Got gift vouchers?' }));
  await user.type(screen.getByLabelText('Voucher reference number'), reference);
}

const withVouchers = (vouchers: PaymentInput['booking']['vouchers']): PaymentInput => ({
  ...paymentInput,
  booking: { ...booking, vouchers },
});

const pay = () => screen.getByRole('button', { name: 'PAY TO COMPLETE' });
const totalToday = () =>
  screen.getByRole('region', { name: 'To pay today' }).querySelector('.ui-bill-total')?.textContent;

describe('gift vouchers on the payment screen', () => {
  it('B §2.5 redeeming and removing a voucher changes the bill', async () => {
    const user = show(paymentInput, { voucher: () => Promise.resolve(voucherStatus()) });
    expect(screen.getByRole('heading', { name: 'Got gift vouchers?' })).toBeVisible();
    const words = screen.getByText(
      "Enter your voucher reference number below and we'll subtract the total from your bill",
    );
    expect(words).not.toBeVisible();
    await typeVoucher(user, 'GV1{Enter}');
    expect(words).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Applied Vouchers' })).toBeVisible();
    expect(screen.getByText('The value of your voucher is £100')).toBeVisible();
    expect(totalToday()).toBe('Total £425');
    await expectAccessible();
    const remove = await screen.findByRole('button', { name: 'Remove Gift voucher GV1' });
    await user.click(remove);
    expect(screen.getByRole('heading', { name: 'Got gift vouchers?' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Applied Vouchers' })).toBeNull());
    expect(totalToday()).toBe('Total £525');
    // The panel stays open while the guest uses it.
    expect(words).toBeVisible();
  });

  it('the panel is open from the start where the bill has a voucher, and can be folded', async () => {
    const user = show(withVouchers([moneyVoucher('GV1', 10000)]));
    const value = screen.getByText('The value of your voucher is £100');
    expect(value).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Got gift vouchers?' }));
    await waitFor(() => expect(value).not.toBeVisible());
    await expectAccessible();
  });

  it('D-452 a voucher that is refused while the panel is folded opens it', async () => {
    const user = show(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus({ isRedeemed: true, canBeUsed: false })),
    });
    await typeVoucher(user, 'GV1');
    await user.click(screen.getByRole('button', { name: 'Got gift vouchers?' }));
    await waitFor(() => expect(screen.getByLabelText('Voucher reference number')).not.toBeVisible());
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your voucher was not appliedGV1: Already used. Nothing has been paid. Change the reference, or press PAY TO COMPLETE again to pay without it.',
    );
    await waitFor(() => expect(screen.getByLabelText('Voucher reference number')).toBeVisible());
  });

  it('B §4 an unusable voucher is listed with its reason', async () => {
    const user = show(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus({ isRedeemed: true, canBeUsed: false })),
    });
    await typeVoucher(user, 'GV1');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    const heading = await screen.findByRole('heading', { name: 'Invalid Vouchers' });
    expect(heading.parentElement).toHaveTextContent('Invalid VouchersGift voucherAlready used');
  });

  it('D-456 a check without an answer is told at the field, and nothing is listed', async () => {
    const answers = [
      () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'voucherStatus' })),
      () => Promise.resolve(voucherStatus()),
    ];
    const user = show(paymentInput, {
      voucher: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    await typeVoucher(user, 'GV1');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    const vouchers = within(screen.getByRole('region', { name: 'Got gift vouchers?' }));
    await waitFor(() =>
      expect(vouchers.getByRole('status')).toHaveTextContent(
        'We could not check this voucher. The connection failed. Please check it and try again.',
      ),
    );
    expect(screen.queryByRole('heading', { name: 'Invalid Vouchers' })).toBeNull();
    expect(screen.getByLabelText('Voucher reference number')).toHaveValue('GV1');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('heading', { name: 'Applied Vouchers' })).toBeVisible();
    await waitFor(() => expect(vouchers.getByRole('status')).toBeEmptyDOMElement());
  });

  it('B §2.5 a stay voucher shows only its heading, and cannot be removed', () => {
    show(withVouchers([stayVoucher('SV1', 30000)]));
    expect(screen.getByRole('heading', { name: 'Gift vouchers' })).toBeVisible();
    expect(screen.queryByLabelText('Voucher reference number')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByText('The value of your voucher is £300')).toBeVisible();
  });

  it('D-34 nothing can be paid while the changed bill is not staged', async () => {
    let stagings = 0;
    const user = show(withVouchers([moneyVoucher('GV1', 10000)]), {
      stage: () =>
        ++stagings === 1
          ? Promise.reject(new CallError({ kind: 'timeout', endpoint: 'stage' }))
          : Promise.resolve(staged()),
    });
    await user.click(screen.getByRole('button', { name: 'Remove Gift voucher GV1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your bill could not be updatedNothing has been paid. This is taking longer than it should. Please try again.Try again',
    );
    expect(pay()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'PAY TO COMPLETE' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("E-03 a conflict is told in the estate's words, without the claim that nothing was paid", async () => {
    const conflict = {
      kind: 'http',
      endpoint: 'stage',
      status: 409,
      message: 'This is being paid for.',
    } as const;
    const user = show(withVouchers([moneyVoucher('GV1', 10000)]), {
      stage: () => Promise.reject(new CallError(conflict)),
      find: () => Promise.resolve({ isBooked: false, total: null, at: 0 }),
    });
    await user.click(screen.getByRole('button', { name: 'Remove Gift voucher GV1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your bill could not be updatedThis is being paid for.Try again',
    );
    expect(screen.queryByText(/nothing has been paid/i)).toBeNull();
    expect(pay()).toBeDisabled();
  });
});

describe('D-452 Pay with a typed reference that is not applied', () => {
  it('shows the new total before the payment, and the card stays in its fields', async () => {
    const { user, vault, calls } = showWith(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus()),
      complete: () => new Promise(() => undefined),
    });
    await fillCard(user);
    await typeVoucher(user, 'GV1');
    await user.click(pay());
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(
      'Your voucher has been appliedYou now pay £425 today. Nothing has been paid yet: to go on, press PAY TO COMPLETE again.',
    );
    expect(box).toHaveFocus();
    expect(totalToday()).toBe('Total £425');
    expect(screen.getByLabelText('Voucher reference number')).toHaveValue('');
    expect(screen.getByLabelText('Card Number')).toHaveValue('4111 1111 1111 1111');
    expect(vault.take('card')).toBeNull();
    await expectAccessible();
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '4111111111111111' });
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'stage', 'complete']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the focus on the button during the lookup', async () => {
    const { user, calls } = showWith(paymentInput, { voucher: () => new Promise(() => undefined) });
    await typeVoucher(user, 'GV1');
    await user.click(pay());
    await user.click(pay());
    expect(pay()).toHaveFocus();
    expect(pay()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/^Taking your payment/)).toBeNull();
    expect(calls.map(([name]) => name)).toEqual(['voucher']);
  });

  it('D-456 says that the reference could not be checked, and the next press pays without it', async () => {
    const { user, calls } = showWith(paymentInput, {
      voucher: () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'voucher' })),
      complete: () => new Promise(() => undefined),
    });
    await fillCard(user);
    await typeVoucher(user, 'GV1');
    await user.click(pay());
    const vouchers = screen.getByRole('region', { name: 'Got gift vouchers?' });
    expect(await within(vouchers).findByRole('alert')).toHaveTextContent(
      'Your voucher was not appliedWe could not check GV1. Nothing has been paid. Press Redeem to check it again, or PAY TO COMPLETE to pay without it.',
    );
    expect(screen.queryByText('Cannot be found')).toBeNull();
    await user.click(pay());
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'complete']);
  });

  it('tells at the field why the voucher does not count, and the next press pays without it', async () => {
    const { user, vault, calls } = showWith(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus({ isRedeemed: true, canBeUsed: false })),
      complete: () => new Promise(() => undefined),
    });
    await fillCard(user);
    await typeVoucher(user, 'GV1');
    await user.click(pay());
    const vouchers = screen.getByRole('region', { name: 'Got gift vouchers?' });
    const box = await within(vouchers).findByRole('alert');
    expect(box).toHaveTextContent(
      'Your voucher was not appliedGV1: Already used. Nothing has been paid. Change the reference, or press PAY TO COMPLETE again to pay without it.',
    );
    expect(box).toHaveFocus();
    const field = screen.getByLabelText('Voucher reference number');
    expect(field).toHaveValue('GV1');
    // The message comes before the field, so both come into view.
    expect(box.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(totalToday()).toBe('Total £525');
    expect(vault.take('card')).toBeNull();
    await expectAccessible();
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '4111111111111111' });
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'complete']);
  });
});
