import type { OpenSearch } from '../../src/domain/search/occupancy.ts';
import { readOpeningValues, type OpeningSource } from '../../src/domain/search/opening-values.ts';
import type { BookingInput, Destination, Hint } from '../../machines/booking/booking.types.ts';
import { isVisited } from '../router/history-state.ts';
import type { Route } from '../router/routes.ts';
import { asks } from './asks-for-search.ts';
import { addressedRoute, leadsToSearch, SEARCH } from './opening.ts';

const START: Destination = { place: { step: 'start', leg: 1 }, sessionId: null, notice: null };

/**
 * Where and with which values the booking opens. Sources, strongest first: a script or an opener, the address, the
 * page's query, the attributes (embedding interface).
 */
export function readOpening(
  element: Element,
  page: Window,
  warn: (message: string) => void,
  asked: OpeningSource = {},
): Pick<BookingInput, 'opening' | 'destination' | 'hint'> {
  const route = addressedRoute(page);
  const query = queryOf(new URLSearchParams(page.location.search));
  const routeQuery = queryOf(route?.query);
  const { values, warnings } = readOpeningValues([asked, routeQuery, query, attributesOf(element)]);
  for (const warning of warnings) warn(warning);
  const destination = asksForSearch(asked) ? SEARCH : (route?.destination ?? null);
  // A reloaded page still has its query, though nobody has followed a link.
  const asks =
    asksForSearch(asked) || asksForSearch(routeQuery) || (asksForSearch(query) && !isVisited(page));
  return {
    opening: values,
    destination:
      asks && (!route || (destination && leadsToSearch(destination)))
        ? { ...(destination ?? START), link: values }
        : destination,
    hint: route?.destination === null ? 'unknownRoute' : hintOf(warnings),
  };
}

/**
 * The destination of a route that the guest follows within the page. Search values in its query make it a link to a new
 * search.
 */
export function readDestination(
  element: Element,
  { destination, query }: Route,
  warn: (message: string) => void,
): Destination | null {
  const routeQuery = queryOf(query);
  if (!destination || !leadsToSearch(destination) || !asksForSearch(routeQuery)) return destination;
  const { values, warnings } = readOpeningValues([routeQuery, attributesOf(element)]);
  for (const warning of warnings) warn(warning);
  return linkTo(destination, values, warnings);
}

/** The destination of opening values given to a running booking: a new search, as for a link. */
export function readAsked(
  element: Element,
  asked: OpeningSource,
  warn: (message: string) => void,
): Destination | null {
  if (!asksForSearch(asked)) return null;
  const { values, warnings } = readOpeningValues([asked, attributesOf(element)]);
  for (const warning of warnings) warn(warning);
  return linkTo(SEARCH, values, warnings);
}

function linkTo(
  destination: Destination,
  link: Partial<OpenSearch>,
  warnings: readonly string[],
): Destination {
  const hint = hintOf(warnings);
  return { ...destination, link, ...(hint ? { hint } : {}) };
}

/** What the guest is told of values that were left out. A change of a booking must not turn into a new one unsaid. */
function hintOf(warnings: readonly string[]): Hint {
  if (warnings.some((warning) => warning.startsWith('amend:'))) return 'amendNotFound';
  return warnings.length > 0 ? 'unreadableLink' : null;
}

function asksForSearch(query: OpeningSource): boolean {
  return asks(Object.keys(query));
}

function queryOf(query: URLSearchParams | undefined): OpeningSource {
  return Object.fromEntries(query ?? []);
}

function attributesOf(element: Element): OpeningSource {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
}
