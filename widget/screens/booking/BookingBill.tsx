import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import {
  selectBooking,
  selectConfiguration,
  selectCurrentLeg,
} from '../../../machines/booking/booking.selectors.ts';
import { roomChoices } from '../../../src/domain/legs.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { bookingTotal } from '../../../src/domain/pricing.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { summaryPanel } from '../../../src/texts/summary-panel.ts';
import { BillProvider } from '../../ui/bill-context.tsx';
import { BookingSummaryPanel } from '../summary-panel/BookingSummaryPanel.tsx';
import { AmendNotice } from './AmendNotice.tsx';
import { RoomChoices } from './RoomChoices.tsx';

registerTexts({ summaryPanel });

/**
 * Gives every step the booking summary as it stands now (A §2.5), the choice of a room the way to the others
 * (E-12), and an amendment the booking that it changes (E-17).
 */
export function BookingBill({ actor, children }: { actor: BookingActor; children: ReactNode }) {
  const configuration = useSelector(actor, selectConfiguration);
  const booking = useSelector(actor, selectBooking);
  const currentLeg = useSelector(actor, selectCurrentLeg);
  const value = useMemo(
    () =>
      configuration && booking
        ? {
            bill: <BookingSummaryPanel {...{ configuration, booking, currentLeg }} />,
            total: booking.legs.some((leg) => leg.rate !== null) ? formatPrice(bookingTotal(booking)) : null,
          }
        : null,
    [configuration, booking, currentLeg],
  );
  return (
    <BillProvider value={value}>
      <AmendNotice amendId={booking?.search.amendId ?? null} />
      {configuration && booking && currentLeg !== undefined && booking.legs.length > 1 ? (
        <RoomChoices
          rooms={roomChoices(configuration, booking)}
          current={currentLeg}
          onChoose={(leg) => actor.send({ type: 'step.edited', place: { step: 'rooms', leg } })}
        />
      ) : null}
      {children}
    </BillProvider>
  );
}
