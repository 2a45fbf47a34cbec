import type { BookingEvents, StayElements } from './elements.ts';

export type {
  AccountEvents,
  BookingEvents,
  OpeningValues,
  StayAccountElement,
  StayBookingElement,
} from './elements.ts';
export type { AccountAttributes, BookingAttributes } from './attributes.ts';
export type { ElementSettings, GivenSettings } from './settings.ts';

// What `document.querySelector('stay-booking')` gives, and what a listener hears, at the element or above it.
declare global {
  interface HTMLElementTagNameMap extends StayElements {}
  interface GlobalEventHandlersEventMap extends BookingEvents {}
}
