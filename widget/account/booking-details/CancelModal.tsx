import { useSelector } from '@xstate/react';
import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { CancelQuestion } from '../cancelling/CancelQuestion.tsx';
import { RoomsToCancel } from '../cancelling/RoomsToCancel.tsx';

/** Cancels rooms of the member's stay. */
export function CancelModal({ actor }: { actor: BookingDetailsRef }) {
  const rooms = useSelector(actor, selectors.selectRooms);
  const canCancelAll = useSelector(actor, selectors.selectCanCancelAll);
  const refusal = useSelector(actor, selectors.selectRefusal);
  const isAsking = useSelector(actor, selectors.selectIsAsking);
  return (
    <RoomsToCancel
      rooms={rooms}
      refusal={refusal}
      onRoom={(leg) => actor.send({ type: 'cancel.roomChosen', leg })}
      onAll={canCancelAll ? () => actor.send({ type: 'cancel.allChosen' }) : undefined}
      onClose={() => actor.send({ type: 'cancel.closed' })}
    >
      {isAsking ? <AreYouSure actor={actor} /> : null}
    </RoomsToCancel>
  );
}

function AreYouSure({ actor }: { actor: BookingDetailsRef }) {
  return (
    <CancelQuestion
      leg={useSelector(actor, selectors.selectAskedLeg)}
      money={useSelector(actor, selectors.selectMoney)}
      busy={useSelector(actor, selectors.selectIsCancelling)}
      onConfirm={() => actor.send({ type: 'cancel.confirmed' })}
      onCancel={() => actor.send({ type: 'cancel.declined' })}
    />
  );
}
