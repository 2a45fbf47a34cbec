import { useSelector } from '@xstate/react';
import type { FlexibleDate } from '../../../machines/steps/search/stay-dates.selectors.ts';
import { selectFlexible, selectIsLoading } from '../../../machines/steps/search/stay-dates.selectors.ts';
import type { StayDatesRef } from '../../../machines/steps/search/stay-dates.machine.ts';
import { fill } from '../../texts/fill.ts';
import { CalendarGrid } from '../../ui/calendar/CalendarGrid.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Stays of the chosen length from three days earlier to three days later, each with its sum. */
export function FlexibleDates({ actor }: { actor: StayDatesRef }) {
  const { calendar, formats } = useTexts();
  const { picker, unavailable } = calendar;
  const { minimumStay } = useTexts().controls.calendar;
  const stays = useSelector(actor, selectFlexible);
  const isLoading = useSelector(actor, selectIsLoading);

  function totalText({ sum }: FlexibleDate): string {
    switch (sum.kind) {
      case 'priced':
        // As the days above it: a price with pence would not fit a seventh of a phone.
        return formats.priceUp(sum.total);
      case 'unavailable':
        return unavailable;
      case 'tooShort':
        return fill(minimumStay, { n: sum.minimumNights });
      case 'unknown':
        return isLoading ? '…' : picker.unknown;
    }
  }

  return (
    <div className="stay-dates-flexible">
      <h3>{picker.flexible}</h3>
      <CalendarGrid
        layout="strip"
        label={picker.totals}
        weeks={[
          stays.map((stay) => ({
            date: stay.arrivalDate,
            state: stay.sum.kind === 'priced' ? 'available' : 'closed',
            price: totalText(stay),
            isSaidByForm: stay.sum.kind === 'unavailable',
            selected: stay.isChosen,
          })),
        ]}
        onSelect={(date) => actor.send({ type: 'arrival.moved', date })}
      />
    </div>
  );
}
