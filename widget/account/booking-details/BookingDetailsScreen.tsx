import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import type { OutcomeRef } from '../../../machines/shared/outcome/outcome.machine.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { ConfirmationTools } from '../../shared/confirmation-tools/ConfirmationTools.tsx';
import { bringIntoView } from '../../ui/frame/focus.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { BookingPage } from '../bookings/BookingPage.tsx';
import { PaymentFacts } from '../bookings/PaymentFacts.tsx';
import { StayPackages } from '../stay-packages/StayPackages.tsx';
import { AmendModal } from './AmendModal.tsx';
import { CancelModal } from './CancelModal.tsx';
import { Until } from './ModalRoom.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { SentChangeNotice } from './SentChangeNotice.tsx';
import { Terms } from './Terms.tsx';
import css from './booking-details.css?inline';
import { Button } from '../../ui/controls/Button.tsx';

registerStyles(css);

/** One stay of the member. Changes stand above additions. */
export function BookingDetailsScreen({ actor }: { actor: BookingDetailsRef }) {
  const { account, formats } = useTexts();
  const { bookingDetails: texts, bookings: tools } = account;
  const arrival = useSelector(actor, selectors.selectArrival);
  const rooms = useSelector(actor, selectors.selectRooms);
  const payment = useSelector(actor, selectors.selectPayment);
  const hasVoucher = useSelector(actor, selectors.selectHasVoucher);
  const failure = useSelector(actor, selectFailure);
  const resend = useSelector(actor, selectors.selectResend);
  const offersChanges = useSelector(actor, selectors.selectOffersChanges);
  const packages = useSelector(actor, selectors.selectPackages);
  const dialog = useSelector(actor, selectors.selectDialog);
  const outcome = useSelector(actor, selectors.selectOutcome);
  const cancelled = useSelector(actor, selectors.selectCancelled);
  const heading = formats.plural(texts.heading, rooms.length);
  return (
    <BookingPage
      backTo={{ screen: 'stayBookings' }}
      heading={arrival === null ? null : fill(heading, { date: formats.longDate(arrival) })}
      number={useSelector(actor, selectors.selectConfirmationNumber)}
      failure={failure}
      onRetry={() => actor.send({ type: 'load.retried' })}
    >
      {outcome ? <SentChange actor={actor} outcome={outcome} /> : null}
      {cancelled ? <CancelledNotice cancelled={cancelled} /> : null}
      {resend ? <ConfirmationTools actor={resend} texts={tools.resend} print={tools.print} /> : null}
      {payment === null && !hasVoucher ? null : (
        <dl className="booking-facts booking-details-payment">
          <PaymentFacts payment={payment} hasVoucher={hasVoucher} />
        </dl>
      )}
      <div className="ui-stack ui-stack-loose booking-details-rooms">
        {rooms.map((room) => (
          <RoomPanel key={room.leg} room={room} isDoubted={outcome !== null} />
        ))}
      </div>
      {offersChanges && !outcome ? <Changes actor={actor} /> : null}
      {packages ? <StayPackages actor={packages} /> : null}
      <Terms rooms={rooms} />
      {dialog === 'cancel' ? <CancelModal actor={actor} /> : null}
      {dialog === 'amend' ? <AmendModal actor={actor} /> : null}
    </BookingPage>
  );
}

/** What has just been cancelled. It has the focus, since the dialog that asked is gone. */
function CancelledNotice({ cancelled }: { cancelled: readonly number[] | 'all' }) {
  const { cancelModal } = useTexts().account.bookingDetails;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(told.current), [cancelled]);
  return (
    <div ref={told} tabIndex={-1} role="status">
      <Notice tone="success">
        {cancelled === 'all' ? (
          <p>{cancelModal.done}</p>
        ) : (
          cancelled.map((leg) => <p key={leg}>{fill(cancelModal.cancelled, { leg })}</p>)
        )}
      </Notice>
    </div>
  );
}

function SentChange({ actor, outcome }: { actor: BookingDetailsRef; outcome: OutcomeRef }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const addOns = useSelector(actor, ({ context }) => context.configuration.addOns);
  const nameOf = (wanted: string) => addOns.find(({ code }) => code === wanted)?.displayName ?? wanted;
  return <SentChangeNotice actor={outcome} nameOf={nameOf} refusal={refusal} />;
}

/** Amending and cancelling, for a stay to come. */
function Changes({ actor }: { actor: BookingDetailsRef }) {
  const { change, cancel } = useTexts().account.bookingDetails;
  const deadline = useSelector(actor, selectors.selectChangeDeadline);
  const isChanging = useSelector(actor, selectors.selectIsChanging);
  const saying = (texts: { text: string; until: string }) => {
    if (deadline === null) return null;
    return deadline.kind === 'usual' ? (
      <p>{texts.text}</p>
    ) : (
      <Until text={texts.until} moment={deadline.until} />
    );
  };
  return (
    <div className="ui-grid booking-details-changes">
      <section className="ui-panel ui-stack ui-stack-tight">
        <h2>{change.title}</h2>
        {saying(change)}
        <ul aria-label={change.can} className="booking-details-bullets">
          {change.what.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>
          <Button onClick={() => actor.send({ type: 'amend.opened' })}>{change.open}</Button>
        </p>
      </section>
      <section className="ui-panel ui-stack ui-stack-tight">
        <h2>{cancel.title}</h2>
        {saying(cancel)}
        <p>
          <Button disabled={isChanging} onClick={() => actor.send({ type: 'cancel.opened' })}>
            {cancel.open}
          </Button>
        </p>
      </section>
    </div>
  );
}
