import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { focusHeading } from '../../ui/frame/focus-after.ts';
import { Form } from '../../ui/controls/Form.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useFold } from '../../ui/controls/use-fold.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { VoucherRefused } from './VoucherFirst.tsx';

/** Vouchers that lower the bill, and vouchers that cannot be used. Folded until there is news of one. */
export function GiftVouchers({ actor }: { actor: PaymentRef }) {
  const texts = useTexts().payment.vouchers;
  const heading = useId();
  const panel = useId();
  const canRedeem = useSelector(actor, selectors.selectCanRedeem);
  const fold = useFold(useSelector(actor, selectors.selectTellsOfVouchers));
  return (
    <section className="ui-stack" aria-labelledby={heading}>
      <VoucherRefused actor={actor} />
      {/* Not a `<details>`: Tab on its summary leaves the shadow root in WebKit. */}
      <div className="payment-fold">
        <h3 id={heading} tabIndex={-1}>
          <button type="button" aria-expanded={fold.isOpen} aria-controls={panel} onClick={fold.toggle}>
            {canRedeem ? texts.question : texts.title}
          </button>
        </h3>
        <div id={panel} hidden={!fold.isOpen}>
          <div className="ui-stack">
            {canRedeem ? <RedeemForm actor={actor} /> : null}
            <AppliedVouchers actor={actor} />
            <InvalidVouchers actor={actor} />
          </div>
        </div>
        {/* Outside the panel, because a folded panel's bill can still change. */}
        {canRedeem ? <VoucherStatus actor={actor} /> : null}
      </div>
    </section>
  );
}

function RedeemForm({ actor }: { actor: PaymentRef }) {
  const texts = useTexts().payment.vouchers;
  const reference = useSelector(actor, selectors.selectVoucherReference);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isCheckingVoucher = useSelector(actor, selectors.selectIsCheckingVoucher);
  const isUpdating = useSelector(actor, selectors.selectIsUpdatingBill);
  const refused = useSelector(actor, selectors.selectRefusedAtField);
  const refusal = refused && fill(texts.refused, { reason: texts.reasons[refused.reason] });
  function redeem() {
    actor.send({ type: 'redeem.pressed' });
  }
  return (
    <Form className="ui-stack" onSubmit={redeem}>
      <p>{texts.text}</p>
      <div className="ui-stack ui-stack-tight">
        <div className="ui-grid">
          <TextField
            name="voucherReference"
            dir="ltr"
            label={texts.reference}
            value={reference}
            error={refusal}
            onChange={(typed) => actor.send({ type: 'voucher.typed', reference: typed })}
            readOnly={isBusy}
            autoComplete="off"
            enterKeyHint="go"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            action={
              <Button type="submit" busy={isCheckingVoucher || isUpdating}>
                {texts.redeem}
              </Button>
            }
          />
        </div>
        {refused && refusal ? (
          <div>
            <Announcement text={refusal} />
            <Remove actor={actor} name={refused.name} reference={refused.reference} />
          </div>
        ) : null}
      </div>
    </Form>
  );
}

function VoucherStatus({ actor }: { actor: PaymentRef }) {
  const { payment, shared } = useTexts();
  const texts = payment.vouchers;
  const failure = useSelector(actor, selectors.selectVoucherFailure);
  const isCheckingVoucher = useSelector(actor, selectors.selectIsCheckingVoucher);
  const isUpdating = useSelector(actor, selectors.selectIsUpdatingBill);
  const unchecked = failure ? fill(texts.unchecked, { reason: failureText(failure, shared.failures) }) : '';
  return (
    <p role="status" className="ui-soft">
      {isCheckingVoucher ? texts.redeeming : isUpdating ? texts.updating : unchecked}
    </p>
  );
}

function AppliedVouchers({ actor }: { actor: PaymentRef }) {
  const { payment, roomSummary, formats } = useTexts();
  const texts = payment.vouchers;
  const vouchers = useSelector(actor, selectors.selectVouchers);
  if (vouchers.length === 0) return null;
  return (
    <div className="ui-stack ui-stack-tight">
      <h4>{texts.applied}</h4>
      <ul className="ui-list payment-vouchers">
        {vouchers.map(({ voucher, content }) => {
          const { certificateReferenceNumber: reference, voucherName: name, unitPrice } = voucher;
          return (
            <li key={reference}>
              <div>
                <p>
                  {name} <span className="ui-soft ui-numbers">{reference}</span>
                </p>
                <p className="ui-soft">{fill(texts.value, { amount: formats.price(unitPrice.amount) })}</p>
              </div>
              {content.isMonetary ? <Remove {...{ actor, name, reference }} /> : null}
            </li>
          );
        })}
      </ul>
      {vouchers.some(({ content }) => !content.isMonetary) ? (
        <Notice tone="warning">{roomSummary.voucherAlert}</Notice>
      ) : null}
    </div>
  );
}

function Remove({ actor, name, reference }: { actor: PaymentRef; name: string; reference: string }) {
  const { payment, shared } = useTexts();
  return (
    <Button
      variant="link"
      disabled={useSelector(actor, selectors.selectIsBusy)}
      aria-label={fill(payment.vouchers.removeNamed, { name, reference }).trim()}
      onClick={(event) => {
        focusHeading(event.currentTarget, 'section');
        actor.send({ type: 'voucher.removed', reference });
      }}
    >
      {shared.remove}
    </Button>
  );
}

/** The refused vouchers that the field does not tell of. */
function InvalidVouchers({ actor }: { actor: PaymentRef }) {
  const texts = useTexts().payment.vouchers;
  const refused = useSelector(actor, selectors.selectInvalidVouchers);
  const atField = useSelector(actor, selectors.selectRefusedAtField);
  const vouchers = refused.filter((voucher) => voucher !== atField);
  return (
    <div className="ui-stack ui-stack-tight" aria-live="polite">
      {vouchers.length > 0 ? (
        <>
          <h4>{texts.invalid}</h4>
          <ul className="ui-list payment-vouchers">
            {vouchers.map(({ reference, name, reason }) => (
              <li key={reference}>
                <div>
                  <p>
                    {name} <span className="ui-soft ui-numbers">{reference}</span>
                  </p>
                  <p className="payment-reason">{texts.reasons[reason]}</p>
                </div>
                <Remove {...{ actor, name, reference }} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
