import { spaBadge, type SpaBooking } from '../../../src/domain/spa/spa-bookings.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { Badge } from '../bookings/Badge.tsx';
import { Fact } from '../bookings/Fact.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

/** One spa visit of the list. */
export function SpaPanel({ visit }: { visit: SpaBooking }) {
  const { account, formats } = useTexts();
  const { bookings, spaBookings: texts } = account;
  const { id, item } = visit;
  const date = formats.longDate(visit.date);
  const isAlone = item.clients.length === 1;
  return (
    <li className="ui-grid bookings-panel" data-plain>
      <div className="ui-stack ui-stack-tight bookings-panel-words">
        <div>
          <div className="ui-row">
            <h4>{date}</h4>
            <Badge badge={spaBadge(visit)} />
          </div>
          {item.package ? <p>{fill(texts.spaDay, { name: item.package.displayName })}</p> : null}
          <p className="ui-soft ui-numbers">
            <WithCode text={bookings.number} at="number" code={item.confirmationId} />
          </p>
        </div>
        <dl className="bookings-facts">
          {item.clients.map(({ title, firstName, lastName }, index) => (
            <Fact key={index} term={isAlone ? texts.guest : fill(texts.guestOf, { n: index + 1 })}>
              {`${title} ${firstName} ${lastName}`.trim()}
            </Fact>
          ))}
        </dl>
        {item.package ? null : <p>{fill(texts.treatments, { n: item.items.length })}</p>}
      </div>
      <div className="ui-stack ui-stack-tight bookings-panel-end">
        <div className="bookings-money ui-numbers">
          <p>{fill(bookings.total, { amount: formats.price(item.calculatedAmount) })}</p>
        </div>
        <div className="ui-row">
          <AccountLink
            to={{ screen: 'spaBooking', id }}
            variant="secondary"
            said={fill(bookings.detailsOf, { text: bookings.details, date })}
          >
            {bookings.details}
          </AccountLink>
        </div>
      </div>
    </li>
  );
}
