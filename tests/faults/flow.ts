import { isDeepStrictEqual } from 'node:util';
import { selectBooking, selectStep } from '../../machines/booking/booking.selectors.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { loadKept } from '../../src/draft/load-kept.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { startBooking, type BookingWiring } from '../../widget/wiring/booking.ts';
import { ELEMENT, NO_OPENING } from './element.ts';
import { emptyStorage, fakePage } from './fake-page.ts';
import type { Fault } from './faults.ts';
import { bookToTheEnd } from './flow-guest.ts';
import { placeOf } from './flow-places.ts';
import { openNetwork } from './network.ts';

/** A call of the booking and where it is made: 'rates: bookLeg'. */
export type CallAt = `${string}: ${EndpointName}`;

/** How a booking went whose call met a fault until the guest was told, or until it was answered all the same. */
export interface Journey {
  /** What the guest was told, the first time. */
  told: string | null;
  /** How often the call was asked for before anybody was told. */
  asked: number;
  /** Bookings that the estate has in the end. */
  booked: number;
  /** With each bad news until the booking is made, what is kept for a reload is what is on the screen (D-38). */
  isKept: boolean;
}

/** A call that fails once, so that another one is made at all. */
export interface Before {
  at: CallAt;
  answer: Fault['answer'];
}

/**
 * Books a stay of two rooms with everything in them; the call `at` meets the fault, after what has to fail `before`. `hear`
 * is told of each call.
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
