import { StayBookingElement } from './booking-element.tsx';
import { answerOpeners } from './openers.ts';

/** Makes `<stay-booking>` known to the page, and answers what has been pressed in it. */
export function defineBooking(): void {
  if (!customElements.get('stay-booking')) customElements.define('stay-booking', StayBookingElement);
  answerOpeners(window);
}
