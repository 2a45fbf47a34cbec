import { useSelector } from '@xstate/react';
import type { StayBookingsRef } from '../../../machines/account/stay-bookings/stay-bookings.machine.ts';
import * as selectors from '../../../machines/account/stay-bookings/stay-bookings.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { BookingsPage } from '../bookings/BookingsPage.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { PastStay } from './PastStay.tsx';
import { StayPanel } from './StayPanel.tsx';

/** The member's stays. */
export function StayBookingsScreen({ actor }: { actor: StayBookingsRef }) {
  const { upcoming, previous } = useSelector(actor, selectors.selectStays);
  return (
    <BookingsPage
      previousTitle={useTexts().account.stayBookings.past}
      kind="stay"
      hasSpa={useSelector(actor, selectors.selectHasSpa)}
      isLoading={useSelector(actor, selectors.selectIsLoading)}
      failure={useSelector(actor, selectFailure)}
      isEmpty={useSelector(actor, selectors.selectIsEmpty)}
      hasMany={useSelector(actor, selectors.selectHasMany)}
      onRetry={() => actor.send({ type: 'load.retried' })}
      upcoming={upcoming.map((stay) => (
        <StayPanel key={stay.confirmationNumber} stay={stay} />
      ))}
      previous={previous.map((stay) => (
        <PastStay key={stay.confirmationNumber} stay={stay} />
      ))}
    />
  );
}
