import { StayBookingElement } from './booking-element.tsx';
import { answerOpeners } from './openers.ts';

/** Defines `<stay-booking>` and opens what openers have asked for. */
export function defineBooking(): void {
  if (!customElements.get('stay-booking')) customElements.define('stay-booking', StayBookingElement);
  answerOpeners(window);
}
