import { useSelector } from '@xstate/react';
import type { OutcomeRef } from '../../../machines/shared/outcome/outcome.machine.ts';
import * as asked from '../../../machines/shared/outcome/outcome.selectors.ts';
import * as selectors from '../../../machines/steps/outcome/payment-outcome.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { fill } from '../../texts/fill.ts';
import { BookingNumber } from '../../ui/bill/BookingNumber.tsx';
import { AskAgain, LastAnswer, useWithTimeOfNo } from './Asked.tsx';

/** What the guest is told of a payment without a known answer, and every way on. */
export function OutcomeScreen({ actor }: { actor: OutcomeRef }) {
  switch (useSelector(actor, selectors.selectMessage)) {
    case 'asking':
      return <Asking actor={actor} />;
    case 'notBooked':
      return <NotBooked actor={actor} />;
    case 'sessionGone':
      return <SessionGone actor={actor} />;
  }
}

/** The result is unknown, and the guest must not pay again. The estate is asked as long as this is shown. */
function Asking({ actor }: { actor: OutcomeRef }) {
  const { asking, contactLink } = useTexts().outcome;
  const wasSent = useSelector(actor, selectors.selectWasSent);
  const isNumbered = useSelector(actor, selectors.selectNumber) !== '';
  return (
    <div className="ui-stack">
      <PageHeading>{asking.title}</PageHeading>
      <Notice tone="warning">
        <p>{wasSent ? asking.text : isNumbered ? asking.left : asking.addressed}</p>
      </Notice>
      {isNumbered ? <PaymentFacts actor={actor} /> : null}
      <LastAnswer actor={actor} notMade={asking.notThere} />
      <CallUs
        call={isNumbered ? asking.call : asking.callOnly}
        contact={isNumbered ? asking.contact : asking.contactOnly}
        contactLink={contactLink}
      />
      <div className="ui-row">
        <AskAgain actor={actor} />
      </div>
    </div>
  );
}

/** The estate has said more than once that there is no booking. */
function NotBooked({ actor }: { actor: OutcomeRef }) {
  const { notBooked, contactLink } = useTexts().outcome;
  const isInFrame = useSelector(actor, selectors.selectIsInFrame);
  const text = useWithTimeOfNo(actor, isInFrame ? notBooked.framed : notBooked.text);
  return (
    <div className="ui-stack">
      <PageHeading>{notBooked.title}</PageHeading>
      <Notice tone="warning" said={text}>
        <p>{text}</p>
      </Notice>
      <PaymentFacts actor={actor} />
      <CallUs call={notBooked.call} contact={notBooked.contact} contactLink={contactLink} />
      <div className="ui-row">
        <AskAgain actor={actor} />
        {/* Not the strong button: a guest who may have paid should call first. */}
        <BeginAnew actor={actor} variant="secondary" />
      </div>
    </div>
  );
}

/** B's text, once the estate confirms that nothing was booked. */
function SessionGone({ actor }: { actor: OutcomeRef }) {
  const { sessionGone } = useTexts().outcome;
  return (
    <div className="ui-stack">
      <PageHeading>{sessionGone.title}</PageHeading>
      <ErrorBox
        title={sessionGone.error}
        text={sessionGone.text}
        action={<BeginAnew actor={actor} variant="primary" />}
      />
    </div>
  );
}

function BeginAnew({ actor, variant }: { actor: OutcomeRef; variant: 'primary' | 'secondary' }) {
  const { notBooked } = useTexts().outcome;
  const isBusy = useSelector(actor, asked.selectIsBusy);
  return (
    <Button variant={variant} busy={isBusy} onClick={() => actor.send({ type: 'anew.requested' })}>
      {notBooked.anew}
    </Button>
  );
}

/**
 * The facts that a guest reads out on the telephone: the number and the amount, and the time of a payment that an
 * earlier page has sent.
 */
function PaymentFacts({ actor }: { actor: OutcomeRef }) {
  const { outcome: texts, formats } = useTexts();
  const number = useSelector(actor, selectors.selectNumber);
  const { dueToday, at } = useSelector(actor, selectors.selectPayment);
  const isPaidToday = dueToday > 0;
  const isSentBefore = useSelector(actor, selectors.selectWasSent) && at !== null;
  // The guest's own clock, because the guest remembers the time by it.
  const when = at === null ? '' : formats.moment(at);
  const facts = isSentBefore ? (isPaidToday ? texts.paymentSent : texts.sent) : isPaidToday && texts.payment;
  return (
    <div>
      <BookingNumber label={texts.number} number={number} />
      {facts ? <p className="ui-soft">{fill(facts, { amount: formats.price(dueToday), when })}</p> : null}
    </div>
  );
}
