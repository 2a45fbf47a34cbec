import { selectPlace } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../wiring/booking.ts';

type Tell = (name: string, detail?: object) => void;

/** Tells the page which step the guest is on, as `stay:step` {step, leg?}; nothing personal (embedding interface). */
export function tellPage(actor: BookingActor, tell: Tell): () => void {
  let told = '';
  const subscription = actor.subscribe((snapshot) => {
    const place = selectPlace(snapshot);
    if (!place) return;
    const hasLeg = place.step === 'rooms' || place.step === 'rates';
    const name = hasLeg ? `${place.step} ${place.leg}` : place.step;
    if (name === told) return;
    told = name;
    tell('step', hasLeg ? place : { step: place.step });
  });
  return () => {
    subscription.unsubscribe();
  };
}
