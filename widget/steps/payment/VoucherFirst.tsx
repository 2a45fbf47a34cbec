import { useSelector } from '@xstate/react';
import { fill } from '../../texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { bringIntoView } from '../../ui/frame/focus.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';
import { useSubmitText } from './use-submit-text.ts';

/**
 * Says above the voucher's field, which scrolls into view, that the voucher was not applied and that the next Pay goes
 * on without it.
 */
export function VoucherRefused({ actor }: { actor: PaymentRef }) {
  const { vouchers } = useTexts().payment;
  const submit = useSubmitText(actor);
  const isRefused = useSelector(actor, selectors.selectNews) === 'voucherRefused';
  const isUnchecked = useSelector(actor, selectors.selectVoucherFailure) !== null;
  const typed = useSelector(actor, selectors.selectVoucherReference).trim();
  const last = useSelector(actor, selectors.selectInvalidVouchers).at(-1);
  const refused = isUnchecked ? undefined : last;
  if (!isRefused) return null;
  const { title, text, unchecked } = vouchers.notApplied;
  const reference = refused?.reference ?? typed;
  const filled = refused
    ? fill(text, { reason: vouchers.reasons[refused.reason], pay: submit })
    : fill(unchecked, { redeem: vouchers.redeem, pay: submit });
  return (
    <ErrorBox
      key={`${reference} ${filled}`}
      title={title}
      text={<WithCode text={filled} at="reference" code={reference} />}
    />
  );
}

/** Says at the card that the voucher is on the bill, and asks for the new amount. */
export function BillChanged({ actor }: { actor: PaymentRef }) {
  const { payment, formats } = useTexts();
  const { vouchers } = payment;
  const submit = useSubmitText(actor);
  const isChanged = useSelector(actor, selectors.selectNews) === 'billChanged';
  const { total } = useSelector(actor, selectors.selectDueToday);
  if (!isChanged) return null;
  return (
    <div
      className="ui-notice ui-notice-success payment-changed"
      role="alert"
      tabIndex={-1}
      ref={bringIntoView}
    >
      <h3>{vouchers.appliedFirst.title}</h3>
      <p>{fill(vouchers.appliedFirst.text, { amount: formats.price(total), pay: submit })}</p>
    </div>
  );
}
