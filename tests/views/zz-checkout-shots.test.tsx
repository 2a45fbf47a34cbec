import { page } from 'vitest/browser';
import { it } from 'vitest';
import { ConfirmationScreen } from '../../widget/screens/confirmation/ConfirmationScreen.tsx';
import { DetailsScreen } from '../../widget/screens/details/DetailsScreen.tsx';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { SummaryScreen } from '../../widget/screens/summary/SummaryScreen.tsx';
import { BookingFrame } from '../../widget/ui/BookingFrame.tsx';
import { confirmationMachine } from '../../machines/steps/confirmation/confirmation.machine.ts';
import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking, moneyVoucher, session } from '../support/checkout-stay.ts';
import { detailsInput, startDetails, twoHouses } from '../support/start-details.ts';
import { paymentInput, startPayment } from '../support/start-payment.ts';
import { startStep } from '../support/start-step.ts';
import { renderInWidget } from './ui/render.tsx';

const sizes = [390, 1280];
async function shoot(name: string, view: React.ReactNode, step: 1 | 2 | 3 | 4 | 5 = 4) {
  for (const width of sizes) {
    await page.viewport(width, width === 390 ? 3800 : 2900);
    document.body.replaceChildren();
    renderInWidget(<BookingFrame step={step} onEdit={() => {}} onCancel={() => {}}>{view}</BookingFrame>);
    await new Promise((r) => setTimeout(r, 150));
    await page.screenshot({ path: `../../test-results/v4-${name}-${width}.png` });
  }
}
it('shots', async () => {
  const un = startPayment(paymentInput, { complete: () => Promise.reject(new Error()), find: () => Promise.resolve(false) }).actor;
  un.send({ type: 'payment.submitted', card: { filled: { cardHoldersName: true, cardType: true, cardNumber: true, expiryMonth: true, expiryYear: true }, hints: [] } });
  await new Promise((r) => setTimeout(r, 100));
  await shoot('unsettled', <PaymentScreen actor={un} />, 5);
  const d = startDetails(detailsInput, { addresses: () => Promise.resolve(twoHouses) }).actor;
  await shoot('details-empty', <DetailsScreen actor={d} />);
  d.send({ type: 'leadBooker.chosen', leadBooker: '0.0' });
  d.send({ type: 'field.changed', name: 'address.searchedPostcode', value: 'BA1 1AA' });
  d.send({ type: 'address.searched' });
  await new Promise((r) => setTimeout(r, 50));
  d.send({ type: 'address.chosen', index: '1' });
  d.send({ type: 'field.changed', name: 'account.joinsMailingList', value: true });
  d.send({ type: 'form.submitted' });
  await shoot('details', <DetailsScreen actor={d} />);
  const b = { ...booking, vouchers: [moneyVoucher('GV1', 60000)] };
  const s = startStep(summaryMachine, { configuration, session, booking: b }).actor;
  await shoot('summary', <SummaryScreen actor={s} />);
  const p = startPayment({ ...paymentInput, booking: b }, { complete: () => new Promise(() => {}), voucher: () => Promise.reject(new Error()) }).actor;
  p.send({ type: 'voucher.typed', reference: 'GV9' });
  p.send({ type: 'voucher.redeemed' });
  await new Promise((r) => setTimeout(r, 50));
  await shoot('payment', <PaymentScreen actor={p} />, 5);
  p.send({ type: 'payment.submitted', card: { filled: { cardHoldersName: false, cardType: true, cardNumber: true, expiryMonth: false, expiryYear: true }, hints: ['numberLooksWrong'] } });
  await shoot('payment-errors', <PaymentScreen actor={p} />, 5);
  const c = startStep(confirmationMachine, { configuration, booking: { ...b, accountCreateStatus: 'created' }, profile: null }).actor;
  c.send({ type: 'friend.toggled' });
  await shoot('confirmation', <ConfirmationScreen actor={c} />, 5);
}, 60000);
