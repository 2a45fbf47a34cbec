import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectIsBookingKnown, selectPayment } from '../../machines/booking/paying/payment.selectors.ts';
import { numberOf } from '../../src/domain/payment/payment-record.ts';
import { receipt } from './receipt.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { BookingNumber } from '../ui/bill/BookingNumber.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { CallUs } from '../ui/text/CallUs.tsx';
import { PageHeading } from '../ui/text/PageHeading.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';

registerTexts({ receipt });

/**
 * The number of the completed booking, if it is known, where the confirmation cannot be shown. Its code is loaded with the session, so
 * that nothing is loaded after a payment.
 */
export function Receipt({ actor }: { actor: BookingActor }) {
  const texts = useTexts().receipt;
  const payment = useSelector(actor, selectPayment);
  const number = payment ? numberOf(payment) : '';
  const [text, call, contact] =
    number === ''
      ? [texts.textOnly, texts.callOnly, texts.contactOnly]
      : [texts.text, texts.call, texts.contact];
  const isKnown = useSelector(actor, selectIsBookingKnown);
  return (
    <div className="ui-stack">
      <header className="ui-stack ui-stack-tight">
        <p className="ui-eyebrow">{texts.eyebrow}</p>
        <PageHeading summary={text}>{texts.title}</PageHeading>
        {number === '' ? null : <BookingNumber label={texts.number} number={number} />}
      </header>
      <CallUs {...{ call, contact, contactLink: texts.contactLink }} />
      <div className="ui-row">
        {isKnown ? (
          <Button variant="primary" onClick={() => actor.send({ type: 'load.retried' })}>
            {texts.retry}
          </Button>
        ) : null}
        <Button onClick={() => actor.send({ type: 'anotherBooking.requested' })}>{texts.another}</Button>
      </div>
    </div>
  );
}
