import type { StayConfiguration } from '../configuration/configuration.ts';
import { isBefore, type LocalDate } from '../dates/dates.ts';
import { arrivalWindow, defaultOccupancy, type OpenParty, type OpenSearch } from './occupancy.ts';

/** The limits of one room in a search (D-20, E-10). */
export interface PartyLimits {
  maxAdults: number;
  maxChildren: number;
  maxDogs: number;
}

/** The limits for a search. A booking to amend may keep its party, however large. */
export function partyLimits(
  { maxAdults, maxChildren, maxDogs }: Pick<StayConfiguration, 'maxAdults' | 'maxChildren' | 'maxDogs'>,
  { amendId, guestOccupancies }: Pick<OpenSearch, 'amendId' | 'guestOccupancies'>,
): PartyLimits {
  const booked = amendId === null ? [] : guestOccupancies;
  return {
    maxAdults: Math.max(maxAdults, ...booked.map((party) => party.adults)),
    maxChildren: Math.max(maxChildren, ...booked.map((party) => party.childCount)),
    maxDogs: Math.max(maxDogs, ...booked.map((party) => party.dogs)),
  };
}

/**
 * The search within the estate's limits (A §5.2). An arrival outside the window becomes its first day. A party with too
 * many adults, children or dogs becomes the default party, except for a booking to amend. `warnings` names the changed
 * values.
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
