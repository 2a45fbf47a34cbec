import type { StayPanel as Stay } from '../../../machines/account/stay-bookings/stay-bookings.selectors.ts';
import type { StayMoney } from '../../../src/domain/account/stay-bookings.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { Badge } from '../bookings/Badge.tsx';
import { Fact } from '../bookings/Fact.tsx';
import { Review } from './Review.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

/** An upcoming stay of the list. */
export function StayPanel({ stay }: { stay: Stay }) {
  const { account, shared, formats } = useTexts();
  const texts = account.stayBookings;
  const date = formats.longDate(stay.arrival);
  const [first] = stay.rooms;
  return (
    <li className="ui-grid bookings-panel" data-plain={stay.images.length === 0 || undefined}>
      <Gallery images={stay.images} label={first?.name ?? ''} />
      <div className="ui-stack ui-stack-tight bookings-panel-words">
        <div>
          <div className="ui-row">
            <h4>{date}</h4>
            <Badge badge={stay.badge} />
          </div>
          <p className="ui-soft ui-numbers">
            <WithCode text={account.bookings.number} at="number" code={stay.confirmationNumber} />
          </p>
        </div>
        <dl className="bookings-facts">
          <Fact term={texts.arrive}>
            {formats.date(stay.arrival)}
            <Clock term={texts.checkIn} time={stay.checkIn} />
          </Fact>
          <Fact term={texts.depart}>
            {formats.date(stay.departure)}
            <Clock term={texts.checkOut} time={stay.checkOut} />
          </Fact>
          <Fact term={texts.rooms}>{stay.roomCount}</Fact>
          <Fact term={texts.guests}>{describeParty({ shared, formats }, stay.guests)}</Fact>
          {stay.rooms.map(({ key, leg, name }) => (
            <Fact key={key} term={leg === null ? texts.roomType : fill(texts.roomTypeOf, { leg })}>
              {name}
            </Fact>
          ))}
        </dl>
        {stay.mentionsSpa ? <p className="ui-soft">{texts.spa}</p> : null}
        {stay.asksForReview ? <Review /> : null}
      </div>
      <div className="ui-stack ui-stack-tight bookings-panel-end">
        <Money money={stay.money} />
        <AccountLink
          to={{ screen: 'bookingDetails', id: stay.confirmationNumber }}
          variant="secondary"
          said={fill(account.bookings.detailsOf, { text: account.bookings.details, date })}
        >
          {account.bookings.details}
        </AccountLink>
      </div>
    </li>
  );
}

function Clock({ term, time }: { term: string; time: string | null }) {
  return time === null ? null : (
    <span className="ui-soft bookings-clock">
      {term} {time}
    </span>
  );
}

/** What a stay costs, and what of it is paid or due. */
function Money({ money: { total, isPaid, deposit, dueOnArrival, isBeforeVoucher } }: { money: StayMoney }) {
  const { account, formats } = useTexts();
  const { bookings, stayBookings: texts } = account;
  if (total === null) return null;
  return (
    <div className="bookings-money ui-numbers">
      <p>{fill(bookings.total, { amount: formats.price(total) })}</p>
      {isPaid ? <p>{texts.paid}</p> : null}
      {deposit === null ? null : <p>{fill(texts.deposit, { amount: formats.price(deposit) })}</p>}
      {dueOnArrival === null ? null : (
        <p>{fill(texts.dueOnArrival, { amount: formats.price(dueOnArrival) })}</p>
      )}
      {isBeforeVoucher ? <p className="ui-soft">{bookings.beforeVoucher}</p> : null}
    </div>
  );
}
