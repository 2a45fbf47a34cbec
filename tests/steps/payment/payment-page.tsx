import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PaymentInput } from '../../../machines/steps/payment/payment.types.ts';
import { PaymentScreen } from '../../../widget/steps/payment/PaymentScreen.tsx';
import type { Assets } from '../../../widget/ui/media/assets-context.tsx';
import { booking } from '../../support/checkout-stay.ts';
import { enterText } from '../../support/enter-text.ts';
import { paymentInput, startPayment, type PaymentAnswers } from './start-payment.ts';
import { renderInWidget } from '../../ui/render.tsx';

export const user = userEvent.setup();
export const never = () => new Promise<never>(() => undefined);

/** Shows the payment screen of an estate that gives these answers. */
export function showPayment(
  input: Partial<PaymentInput> = {},
  answers: PaymentAnswers = {},
  settings: Partial<Assets> = {},
) {
  const started = startPayment({ ...paymentInput, ...input }, answers);
  const { vault } = renderInWidget(<PaymentScreen actor={started.actor} />, settings);
  return { ...started, vault };
}

export const withVouchers = (...vouchers: PaymentInput['booking']['vouchers']) => ({
  booking: { ...booking, vouchers },
});

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const pay = () => screen.getByRole('button', { name: /^(PAY TO COMPLETE|Confirm booking)$/ });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Fills in these fields of the card. */
export function fillCard({ number = '4111111111111111', expiry = '0528' } = {}): void {
  enterText(field('Name On Card'), 'A Lovelace');
  enterText(field('Card Number'), number);
  enterText(field('Expiry Date'), expiry);
}
