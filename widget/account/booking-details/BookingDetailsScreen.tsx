import { useSelector } from '@xstate/react';
import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import type { OutcomeRef } from '../../../machines/shared/outcome/outcome.machine.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { ConfirmationTools } from '../../shared/confirmation-tools/ConfirmationTools.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { BookingPage } from '../bookings/BookingPage.tsx';
import { AddNights } from '../bookings/AddNights.tsx';
import { StayHead } from '../bookings/StayHead.tsx';
import { CancelledNotice } from '../cancelling/CancelledNotice.tsx';
import { AmendModal } from './AmendModal.tsx';
import { BeforeArrival } from './BeforeArrival.tsx';
import { CancelModal } from './CancelModal.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { SentChangeNotice } from './SentChangeNotice.tsx';
import { Terms } from './Terms.tsx';
import css from './booking-details.css?inline';

registerStyles(css);

/** One stay of the member: what is booked, then what can still be done. */
export function BookingDetailsScreen({ actor }: { actor: BookingDetailsRef }) {
  const { account, formats } = useTexts();
  const { bookingDetails: texts, bookings: tools } = account;
  const arrival = useSelector(actor, selectors.selectArrival);
  const rooms = useSelector(actor, selectors.selectRooms);
  const payment = useSelector(actor, selectors.selectPayment);
  const head = useSelector(actor, selectors.selectHead);
  const failure = useSelector(actor, selectFailure);
  const resend = useSelector(actor, selectors.selectResend);
  const offersChanges = useSelector(actor, selectors.selectOffersChanges);
  const dialog = useSelector(actor, selectors.selectDialog);
  const outcome = useSelector(actor, selectors.selectOutcome);
  const cancelled = useSelector(actor, selectors.selectCancelled);
  const left = rooms.filter(({ isCancelled }) => !isCancelled);
  const heading = formats.plural(texts.heading, (left.length > 0 ? left : rooms).length);
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
      {head ? <StayHead head={head} payment={payment} /> : null}
      {resend ? (
        <ConfirmationTools actor={resend} texts={tools.resend} print={tools.print} areLinks>
          {head ? <AddNights head={head} /> : null}
        </ConfirmationTools>
      ) : null}
      <div className="ui-stack ui-stack-loose booking-details-rooms">
        {rooms.map((room) => (
          <RoomPanel key={room.leg} room={room} isFolded={rooms.length > 1} isDoubted={outcome !== null} />
        ))}
      </div>
      {offersChanges && !outcome ? <BeforeArrival actor={actor} /> : null}
      <Terms rooms={rooms} />
      {dialog === 'cancel' ? <CancelModal actor={actor} /> : null}
      {dialog === 'amend' ? <AmendModal actor={actor} /> : null}
    </BookingPage>
  );
}

function SentChange({ actor, outcome }: { actor: BookingDetailsRef; outcome: OutcomeRef }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const addOns = useSelector(actor, ({ context }) => context.configuration.addOns);
  const nameOf = (wanted: string) => addOns.find(({ code }) => code === wanted)?.displayName ?? wanted;
  return <SentChangeNotice actor={outcome} nameOf={nameOf} refusal={refusal} />;
}
