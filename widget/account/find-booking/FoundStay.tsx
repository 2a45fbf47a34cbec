import { useSelector } from '@xstate/react';
import type { CancelRoomRef } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import * as cancelling from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import type { FindBookingRef } from '../../../machines/account/find-booking/find-booking.machine.ts';
import * as selectors from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { RoomPanel } from '../booking-details/RoomPanel.tsx';
import { Terms } from '../booking-details/Terms.tsx';
import detailsCss from '../booking-details/booking-details.css?inline';
import { AddNights } from '../bookings/AddNights.tsx';
import { CancelRoom } from '../cancel-room/CancelRoom.tsx';
import { CancelRoomDoubt } from '../cancel-room/CancelRoomDoubt.tsx';
import { CancelRoomOffer } from '../cancel-room/CancelRoomOffer.tsx';
import { CancelledNotice } from '../cancelling/CancelledNotice.tsx';
import { StayHead } from '../bookings/StayHead.tsx';
import bookingCss from '../bookings/booking.css?inline';
import { WithCode } from '../../ui/controls/WithCode.tsx';

registerStyles(bookingCss);
registerStyles(detailsCss);

/**
 * A booking that was found. It can be read, printed and saved to a calendar. Where the estate allows it, a room can be
 * cancelled; any other change needs a call or a login.
 */
export function FoundStay({ actor, found }: { actor: FindBookingRef; found: selectors.FoundBooking }) {
  const { account, formats } = useTexts();
  const texts = account.findBooking;
  const isMember = useSelector(actor, selectors.selectIsMember);
  const cancelled = useSelector(actor, selectors.selectCancelled);
  const cancelRoom = useSelector(actor, selectors.selectCancelRoom);
  const isDoubted = useSelector(
    cancelRoom ?? undefined,
    (snapshot) => snapshot !== undefined && cancelling.selectIsDoubted(snapshot),
  );
  const { head, rooms, payment } = found;
  const { confirmationNumber } = head;
  const heading = formats.plural(account.bookingDetails.heading, rooms.length);
  return (
    <article className="ui-stack booking">
      <StayHead head={head} payment={isDoubted ? null : payment}>
        <PageHeading
          level={isMember ? 2 : 1}
          summary={<WithCode text={account.bookings.number} at="number" code={confirmationNumber} />}
        >
          {fill(heading, { date: formats.longDate(head.arrival) })}
        </PageHeading>
        {head.isCancelled && !cancelled ? <Notice tone="warning">{texts.cancelled}</Notice> : null}
        {cancelled ? <CancelledNotice cancelled={cancelled} /> : null}
        {cancelRoom ? <CancelRoomDoubt actor={cancelRoom} level={isMember ? 3 : 2} /> : null}
      </StayHead>
      <div className="ui-row confirmation-tools stay-tools">
        <Button variant="link" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <AddNights head={head} />
        <Button variant="link" onClick={() => actor.send({ type: 'lookup.restarted' })}>
          {texts.another}
        </Button>
      </div>
      <section className="ui-stack">
        <h2 className="stay-booking-part">{texts.rooms}</h2>
        <div className="ui-stack ui-stack-loose booking-details-rooms">
          {rooms.map((room) => (
            <RoomPanel key={room.leg} room={room} isFolded={rooms.length > 1} isDoubted={isDoubted} />
          ))}
        </div>
      </section>
      {head.isOver || isDoubted ? null : (
        <Change isMember={isMember} number={confirmationNumber} cancelRoom={cancelRoom} />
      )}
      <Terms rooms={rooms} />
      {cancelRoom ? <CancelRoom actor={cancelRoom} /> : null}
    </article>
  );
}

interface ChangeProps {
  isMember: boolean;
  number: string;
  /** Null where no room can be cancelled here. */
  cancelRoom: CancelRoomRef | null;
}

/** How to change the booking: a room is cancelled here, all else by telephone, or in the account of its member. */
function Change({ isMember, number, cancelRoom }: ChangeProps) {
  const texts = useTexts().account.findBooking.change;
  const { hasAccounts = true } = useAssets();
  const isOffered = useSelector(
    cancelRoom ?? undefined,
    (snapshot) => snapshot !== undefined && cancelling.selectOffersCancelling(snapshot),
  );
  const { cancel } = texts;
  return (
    <section className="ui-stack ui-stack-tight">
      <h2 className="stay-booking-part">{texts.heading}</h2>
      {isOffered && cancelRoom ? <CancelRoomOffer actor={cancelRoom} /> : null}
      <CallUs {...texts} {...(isOffered ? { call: cancel.call, contact: cancel.contact } : {})} />
      {hasAccounts ? (
        <p className="stay-manage">
          <AccountLink to={{ screen: 'bookingDetails', id: number }}>
            {isMember ? texts.manage : texts.signIn}
          </AccountLink>
        </p>
      ) : null}
    </section>
  );
}
