import { useSelector } from '@xstate/react';
import type { SpaBookingsRef } from '../../../machines/account/spa-bookings/spa-bookings.machine.ts';
import * as selectors from '../../../machines/account/spa-bookings/spa-bookings.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { BookingsPage } from '../bookings/BookingsPage.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { SpaPanel } from './SpaPanel.tsx';

/** The member's spa visits. */
export function SpaBookingsScreen({ actor }: { actor: SpaBookingsRef }) {
  const { upcoming, previous } = useSelector(actor, selectors.selectVisits);
  return (
    <BookingsPage
      previousTitle={useTexts().account.bookings.previous}
      kind="spa"
      hasSpa
      isLoading={useSelector(actor, selectors.selectIsLoading)}
      failure={useSelector(actor, selectFailure)}
      isEmpty={useSelector(actor, selectors.selectIsEmpty)}
      hasMany={useSelector(actor, selectors.selectHasMany)}
      onRetry={() => actor.send({ type: 'load.retried' })}
      upcoming={upcoming.map((visit) => (
        <SpaPanel key={visit.id} visit={visit} />
      ))}
      previous={previous.map((visit) => (
        <SpaPanel key={visit.id} visit={visit} />
      ))}
    />
  );
}
