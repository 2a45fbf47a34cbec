import { useId, type ReactNode } from 'react';
import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { formatClock, dateOf } from '../../../src/domain/dates/dates.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import { nameLines } from '../../texts/name-lines.ts';
import { Folded } from '../../ui/controls/Folded.tsx';
import { Lines } from '../../ui/bill/Lines.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Badge } from '../bookings/Badge.tsx';
import { Fact } from '../bookings/Fact.tsx';
import { Times } from '../bookings/Times.tsx';
import { Receipt } from './Receipt.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

interface RoomPanelProps {
  room: StayRoom;
  /** Its details are behind a line, where the stay has several rooms. */
  isFolded: boolean;
  /** A change may have altered the price. */
  isDoubted?: boolean;
}

/** One room: its choices, its price, its guests, and its spa times. */
export function RoomPanel({ room, isFolded, isDoubted = false }: RoomPanelProps) {
  const { account, shared, formats } = useTexts();
  const texts = account.bookingDetails;
  const heading = useId();
  const state = useId();
  const choices = <h4>{texts.choices}</h4>;
  const details = <RoomDetails room={room} isDoubted={isDoubted} heading={isFolded ? null : choices} />;
  const party = describeParty({ shared, formats }, room.quota);
  const price = isDoubted ? [] : [formats.price(room.receipt.total)];
  return (
    <section className="ui-stack booking-details-room" aria-labelledby={heading}>
      <div className="ui-row booking-details-room-head">
        <h3 id={heading} aria-describedby={state}>
          {fill(texts.room, { leg: room.leg })}
        </h3>
        <div id={state}>{room.isCancelled ? <Badge badge={{ kind: 'cancelled' }} /> : null}</div>
      </div>
      {isFolded ? (
        <Folded
          about={fill(shared.room, { leg: room.leg })}
          opened={choices}
          line={
            <>
              <span className="booking-details-line">{room.roomName}</span>
              <span className="booking-details-line ui-soft">
                {[party, ...price].filter((part) => part !== '').join(' · ')}
              </span>
            </>
          }
        >
          {details}
        </Folded>
      ) : (
        details
      )}
    </section>
  );
}

interface RoomDetailsProps {
  room: StayRoom;
  isDoubted: boolean;
  /** Null where it stands above already. */
  heading: ReactNode;
}

function RoomDetails({ room, isDoubted, heading }: RoomDetailsProps) {
  const { account, shared, formats } = useTexts();
  const texts = account.bookingDetails;
  const { quota } = room;
  return (
    <>
      <div className="ui-stack ui-stack-tight">
        {heading}
        <dl className="booking-facts">
          <Fact term={texts.guests}>{describeParty({ shared, formats }, quota)}</Fact>
          {quota.dogs > 0 ? <Fact term={texts.dogs}>{formats.plural(shared.dogs, quota.dogs)}</Fact> : null}
          <Fact term={texts.roomType}>{room.roomName}</Fact>
          <Fact term={texts.rate}>{room.rateName}</Fact>
          {room.addOns.length > 0 ? (
            <Fact term={texts.addOns}>
              <Lines
                of={room.addOns.map(({ name, quantity }) =>
                  quantity === null ? name : fill(texts.quantity, { n: quantity, name }),
                )}
              />
            </Fact>
          ) : null}
        </dl>
      </div>
      {isDoubted ? null : <Receipt room={room} />}
      <Payment room={room} />
      <div className="ui-stack ui-stack-tight">
        <h4>{texts.guestNames}</h4>
        <Lines of={nameLines(texts, room.names)} />
      </div>
      <SpaItinerary room={room} />
    </>
  );
}

/** How the room is paid for. */
function Payment({ room: { payment, requiresGuarantee, paymentCard } }: { room: StayRoom }) {
  const { paid, due } = useTexts().account.bookingDetails;
  if (payment === null) return null;
  const title = { byCard: paid.title, onArrival: due.title, restOnArrival: due.rest }[payment];
  const guarantee = requiresGuarantee ? due.text : null;
  const note = payment === 'byCard' ? paid.note : guarantee;
  return (
    <Notice>
      <p>
        <strong>{title}</strong>
      </p>
      {payment === 'onArrival' || paymentCard === '' ? null : (
        <p>
          <WithCode text={paid.card} at="card" code={paymentCard} />
        </p>
      )}
      {note === null ? null : <p>{note}</p>}
    </Notice>
  );
}

function SpaItinerary({ room: { spa } }: { room: StayRoom }) {
  const { account, formats } = useTexts();
  const texts = account.bookingDetails.spa;
  if (spa === null) return null;
  const days = spa.flatMap(({ items }) => items.map(({ startDateTime }) => dateOf(startDateTime)));
  const isOneDay = new Set(days).size < 2;
  return (
    <div className="ui-stack ui-stack-tight">
      <h4>{texts.title}</h4>
      <Notice>
        <p>{texts.requests}</p>
        <p>{texts.confirm}</p>
      </Notice>
      <div className="ui-grid booking-itinerary">
        {spa.map(({ client, firstName, items }) => (
          <section key={client}>
            <h5>{fill(texts.guest, { firstName })}</h5>
            <Times
              items={items.map(({ startDateTime, displayName }) => ({
                time: formatClock(startDateTime),
                name: displayName,
                day: isOneDay ? undefined : formats.stayDay(startDateTime),
              }))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
