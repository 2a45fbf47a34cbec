import type { StayConfiguration } from './configuration.ts';
import { isBefore, type LocalDate } from './dates.ts';
import { arrivalWindow, defaultOccupancy, type OpenParty, type OpenSearch } from './occupancy.ts';
import { partyLimits } from './search-rules.ts';

/**
 * The search within what the estate takes: an arrival outside the window becomes its first day, and a party of too
 * many adults, children or dogs the default party (A §5.2, §9.1, D-20, D-73, E-10), but that of a booking to amend (D-72).
 * `warnings` names what was changed.
 */
export function fitToLimits(
  search: OpenSearch,
  configuration: Pick<StayConfiguration, 'maxAdults' | 'maxChildren' | 'maxDogs'>,
  businessDate: LocalDate,
  today: LocalDate,
): { search: OpenSearch; warnings: string[] } {
  const { first, last } = arrivalWindow(businessDate, today);
  const isOutside = isBefore(search.arrivalDate, first) || isBefore(last, search.arrivalDate);
  const limits = partyLimits(configuration, search);
  const fits = ({ adults, childCount, dogs }: OpenParty) =>
    adults <= limits.maxAdults && childCount <= limits.maxChildren && dogs <= limits.maxDogs;
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
