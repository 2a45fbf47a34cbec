import { readOpeningValues, type OpeningSource } from '../../src/domain/opening-values.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import { parseHash } from '../router/routes.ts';

/** What the booking opens with: the address decides, then the page's query, then the attributes (embedding interface). */
export function readOpening(
  element: Element,
  location: Location,
  warn: (message: string) => void,
): Pick<BookingInput, 'opening' | 'wanted' | 'hint'> {
  const route = parseHash(location.hash);
  const sources: OpeningSource[] = [
    Object.fromEntries(route?.query ?? []),
    Object.fromEntries(new URLSearchParams(location.search)),
    Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  ];
  const { values, warnings } = readOpeningValues(sources, today());
  for (const warning of warnings) warn(warning);
  const isUnknown = route !== null && route.wanted === null;
  return {
    opening: values,
    wanted: route?.wanted ?? null,
    hint: isUnknown ? 'unknownRoute' : warnings.length > 0 ? 'unreadableLink' : null,
  };
}

/** The guest's own date; the server's business date corrects it later. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
