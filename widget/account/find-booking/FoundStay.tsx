import { useSelector } from '@xstate/react';
import type { FindBookingRef } from '../../../machines/account/find-booking/find-booking.machine.ts';
import * as selectors from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
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
import { StayHead } from '../bookings/StayHead.tsx';
import bookingCss from '../bookings/booking.css?inline';
import { WithCode } from '../../ui/controls/WithCode.tsx';

registerStyles(bookingCss);
registerStyles(detailsCss);

/**
 * A booking that was found. It can be read, printed and saved to a calendar; a change needs a call or a login.
 */
export function FoundStay({ actor, found }: { actor: FindBookingRef; found: selectors.FoundBooking }) {
  const { account, formats } = useTexts();
  const texts = account.findBooking;
  const isMember = useSelector(actor, selectors.selectIsMember);
  const { head, rooms, payment } = found;
  const { confirmationNumber } = head;
  const heading = formats.plural(account.bookingDetails.heading, rooms.length);
  return (
    <article className="ui-stack booking">
      <StayHead head={head} payment={payment}>
        <PageHeading
          level={isMember ? 2 : 1}
          summary={<WithCode text={account.bookings.number} at="number" code={confirmationNumber} />}
        >
          {fill(heading, { date: formats.longDate(head.arrival) })}
        </PageHeading>
        {head.isCancelled ? <Notice tone="warning">{texts.cancelled}</Notice> : null}
      </StayHead>
      <div className="ui-row confirmation-tools stay-tools">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <AddNights head={head} />
        <Button onClick={() => actor.send({ type: 'lookup.restarted' })}>{texts.another}</Button>
      </div>
      <section className="ui-stack">
        <h2 className="stay-booking-part">{texts.rooms}</h2>
        <div className="ui-stack ui-stack-loose booking-details-rooms">
          {rooms.map((room) => (
            <RoomPanel key={room.leg} room={room} isFolded={rooms.length > 1} />
          ))}
        </div>
      </section>
      {head.isCancelled ? null : <Change isMember={isMember} number={confirmationNumber} />}
      <Terms rooms={rooms} />
    </article>
  );
}

/** How to change the booking: by telephone, or in the account of the member who made it. */
function Change({ isMember, number }: { isMember: boolean; number: string }) {
  const texts = useTexts().account.findBooking.change;
  return (
    <section className="ui-stack ui-stack-tight">
      <h2 className="stay-booking-part">{texts.heading}</h2>
      <CallUs {...texts} />
      <p className="stay-manage">
        <AccountLink to={{ screen: 'bookingDetails', id: number }} variant="secondary">
          {isMember ? texts.manage : texts.signIn}
        </AccountLink>
      </p>
    </section>
  );
}
