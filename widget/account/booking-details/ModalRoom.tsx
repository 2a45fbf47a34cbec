import { useId, type ReactNode } from 'react';
import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import { nameLines } from '../../texts/name-lines.ts';
import { DateRange } from '../../ui/calendar/DateRange.tsx';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Fact } from '../bookings/Fact.tsx';

interface ModalRoomsProps {
  rooms: readonly StayRoom[];
  /** The actions for a room, or why there are none. */
  actions: (room: StayRoom) => ReactNode;
}

/** The rooms in the modals for cancelling and amending. They say their dates where these tell them apart. */
export function ModalRooms({ rooms, actions }: ModalRoomsProps) {
  const [first] = rooms;
  const haveDates = rooms.some(
    ({ dates }) => dates.startDate !== first?.dates.startDate || dates.endDate !== first.dates.endDate,
  );
  return rooms.map((room) => (
    <ModalRoom key={room.leg} room={room} hasDates={haveDates}>
      {actions(room)}
    </ModalRoom>
  ));
}

interface ModalRoomProps {
  room: StayRoom;
  hasDates: boolean;
  children: ReactNode;
}

function ModalRoom({ room, hasDates, children }: ModalRoomProps) {
  const { account, shared, formats } = useTexts();
  const texts = account.bookingDetails;
  const heading = useId();
  return (
    <section className="booking-details-choice" aria-labelledby={heading}>
      <Gallery images={room.images} label={room.roomName} />
      <div className="ui-stack ui-stack-tight">
        <h3 id={heading}>{fill(shared.room, { leg: room.leg })}</h3>
        <dl className="booking-facts">
          {hasDates ? (
            <Fact term={texts.modal.dates}>
              <DateRange from={room.dates.startDate} to={room.dates.endDate} />
            </Fact>
          ) : null}
          <Fact term={texts.modal.roomType}>{room.roomName}</Fact>
          {room.quota.dogs > 0 ? (
            <Fact term={texts.dogs}>{formats.plural(shared.dogs, room.quota.dogs)}</Fact>
          ) : null}
          <Fact term={texts.guests}>{describeParty({ shared, formats }, room.quota)}</Fact>
          <Fact term={texts.rate}>{room.rateName}</Fact>
          <Fact term={texts.modal.names}>{formats.series(nameLines(texts, room.names))}</Fact>
        </dl>
        {children}
      </div>
    </section>
  );
}

/** The words of a room's button or link. */
export function OfRoom({ text, leg }: { text: string; leg: number }) {
  return fill(useTexts().account.bookingDetails.modal.action, { text, leg });
}

/** Until when a room can be changed: `text` with the estate's local `moment` in it. */
export function Until({ text, moment }: { text: string; moment: LocalDateTime }) {
  const { account, formats } = useTexts();
  const until = fill(account.bookingDetails.modal.until, {
    date: formats.longDate(moment),
    hour: formats.hour(moment),
  });
  return <p>{fill(text, { until })}</p>;
}
