import type { StayPanel as Stay } from '../../../machines/account/stay-bookings/stay-bookings.selectors.ts';
import type { StayMoney } from '../../../src/domain/account/stay-bookings.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { Badge } from '../bookings/Badge.tsx';
import { Fact } from '../bookings/Fact.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

interface StayPanelProps {
  stay: Stay;
  /** A previous stay can be booked again. */
  isUpcoming: boolean;
}

/** One stay of the list. */
export function StayPanel({ stay, isUpcoming }: StayPanelProps) {
  const { account, shared, formats } = useTexts();
  const texts = account.stayBookings;
  const { links } = useAssets();
  const date = formats.longDate(stay.arrival);
  const [first] = stay.rooms;
  return (
    <li className="ui-grid bookings-panel" data-plain={stay.images.length === 0 || undefined}>
      <Gallery images={stay.images} label={first?.name ?? ''} />
      <div className="ui-stack ui-stack-tight bookings-panel-words">
        <Badge badge={stay.badge} />
        <div>
          <h4>{date}</h4>
          <p className="ui-soft ui-numbers">
            <WithCode text={account.bookings.number} at="number" code={stay.confirmationNumber} />
          </p>
        </div>
        <dl className="bookings-facts">
          <Fact term={texts.arrive}>{formats.date(stay.arrival)}</Fact>
          <Fact term={texts.depart}>{formats.date(stay.departure)}</Fact>
          {stay.checkIn === null ? null : <Fact term={texts.checkIn}>{stay.checkIn}</Fact>}
          {stay.checkOut === null ? null : <Fact term={texts.checkOut}>{stay.checkOut}</Fact>}
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
        <div className="ui-row">
          {isUpcoming ? null : (
            <SafeLink href={links.booking === null ? null : `${links.booking}#/stay`} variant="secondary">
              {texts.bookAgain}
            </SafeLink>
          )}
          <AccountLink
            to={{ screen: 'bookingDetails', id: stay.confirmationNumber }}
            variant="secondary"
            said={fill(account.bookings.detailsOf, { text: account.bookings.details, date })}
          >
            {account.bookings.details}
          </AccountLink>
        </div>
      </div>
    </li>
  );
}

function Money({ money: { total, deposit, dueOnArrival, isBeforeVoucher } }: { money: StayMoney }) {
  const { account, formats } = useTexts();
  const { bookings, stayBookings: texts } = account;
  if (total === null) return null;
  return (
    <div className="bookings-money ui-numbers">
      <p>{fill(bookings.total, { amount: formats.price(total) })}</p>
      {deposit === null ? null : <p>{fill(texts.deposit, { amount: formats.price(deposit) })}</p>}
      {dueOnArrival === null ? null : (
        <p>{fill(texts.dueOnArrival, { amount: formats.price(dueOnArrival) })}</p>
      )}
      {isBeforeVoucher ? <p className="ui-soft">{bookings.beforeVoucher}</p> : null}
    </div>
  );
}

/** The link to the host's review page; nothing where the host has none (D-41). */
function Review() {
  const texts = useTexts().account.stayBookings.review;
  const { links } = useAssets();
  const [before, after] = texts.text.split('{link}');
  return links.reviews === null ? null : (
    <p>
      {before}
      <SafeLink href={links.reviews}>{texts.link}</SafeLink>
      {after}
    </p>
  );
}
