import type { Estate } from '../../../demo/estate/handlers.ts';
import { selectPlace, selectSession } from '../../../machines/booking/booking.selectors.ts';
import type { Destination } from '../../../machines/booking/booking.types.ts';
import { loadKept } from '../../../src/draft/load-kept.ts';
import { hashOf, parseHash } from '../../../widget/router/routes.ts';
import { startBooking, type BookingWiring } from '../../../widget/wiring/booking.ts';
import { ELEMENT, fakePage } from '../element.ts';
import { isSettled } from '../flow-guest.ts';
import type { Interference } from '../network.ts';
import { loadPage, type Kept, type Page } from './page.ts';

export type BookingPage = Page<BookingWiring>;

/** Loads a booking from its tab's storage. `onKept` is called on every change of the storage while the page lives. */
export function openPage(
  estate: Estate,
  kept: Kept,
  destination: Destination | null,
  interfere: Interference,
  onKept: () => void,
): BookingPage {
  return loadPage({
    ...{ estate, kept, interfere, onKept },
    start: (storage) =>
      startBooking({
        ...ELEMENT,
        ...loadKept(storage),
        page: fakePage(storage),
        opening: { opening: {}, destination, hint: null },
      }),
    isQuiet: isSettled,
  });
}

/** The destination of the page's address, for a reload. */
export function addressOf({ wiring: { actor } }: BookingPage): Destination | null {
  const flow = actor.getSnapshot();
  const place = selectPlace(flow);
  if (!place) return null;
  return parseHash(hashOf(place, selectSession(flow)?.id ?? null, null))?.destination ?? null;
}
