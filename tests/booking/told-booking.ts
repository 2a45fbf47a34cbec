import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { searchOf } from '../../machines/booking/booking.rules.ts';

/** The flow's context in one flat object. A value that a visit lacks at this moment is null. */
export function toldBy({ visit, ...context }: BookingContext) {
  const stay = visit?.stay ?? null;
  return {
    ...context,
    session: visit?.session ?? null,
    search: searchOf({ visit, search: context.search }),
    booking: stay?.booking ?? null,
    leg: stay?.leg ?? 1,
    unseen: stay?.unseen ?? null,
    questions: stay?.questions ?? [],
    availability: stay?.availability ?? null,
    iPageSessionId: stay?.iPageSessionId ?? null,
  };
}
