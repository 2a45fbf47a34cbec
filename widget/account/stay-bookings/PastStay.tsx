import type { StayPanel as Stay } from '../../../machines/account/stay-bookings/stay-bookings.selectors.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { Badge } from '../bookings/Badge.tsx';
import { Review } from './Review.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

/** A stay that is over or cancelled, in a short card. It can be booked again. */
export function PastStay({ stay }: { stay: Stay }) {
  const { account, shared, formats } = useTexts();
  const { bookings, stayBookings: texts } = account;
  const { links } = useAssets();
  const date = formats.longDate(stay.arrival);
  const names = [...new Set(stay.rooms.map(({ name }) => name))].filter((name) => name !== '');
  const [image] = stay.images;
  const { total } = stay.money;
  return (
    <li className="bookings-short">
      {image ? <Picture path={image.path} alt="" ratio={1} /> : null}
      <div className="ui-stack ui-stack-tight">
        <div className="ui-row bookings-short-head">
          <h4>{date}</h4>
          <Badge badge={stay.badge} />
        </div>
        <p>{[...names, describeParty({ shared, formats }, stay.guests)].join(' · ')}</p>
        <p className="ui-soft ui-numbers bookings-short-line">
          {total === null ? null : <span>{fill(bookings.total, { amount: formats.price(total) })}</span>}{' '}
          <span>
            <WithCode text={bookings.number} at="number" code={stay.confirmationNumber} />
          </span>
        </p>
        {stay.asksForReview ? <Review /> : null}
        <p className="bookings-short-links">
          <AccountLink
            to={{ screen: 'bookingDetails', id: stay.confirmationNumber }}
            said={fill(bookings.detailsOf, { text: bookings.details, date })}
          >
            {bookings.details}
          </AccountLink>
          <SafeLink href={links.booking === null ? null : `${links.booking}#/stay`}>
            {texts.bookAgain}
          </SafeLink>
        </p>
      </div>
    </li>
  );
}
