import { isDeepStrictEqual } from 'node:util';
import { selectBooking, selectStep } from '../../machines/booking/booking.selectors.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { loadKept } from '../../src/draft/load-kept.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { startBooking, type BookingWiring } from '../../widget/wiring/booking.ts';
import { ELEMENT, emptyStorage, fakePage, NO_OPENING } from './element.ts';
import type { Fault } from './faults.ts';
import { bookToTheEnd } from './flow-guest.ts';
import { placeOf } from './flow-places.ts';
import { openNetwork } from './network.ts';

/** The place of a call in the booking, as 'rates: bookLeg'. */
export type CallAt = `${string}: ${EndpointName}`;

/**
 * The course of a booking one of whose calls meets a fault until the screen shows it or the call succeeds.
 */
export interface Journey {
  /** The first failure shown. */
  told: string | null;
  /** The number of requests for the call up to the first failure shown. */
  asked: number;
  /** The number of bookings that the estate has at the end. */
  booked: number;
  /**
   * Whether, at each failure before the booking is made, the stored draft equals the booking on the screen
   * (D-38).
   */
  isKept: boolean;
}

/** A call to fail once, so that the booking makes the call under test at all. */
export interface Before {
  at: CallAt;
  answer: Fault['answer'];
}

/**
 * Books a stay of two rooms with all extras. The call `at` meets the fault, after `before` has failed once.
 * `hear` gets every call.
 */
export async function travel(
  at: CallAt | null,
  fault: Pick<Fault, 'answer'> | null,
  before: Before | null = null,
  hear: (call: CallAt) => void = () => undefined,
): Promise<Journey> {
  let isBefore = before !== null;
  const journey = { told: null as string | null, asked: 0, isKept: true };
  const storage = emptyStorage();
  let wiring: BookingWiring | null = null;
  const { estate, run } = openNetwork((endpoint) => {
    const here: CallAt = `${wiring ? placeOf(wiring) : 'opening'}: ${endpoint ?? 'session'}`;
    hear(here);
    if (isBefore && here === before?.at) {
      isBefore = false;
      return before.answer;
    }
    if (here !== at || fault === null || journey.told !== null) return null;
    journey.asked += 1;
    return fault.answer;
  });
  await run(async () => {
    wiring = startBooking({
      ...ELEMENT,
      ...loadKept(storage),
      page: fakePage(storage),
      opening: NO_OPENING,
    });
    const { actor, stop } = wiring;
    await bookToTheEnd(wiring, (news) => {
      journey.told ??= news;
      const flow = actor.getSnapshot();
      const kept = loadDraft(storage)?.booking ?? null;
      journey.isKept &&= selectStep(flow) === 'confirmation' || isDeepStrictEqual(kept, selectBooking(flow));
    });
    stop();
  });
  return { ...journey, booked: estate.state.bookings.length };
}
