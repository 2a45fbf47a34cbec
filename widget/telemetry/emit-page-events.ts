import { selectIdle, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { eventsBetween } from './events-between.ts';
import { factsOf, type Facts } from './facts.ts';
import type { PageEvent, PageEvents, EmitPageEvent } from './page-events.ts';

/** Key of the confirmation numbers that this tab has told the page. */
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
 * Tells the page what happens in the booking (embedding interface), first what the snapshots of `missed` show. `also`
 * hears each event with the booking at that moment. A completed booking and a sent payment are told once, even after a
 * reload.
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

/** Whether a booking has not been told yet. True where the storage refuses, so that every booking is told. */
function isNews(storage: Pick<Storage, 'getItem' | 'setItem'>, detail: PageEvents['booked']): boolean {
  try {
    const told = (storage.getItem(KEY) ?? '').split(' ');
    if (told.includes(detail.confirmationNumber)) return false;
    storage.setItem(KEY, [...told, detail.confirmationNumber].join(' ').trim());
  } catch {
    // Told twice is better than never.
  }
  return true;
}
