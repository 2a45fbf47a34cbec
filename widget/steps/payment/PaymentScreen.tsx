import { useSelector } from '@xstate/react';
import { useId, useEffect, useState } from 'react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Lines } from '../../ui/bill/Lines.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ToPayPanels } from '../../shared/bill/ToPayPanels.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { CardForm } from './CardForm.tsx';
import { CardReason } from './CardReason.tsx';
import { GiftVouchers } from './GiftVouchers.tsx';
import css from './payment.css?inline';
import { PaymentNews } from './PaymentNews.tsx';
import { BillChanged } from './VoucherFirst.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { describeRoomTerms } from '../../texts/describe-terms.ts';
import { fill } from '../../texts/fill.ts';
import { usePaymentPage } from './payment-page-context.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { useSubmitText } from './use-submit-text.ts';

registerStyles(css);

/** The sum, the card, the terms and the button; after it, the vouchers and the bill. */
export function PaymentScreen({ actor }: { actor: PaymentRef }) {
  const { payment: texts, shared } = useTexts();
  const cardForm = useId();
  const due = useId();
  const submit = useSubmitText(actor);
  const today = useSelector(actor, selectors.selectDueToday);
  const onArrival = useSelector(actor, selectors.selectDueOnArrival);
  const isGuaranteed = useSelector(actor, selectors.selectIsGuaranteed);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isPaying = useSelector(actor, selectors.selectIsPaying);
  const isPayWaiting = useSelector(actor, selectors.selectIsPayWaiting);
  useLeaveWarning(isPaying);
  const mayPay = useSelector(actor, selectors.selectMayPay);
  const { payElsewhere, paysInFrame = false } = useAssets();
  const hasFrame = useSelector(actor, selectors.selectPaymentSession) !== null;
  const takesCardHere = !hasFrame && !paysInFrame && payElsewhere === undefined;
  return (
    <StepLayout
      figure={
        <p id={due} className="payment-due">
          <DueWords today={today.total} onArrival={onArrival.total} isBrief />
        </p>
      }
      after={
        <>
          <GiftVouchers actor={actor} />
          <ToPayPanels today={today} onArrival={onArrival} isGuaranteed={isGuaranteed} />
        </>
      }
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
              {submit}
            </Button>
          ) : null}
        </>
      }
    >
      <PageHeading summary={<DueWords today={today.total} onArrival={onArrival.total} />}>
        {texts.title}
      </PageHeading>
      <PaymentNews actor={actor} />
      <PaymentRefusal actor={actor} />
      <BillChanged actor={actor} />
      {payElsewhere === undefined ? null : <PayElsewhere address={payElsewhere} />}
      {takesCardHere ? <CardForm actor={actor} id={cardForm} /> : null}
      {takesCardHere || payElsewhere !== undefined ? null : <ProviderPage actor={actor} />}
      <div className="ui-stack ui-stack-tight">
        <PaymentTerms actor={actor} />
        {payElsewhere === undefined ? <PaymentSafety isInFrame={!takesCardHere} /> : null}
      </div>
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
  const isOfBooking = useSelector(actor, selectors.selectIsOfBooking);
  const hasVoucher = useSelector(actor, selectors.selectHasRemovableVoucher);
  const { ofBooking } = refused;
  const [title, wayOn] = isOfBooking
    ? [ofBooking.title, hasVoucher ? ofBooking.voucher : ofBooking.change]
    : [refused.title, refused.another];
  if (!isRefused) return null;
  return (
    <ErrorBox
      title={title}
      text={
        <div className="ui-stack ui-stack-tight">
          {reason === '' ? null : <p>{reason}</p>}
          <p>
            {refused.nothingTaken} {wayOn}
          </p>
        </div>
      }
    />
  );
}

interface DueProps {
  /** Pence. */
  today: number;
  /** Pence. */
  onArrival: number;
  /** In one line, beside the button, where all is paid on arrival. The heading says the rest. */
  isBrief?: boolean;
}

/** The amount that the button takes now, and the amount due on arrival. */
function DueWords({ today, onArrival, isBrief = false }: DueProps) {
  const { payment, formats } = useTexts();
  const texts = payment.due;
  const priced = (text: string, pence: number) => fill(text, { amount: formats.price(pence) });
  const [first, second] =
    today > 0
      ? [priced(texts.now, today), onArrival > 0 ? priced(texts.later, onArrival) : null]
      : onArrival > 0
        ? isBrief
          ? [priced(texts.later, onArrival), null]
          : [priced(texts.onArrival, onArrival), texts.nothingNow]
        : [texts.nothingNow, null];
  return (
    <>
      <strong className="payment-sum">{first}</strong>
      {second === null ? null : <span className="ui-soft"> {second}</span>}
    </>
  );
}

/** Where the card's data goes, and under which terms. */
function PaymentSafety({ isInFrame }: { isInFrame: boolean }) {
  const { safety } = useTexts().payment;
  const { links } = useAssets();
  return (
    <div className="payment-safety ui-soft">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 7h10v8H3zM5 7V4.5a3 3 0 0 1 6 0V7" />
      </svg>
      <p>
        {isInFrame ? safety.frame : safety.card} {safety.before}
        <SafeLink href={links.terms} newTab plain>
          {safety.terms}
        </SafeLink>
        {safety.after}
      </p>
    </div>
  );
}

/** What is known of cancelling a plain booking of one room, because its guest may not have seen a summary. */
function PaymentTerms({ actor }: { actor: PaymentRef }) {
  const texts = useTexts();
  const [selectTerms] = useState(() => selectors.selectTermsAt(new Date()));
  const rooms = useSelector(actor, selectors.selectBooking).legs.length;
  const terms = describeRoomTerms(texts, useSelector(actor, selectTerms), rooms, texts.payment.terms);
  return terms.length > 0 ? (
    <div className="ui-soft">
      <Lines of={terms} />
    </div>
  ) : null;
}

/** The provider takes the card in its own page; the widget shows no card field beside it. */
function ProviderPage({ actor }: { actor: PaymentRef }) {
  const { payment, formats } = useTexts();
  const texts = payment.frame;
  const { host = location.origin, endpoints } = useAssets();
  const page = usePaymentPage();
  const sessionId = useSelector(actor, selectors.selectSessionId);
  const paymentSession = useSelector(actor, selectors.selectPaymentSession);
  const wallets = useSelector(actor, selectors.selectWallets);
  const isAwaited = useSelector(actor, selectors.selectAwaitsFrame);
  if (!isAwaited || paymentSession === null || page === null) return null;
  return (
    <div className="ui-stack">
      <CardReason actor={actor} />
      {wallets.length > 0 ? (
        <p>
          {fill(texts.wallets, {
            wallets: formats.choice(wallets.map((wallet) => texts.walletNames[wallet])),
          })}
        </p>
      ) : null}
      <PaymentFrame
        key={paymentSession}
        title={texts.title}
        address={page(paymentSession, sessionId, host, endpoints)}
        hasWallets={wallets.length > 0}
        onReport={(status) => actor.send({ type: 'frame.reported', status })}
      />
    </div>
  );
}
