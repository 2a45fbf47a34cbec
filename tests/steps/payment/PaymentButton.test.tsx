import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import plain from '../../../widget/languages/en-GB-x-plain.json';
import { PaymentScreen } from '../../../widget/steps/payment/PaymentScreen.tsx';
import { TextsProvider } from '../../../widget/ui/text/texts-context.tsx';
import { catalogue } from '../../support/catalogue.ts';
import { renderInWidget } from '../../ui/render.tsx';
import { pay, showPayment, withVouchers } from './payment-page.tsx';
import { paymentInput, startPayment } from './start-payment.ts';
import { moneyVoucher } from './voucher-fixtures.ts';

it.each([
  ['pays', [], 'PAY TO COMPLETE'],
  ['books, where all is paid on arrival', [moneyVoucher('GV1', 60_000)], 'Confirm booking'],
  ['books, where the vouchers pay for all', [moneyVoucher('GV1', 90_000)], 'Confirm booking'],
])('B §2.5, F-11 the button %s', (_, vouchers, name) => {
  showPayment(withVouchers(...vouchers));
  expect(pay()).toHaveAccessibleName(name);
});

it.each([
  ['has the sum that is paid now', [], 'Pay £525 and book'],
  ['has no sum where nothing is paid now', [moneyVoucher('GV1', 60_000)], 'Confirm booking'],
])('in plain words the button %s', (_, vouchers, name) => {
  const { actor } = startPayment({ ...paymentInput, ...withVouchers(...vouchers) });
  const { submit } = plain.payment;
  renderInWidget(
    <TextsProvider texts={{ ...catalogue, payment: { ...catalogue.payment, submit } }}>
      <PaymentScreen actor={actor} />
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { name })).toBeVisible();
});
