import { useSelector } from '@xstate/react';
import type { FindBookingRef } from '../../../machines/account/find-booking/find-booking.machine.ts';
import * as selectors from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { SaveCalendar } from '../../shared/confirmation-tools/SaveCalendar.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { RoomPanel } from '../booking-details/RoomPanel.tsx';
import { Terms } from '../booking-details/Terms.tsx';
import detailsCss from '../booking-details/booking-details.css?inline';
import { Fact } from '../bookings/Fact.tsx';
import { PaymentFacts } from '../bookings/PaymentFacts.tsx';
import bookingCss from '../bookings/booking.css?inline';
import css from './found-stay.css?inline';
import { WithCode } from '../../ui/controls/WithCode.tsx';

registerStyles(bookingCss);
registerStyles(detailsCss);
registerStyles(css);

/**
 * A booking that was found. It can be read, printed and saved to a calendar; a change needs a call or a login.
 */
export function FoundStay({ actor, found }: { actor: FindBookingRef; found: selectors.FoundBooking }) {
  const { account, formats } = useTexts();
  const texts = account.findBooking;
  const isMember = useSelector(actor, selectors.selectIsMember);
  const { arrival, confirmationNumber, rooms, isCancelled } = found;
  const heading = formats.plural(account.bookingDetails.heading, rooms.length);
  const roomNames = [...new Set(rooms.map(({ roomName }) => roomName))].filter((name) => name !== '');
  return (
    <article className="ui-stack booking">
      <header className="ui-grid found-head">
        <div className="ui-stack">
          <PageHeading
            level={isMember ? 2 : 1}
            summary={<WithCode text={account.bookings.number} at="number" code={confirmationNumber} />}
          >
            {fill(heading, { date: formats.longDate(arrival) })}
          </PageHeading>
          {isCancelled ? <Notice tone="warning">{texts.cancelled}</Notice> : null}
          <StayFacts found={found} />
        </div>
        <Gallery images={found.images} label={formats.series(roomNames)} eager />
      </header>
      <div className="ui-row confirmation-tools found-tools">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <AddNights found={found} />
        <Button onClick={() => actor.send({ type: 'lookup.restarted' })}>{texts.another}</Button>
      </div>
      <section className="ui-stack">
        <h2 className="stay-booking-part">{texts.rooms}</h2>
        <div className="ui-stack ui-stack-loose booking-details-rooms">
          {rooms.map((room) => (
            <RoomPanel key={room.leg} room={room} />
          ))}
        </div>
      </section>
      {isCancelled ? null : <Change isMember={isMember} number={confirmationNumber} />}
      <Terms rooms={rooms} />
    </article>
  );
}

/** Date, place and payment. Facts that the estate does not give are left out. */
function StayFacts({ found }: { found: selectors.FoundBooking }) {
  const { account, formats } = useTexts();
  const texts = account.findBooking.stay;
  const { brand } = useAssets();
  const { checkIn, checkOut } = found;
  const { address, directions } = found.place;
  // The estate's name heads its address, unless the address begins with it.
  const place = brand === '' || address[0] === brand ? address : [brand, ...address];
  return (
    <dl className="booking-facts" aria-label={texts.heading}>
      <Fact term={texts.arrival}>
        {formats.fullDate(found.arrival)}
        <Line text={checkIn && fill(texts.checkIn, { time: checkIn })} />
      </Fact>
      <Fact term={texts.departure}>
        {formats.fullDate(found.departure)}
        <Line text={checkOut && fill(texts.checkOut, { time: checkOut })} />
      </Fact>
      {place.length === 0 && directions === null ? null : (
        <Fact term={texts.address}>
          {place.map((line, index) => (
            <span key={index} className="found-line">
              {line}
            </span>
          ))}
          <SafeLink href={directions} newTab>
            {texts.directions}
          </SafeLink>
        </Fact>
      )}
      <PaymentFacts payment={found.payment} hasVoucher={found.hasVoucher} />
    </dl>
  );
}

function Line({ text }: { text: string | null }) {
  return text === null ? null : <span className="ui-soft found-line">{text}</span>;
}

/** A calendar file of the nights in rooms that are still booked. */
function AddNights({ found: { nights, confirmationNumber } }: { found: selectors.FoundBooking }) {
  const { account } = useTexts();
  const texts = account.findBooking.calendar;
  const { brand } = useAssets();
  if (nights.length === 0) return null;
  const entries = () =>
    nights.map(({ uid, when, leg, roomName }) => ({
      uid,
      when,
      title: roomName === '' ? texts.plain : fill(texts.title, { room: roomName }),
      description: [
        fill(texts.leg, { leg }),
        fill(account.bookings.number, { number: confirmationNumber }),
      ].join('\n'),
      location: brand,
    }));
  return <SaveCalendar texts={texts} entries={entries} />;
}

/** How to change the booking: by telephone, or in the account of the member who made it. */
function Change({ isMember, number }: { isMember: boolean; number: string }) {
  const texts = useTexts().account.findBooking.change;
  return (
    <section className="ui-stack ui-stack-tight">
      <h2 className="stay-booking-part">{texts.heading}</h2>
      <CallUs {...texts} />
      <p className="found-manage">
        <AccountLink to={{ screen: 'bookingDetails', id: number }} variant="secondary">
          {isMember ? texts.manage : texts.signIn}
        </AccountLink>
      </p>
    </section>
  );
}
