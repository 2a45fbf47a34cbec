import { dueInParts } from '../../../src/domain/bill/bills.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { departureDate } from '../../../src/domain/dates/dates.ts';
import { bookingSums } from '../../../src/domain/vouchers/voucher-shares.ts';
import { DateRange } from '../../ui/calendar/DateRange.tsx';
import { fill } from '../../texts/fill.ts';
import { useApproximate } from '../../ui/bill/approximate-context.tsx';
import { Bill, type BillLine } from '../../ui/bill/Bill.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { legLines } from './leg-lines.ts';
import css from './summary-panel.css?inline';

registerStyles(css);

interface BookingSummaryPanelProps {
  configuration: StayConfiguration;
  booking: Booking;
  /** The room that is being chosen, if any. */
  currentLeg?: number | undefined;
}

/** The dates, and per room its guests, choices and costs. */
export function BookingSummaryPanel({ configuration, booking, currentLeg }: BookingSummaryPanelProps) {
  const texts = useTexts();
  const { search, legs } = booking;
  return (
    <div className="summary-panel">
      <p className="summary-panel-dates">
        <DateRange from={search.arrivalDate} to={departureDate(search)} />
        <span className="ui-soft">{texts.formats.plural(texts.shared.nights, search.numberOfNights)}</span>
      </p>
      {legs.map((leg) => (
        <div key={leg.leg} className="summary-panel-leg" data-current={leg.leg === currentLeg || undefined}>
          <Bill lines={legLines(texts, configuration, booking, leg)} />
        </div>
      ))}
      <BookingSum booking={booking} />
      <ApproximateSum configuration={configuration} booking={booking} />
    </div>
  );
}

/** The sum of all rooms, from the first rate on (D-02). */
function BookingSum({ booking }: { booking: Booking }) {
  const { summaryPanel: words, formats } = useTexts();
  const { vouchers, payable } = bookingSums(booking);
  const due = dueInParts(booking);
  if (booking.legs.every(({ rate }) => rate === null)) return null;
  const credit: BillLine = { label: words.vouchers, amount: formats.price(-vouchers), kind: 'credit' };
  return (
    <Bill
      lines={vouchers > 0 ? [credit] : []}
      total={{ label: vouchers > 0 ? words.payable : words.total, amount: formats.price(payable) }}
      parts={
        due
          ? [
              { label: words.due.today, amount: formats.price(due.today) },
              { label: words.due.onArrival, amount: formats.price(due.onArrival) },
            ]
          : []
      }
    />
  );
}

/** The approximate sum in the page's own currency. The guest never pays this one. */
function ApproximateSum({ configuration: { currency }, booking }: BookingSummaryPanelProps) {
  const { summaryPanel: words } = useTexts();
  const approximate = useApproximate();
  const { payable } = bookingSums(booking);
  if (!approximate || payable === 0) return null;
  return (
    <p className="summary-panel-approximate">
      <span>{approximate(payable)}</span>
      <small>{fill(words.paidIn, { currency: currency.code })}</small>
    </p>
  );
}
