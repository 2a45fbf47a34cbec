import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import { roomChoices } from '../../src/domain/booking/legs.ts';
import { PriceTodayProvider } from '../ui/bill/price-today-context.tsx';
import { ReplacedRoomProvider } from '../ui/bill/replaced-room-context.tsx';
import { BillOfBooking } from './BillOfBooking.tsx';
import { RoomChoices } from './RoomChoices.tsx';

/**
 * Gives every step the current booking summary, and the rooms step the links to the other rooms. An amendment has the
 * price today, and the room that it replaces.
 */
export function BookingBill({ actor, children }: { actor: BookingActor; children: ReactNode }) {
  const configuration = useSelector(actor, selectors.selectConfiguration);
  const booking = useSelector(actor, selectors.selectBooking);
  const currentLeg = useSelector(actor, selectors.selectCurrentLeg);
  const priceToday = useSelector(actor, selectors.selectPriceToday);
  const replaced = useSelector(actor, selectors.selectReplacedRoom);
  return (
    <BillOfBooking configuration={configuration} booking={booking} currentLeg={currentLeg}>
      {configuration && booking && currentLeg !== undefined && booking.legs.length > 1 ? (
        <RoomChoices
          rooms={roomChoices(configuration, booking)}
          current={currentLeg}
          onChoose={(leg) => actor.send({ type: 'step.edited', place: { step: 'rooms', leg } })}
        />
      ) : null}
      <PriceTodayProvider value={priceToday}>
        <ReplacedRoomProvider value={replaced}>{children}</ReplacedRoomProvider>
      </PriceTodayProvider>
    </BillOfBooking>
  );
}
