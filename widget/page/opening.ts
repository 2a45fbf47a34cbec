import { isOpeningName } from '../../src/domain/search/opening-names.ts';
import type { OpeningSource } from '../../src/domain/search/opening-values.ts';
import type { BookingInput, Destination } from '../../machines/booking/booking.types.ts';
import { readHash } from '../router/router.ts';
import type { Route } from '../router/routes.ts';
import { asks } from './asks-for-search.ts';

export const SEARCH: Destination = { place: { step: 'search', leg: 1 }, sessionId: null, notice: null };

/** How the booking opens where nothing names a search. */
export function plainOpening(page: Window): Pick<BookingInput, 'opening' | 'destination' | 'hint'> {
  const route = addressedRoute(page);
  return {
    opening: {},
    destination: route?.destination ?? null,
    hint: route?.destination === null ? 'unknownRoute' : null,
  };
}

/** The route in the address; null where the address names none, so that the booking decides where it opens. */
export function addressedRoute(page: Window): Route | null {
  return page.location.hash.startsWith('#/') ? readHash(page) : null;
}

/** Whether a followed route is a link to a new search. */
export function isSearchLink({ destination, query }: Route): boolean {
  return destination !== null && leadsToSearch(destination) && asks(query.keys());
}

/** Opening values of any type as texts; unknown names are dropped. */
export function openingSource(given: unknown): OpeningSource {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(
    entries
      .filter(([name]) => isOpeningName(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
  );
}

export function leadsToSearch({ place }: Destination): boolean {
  return place.step === 'start' || place.step === 'search';
}
