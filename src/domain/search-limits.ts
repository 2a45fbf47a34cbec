import { isBefore, type LocalDate } from './dates.ts';
import { LIMITS } from './limits.ts';
import { arrivalWindow, defaultOccupancy, type GuestOccupancy, type StaySearch } from './occupancy.ts';

/**
 * The search within what the estate takes: an arrival outside the window becomes its first day, and a party of too
 * many adults, children or dogs the default party (A §5.2, §9.1, D-20). `warnings` names what was changed.
 */
export function fitToLimits(
  search: StaySearch,
  configuration: { MaxAdults: number; MaxDogs: number },
  businessDate: LocalDate,
  today: LocalDate,
): { search: StaySearch; warnings: string[] } {
  const { first, last } = arrivalWindow(businessDate, today);
  const isOutside = isBefore(search.arrivalDate, first) || isBefore(last, search.arrivalDate);
  const fits = ({ adults, childCount, dogs }: GuestOccupancy) =>
    adults <= configuration.MaxAdults && childCount <= LIMITS.maxChildren && dogs <= configuration.MaxDogs;
  return {
    search: {
      ...search,
      arrivalDate: isOutside ? first : search.arrivalDate,
      guestOccupancies: search.guestOccupancies.map((party) => (fits(party) ? party : defaultOccupancy())),
    },
    warnings: [
      ...(isOutside ? ['arrivalDate: outOfRange'] : []),
      ...(search.guestOccupancies.every(fits) ? [] : ['occupancy: outOfRange']),
    ],
  };
}
