import { selectIdle, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { eventsBetween } from './events-between.ts';
import { factsOf, type Facts } from './facts.ts';
import type { PageEvent, PageEvents, EmitPageEvent } from './page-events.ts';

/** The confirmation numbers of this tab's bookings that the page has heard of. */
const KEY = 'staychart.told';

const NOTHING: Facts = {
  place: null,
  configuration: null,
  booking: null,
  availability: null,
  isLooking: false,
  isPaying: false,
  isPaid: false,
  isExpiring: false,
  ending: null,
};

/**
 * Tells the page what happens in the booking (embedding interface), first what has happened in the snapshots of
 * `missed`. `also` hears the same, with the booking as it stands then. A booking that is made, and a payment that is
 * sent, is told once, reload or not (D-198).
 */
export function emitPageEvents(
  actor: BookingActor,
  tell: EmitPageEvent,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  also: (event: PageEvent, facts: Facts, before: Facts) => void = () => undefined,
  missed: readonly BookingSnapshot[] = [],
): () => void {
  let before = NOTHING;
  let idle: { unsubscribe: () => void } | undefined;
  const look = (snapshot: BookingSnapshot) => {
    const now = factsOf(snapshot);
    const old = before;
    before = now;
    for (const event of eventsBetween(old, now)) {
      if (event.name === 'booked' && !isNews(storage, event.detail)) continue;
      tell(event.name, event.detail as never);
      also(event, now, old);
    }
  };
  let watched: ReturnType<typeof selectIdle>;
  const hear = (snapshot: BookingSnapshot) => {
    const child = selectIdle(snapshot);
    if (child !== watched) {
      watched = child;
      idle?.unsubscribe();
      idle = child?.subscribe(() => {
        look(actor.getSnapshot());
      });
    }
    look(snapshot);
  };
  [...missed, actor.getSnapshot()].forEach(hear);
  const subscription = actor.subscribe(hear);
  return () => {
    subscription.unsubscribe();
    idle?.unsubscribe();
  };
}

/** A storage that forbids it keeps nobody from hearing of a booking. */
function isNews(storage: Pick<Storage, 'getItem' | 'setItem'>, detail: PageEvents['booked']): boolean {
  try {
    const told = (storage.getItem(KEY) ?? '').split(' ');
    if (told.includes(detail.confirmationNumber)) return false;
    storage.setItem(KEY, [...told, detail.confirmationNumber].join(' ').trim());
  } catch {
    // Told once more than never.
  }
  return true;
}
