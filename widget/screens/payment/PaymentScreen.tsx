import { useSelector } from '@xstate/react';
import { useId, useEffect } from 'react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { ToPayPanels } from '../bill/ToPayPanels.tsx';
import { useAssets } from '../../ui/assets-context.tsx';
import { CardForm } from './CardForm.tsx';
import { GiftVouchers } from './GiftVouchers.tsx';
import css from './payment.css?inline';
import { PaymentDue } from './PaymentDue.tsx';
import { PaymentNews } from './PaymentNews.tsx';
import { PaymentSafety } from './PaymentSafety.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';
import { ProviderPage } from './ProviderPage.tsx';
import { BillChanged } from './VoucherFirst.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';

registerStyles(css);

/** Vouchers, the sums to pay today and later, and the payment. */
export function PaymentScreen({ actor }: { actor: PaymentRef }) {
  const { payment: texts, shared } = useTexts();
  const cardForm = useId();
  const due = useId();
  const today = useSelector(actor, selectors.selectDueToday);
  const onArrival = useSelector(actor, selectors.selectDueOnArrival);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isPaying = useSelector(actor, selectors.selectIsPaying);
  const isPayWaiting = useSelector(actor, selectors.selectIsPayWaiting);
  useLeaveWarning(isPaying);
  const mayPay = useSelector(actor, selectors.selectMayPay);
  const { payElsewhere } = useAssets();
  const takesCardHere =
    useSelector(actor, selectors.selectPaymentSession) === null && payElsewhere === undefined;
  return (
    <StepLayout
      figure={<PaymentDue id={due} today={today.total} onArrival={onArrival.total} />}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => actor.send({ type: 'back.pressed' })}>
            {shared.back}
          </Button>
          {takesCardHere ? (
            <Button
              variant="primary"
              type="submit"
              form={cardForm}
              aria-describedby={due}
              busy={isPaying || isPayWaiting}
              disabled={!mayPay && !isPaying && !isPayWaiting}
            >
              {texts.submit}
            </Button>
          ) : null}
        </>
      }
    >
      <PageHeading>{texts.title}</PageHeading>
      <PaymentNews actor={actor} />
      <GiftVouchers actor={actor} />
      <ToPayPanels today={today} onArrival={onArrival} />
      <PaymentTerms actor={actor} />
      <PaymentRefusal actor={actor} />
      <BillChanged actor={actor} />
      {payElsewhere === undefined ? null : <PayElsewhere address={payElsewhere} />}
      {takesCardHere ? <CardForm actor={actor} id={cardForm} /> : null}
      {takesCardHere || payElsewhere !== undefined ? null : <ProviderPage actor={actor} />}
      {payElsewhere === undefined ? <PaymentSafety isInFrame={!takesCardHere} /> : null}
      {isPaying ? <Loading text={texts.paying} /> : null}
    </StepLayout>
  );
}

/** While `isNeeded`, the browser asks before the page is left or reloaded. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** No payment in another site's frame, because that site could cover the page (T5). */
function PayElsewhere({ address }: { address: string }) {
  const texts = useTexts().payment.elsewhere;
  return (
    <Notice tone="warning">
      <div className="ui-stack ui-stack-tight">
        <p>{texts.text}</p>
        <p>
          <SafeLink href={address} newTab>
            {texts.link}
          </SafeLink>
        </p>
      </div>
    </Notice>
  );
}

/** The estate's own reason for refusing the last payment, at the card. */
function PaymentRefusal({ actor }: { actor: PaymentRef }) {
  const { refused } = useTexts().payment;
  const isRefused = useSelector(actor, selectors.selectNews) === 'refused';
  const reason = useSelector(actor, selectors.selectReason);
  if (!isRefused) return null;
  return (
    <ErrorBox
      title={refused.title}
      text={
        <div className="ui-stack ui-stack-tight">
          {reason === '' ? null : <p>{reason}</p>}
          <p>
            {refused.nothingTaken} {refused.another}
          </p>
        </div>
      }
    />
  );
}
