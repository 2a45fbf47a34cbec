import type { PlaceInStay } from '../../../src/domain/dates/calendar-range.ts';
import type { PricedDay } from '../../../src/domain/dates/calendar.ts';
import type { GridDay } from '../../ui/calendar/CalendarGrid.tsx';

const RANGES = { arrival: 'start', between: 'middle', departure: 'end', alone: 'only' } as const;

/** A day with its price, as a calendar cell. While prices load every day looks free and none can be pressed. */
export function gridDay(
  day: PricedDay & { place: PlaceInStay },
  isLoading: boolean,
  priceText: (price: PricedDay['price']) => string,
): GridDay {
  return {
    date: day.date,
    state: isLoading ? 'available' : stateOf(day),
    price: isLoading ? '…' : priceText(day.price),
    range: rangeOf(day),
    minimumNights: isLoading ? null : day.minimumNights,
  };
}

/** A day that can be chosen without a price, as a calendar cell. */
export function openDay(
  { date, place, canBePicked }: PricedDay & { place: PlaceInStay },
  isLoading: boolean,
): GridDay {
  return {
    date,
    state: canBePicked ? 'available' : 'closed',
    price: isLoading && canBePicked ? '…' : undefined,
    range: rangeOf({ place }),
  };
}

/** By the stay, not by the days beside it: it may go on where these end. */
function rangeOf({ place }: { place: PlaceInStay }): GridDay['range'] {
  return place === null ? undefined : RANGES[place];
}

function stateOf({ canBePicked, price }: PricedDay): GridDay['state'] {
  if (!canBePicked) return 'closed';
  return price === null ? 'unavailable' : 'available';
}
