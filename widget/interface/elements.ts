import type { PageEvents } from '../telemetry/page-events.ts';
import type { ElementSettings, GivenSettings } from './settings.ts';

/** What the search of a booking can open with. */
export interface OpeningValues {
  /** As `2027-05-01`. */
  arrivalDate?: string;
  numberOfNights?: number | string;
  /** `[adults, children, dogs]` for each room; the children's ages may follow. */
  occupancy?: readonly (readonly [
    adults: number,
    children: number,
    dogs: number,
    ages?: readonly number[],
  ])[];
  code?: string;
  amend?: string;
}

/** What both elements have. */
interface StayElement extends HTMLElement {
  /** Resolves when the first screen can be used. */
  readonly ready: Promise<void>;
  /** Links, telephone numbers, sentences and paths. May be set before the element is defined; set later, the widget starts anew. */
  get settings(): ElementSettings;
  set settings(given: GivenSettings);
}

/** `<stay-booking>`: a booking. */
export interface StayBookingElement extends StayElement {
  /** The current step; empty before the first. */
  readonly state: string;
  /** Opens the overlay; with values, the search opens with them. An inline booking comes into view instead. */
  open(values?: OpeningValues): void;
  /** Closes the overlay. The booking goes on where it was when it is opened again. */
  close(): void;
  /** The guest agrees to being counted, for all bookings of the page. */
  enableTracking(): void;
  /** The guest does not agree any more. */
  disableTracking(): void;
}

/** `<stay-account>`: a member's account. */
export type StayAccountElement = StayElement;

/** The elements by their tags. */
export interface StayElements {
  'stay-booking': StayBookingElement;
  'stay-account': StayAccountElement;
}

/** The events of `<stay-booking>` by their types. They bubble, also out of a shadow root. */
export type BookingEvents = EventsOf<PageEvents>;

/** The events of `<stay-account>` by their types. */
export type AccountEvents = EventsOf<Pick<PageEvents, 'ready' | 'failed' | 'title' | 'warning'>>;

type EventsOf<Events> = {
  [Name in keyof Events & string as `stay:${Name}`]: CustomEvent<Events[Name]>;
};
