import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPlace, selectProfile } from '../../machines/booking/booking.selectors.ts';
import type { Client } from '../../src/api/client.ts';
import { checkKnownUser } from '../../src/api/session/session.ts';

/**
 * Makes the known-user check at every step of a signed-in member. Nothing waits for its answer or reads it.
 */
export function reportKnownUser(actor: BookingActor, client: Client): () => void {
  let told = '';
  const subscription = actor.subscribe((snapshot) => {
    const place = selectPlace(snapshot);
    if (!place || !selectProfile(snapshot)) return;
    const name = `${place.step} ${place.leg}`;
    if (name === told) return;
    told = name;
    client.call(checkKnownUser, {}).catch(() => undefined);
  });
  return () => {
    subscription.unsubscribe();
  };
}
