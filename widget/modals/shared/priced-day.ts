import type { PlaceInStay } from '../../../src/domain/dates/calendar-range.ts';
import type { PricedDay } from '../../../src/domain/dates/calendar.ts';
import type { GridDay } from '../../ui/calendar/CalendarGrid.tsx';

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
    selected: day.place === 'arrival' || day.place === 'departure',
    inRange: day.place !== null,
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
    selected: place === 'arrival' || place === 'departure',
    inRange: place !== null,
  };
}

function stateOf({ canBePicked, price }: PricedDay): GridDay['state'] {
  if (!canBePicked) return 'closed';
  return price === null ? 'unavailable' : 'available';
}
