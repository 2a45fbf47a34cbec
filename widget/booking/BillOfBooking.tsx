import { useMemo, type ReactNode } from 'react';
import { dueInParts } from '../../src/domain/bill/bills.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import { bookingTotal } from '../../src/domain/vouchers/voucher-shares.ts';
import type { Texts } from '../texts/catalogue.ts';
import { fill } from '../texts/fill.ts';
import { registerTexts } from '../texts/registry.ts';
import { summaryPanel } from '../shared/summary-panel/summary-panel.texts.ts';
import { useTexts } from '../ui/text/texts-context.tsx';
import { BillProvider } from '../ui/bill/bill-context.tsx';
import { ApproximateAmounts } from './ApproximateAmounts.tsx';
import { BookingSummaryPanel } from '../shared/summary-panel/BookingSummaryPanel.tsx';

registerTexts({ summaryPanel });

interface BillOfBookingProps {
  configuration: StayConfiguration | null;
  booking: Booking | null;
  /** The room that is being chosen, if any. */
  currentLeg: number | undefined;
  children: ReactNode;
}

/** Gives a step the booking's summary and its sum, once the booking has a rate. */
export function BillOfBooking({ configuration, booking, currentLeg, children }: BillOfBookingProps) {
  const { formats, summaryPanel: words } = useTexts();
  const value = useMemo(
    () =>
      configuration && booking
        ? {
            bill: <BookingSummaryPanel {...{ configuration, booking, currentLeg }} />,
            total: booking.legs.some((leg) => leg.rate !== null)
              ? formats.price(bookingTotal(booking))
              : null,
            parts: describeParts({ formats, summaryPanel: words }, booking),
          }
        : null,
    [configuration, booking, currentLeg, formats, words],
  );
  return (
    <ApproximateAmounts configuration={configuration}>
      <BillProvider value={value}>{children}</BillProvider>
    </ApproximateAmounts>
  );
}

/** '£162 of it today', where the guest pays at both times. */
function describeParts(
  { formats, summaryPanel: words }: Pick<Texts, 'formats' | 'summaryPanel'>,
  booking: Booking,
): string | null {
  const due = dueInParts(booking);
  return due && fill(words.due.split, { today: formats.price(due.today) });
}
