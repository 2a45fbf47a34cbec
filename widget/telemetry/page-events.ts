import type { FailureReason } from '../../src/api/failure.ts';

/** The names of the booking's steps are those of `element.state`. */
type StepName = string;

/** Every event of the elements, as `stay:<name>` with its detail. Nothing in them is personal (T27). */
export interface PageEvents {
  /** The guest can use the first screen, or reads why the booking cannot start. */
  ready: Record<string, never>;
  /** Without `call`: the widget could not be loaded or started, or a screen broke. With it: a call failed, and why; `status` where the server answered. */
  failed: { call?: string; reason?: FailureReason | 'address'; status?: number };
  /** The overlay was opened. */
  opened: Record<string, never>;
  /** The overlay was closed. */
  closed: Record<string, never>;
  /** The guest has come to a step; `leg` is the room's number. */
  step: { step: StepName; leg?: number };
  /** The heading of the screen has changed. */
  title: { title: string };
  /** A search for rooms was begun. */
  search: { arrivalDate: string; numberOfNights: number; rooms: number };
  /** The search was answered. `rooms` is the number of room types that are free for the guests of the first room. */
  availability: { available: boolean; rooms: number };
  /** A room was chosen. */
  'room-selected': { leg: number; room: string };
  /** A rate was chosen, and the room is held at it. `amount` is in the estate's currency, for the whole stay. */
  'rate-selected': { leg: number; rate: string; amount: number; currency: string };
  /** An add-on was added to a room's bill. */
  'addon-added': { leg: number; addon: string; quantity: number };
  /** An add-on was removed from a room's bill. */
  'addon-removed': { leg: number; addon: string };
  /** The guest has sent a payment. */
  'payment-started': Record<string, never>;
  /** The payment was refused, or the guest gave it up. */
  'payment-failed': Record<string, never>;
  /** The booking is made and paid. Sent once for each booking, also after a reload. */
  booked: { confirmationNumber: string; total: number; currency: string };
  /** The guest has given up the booking. */
  cancelled: Record<string, never>;
  /** The estate will soon give up the rooms that are held, if the guest stays idle. */
  'session-expiring': Record<string, never>;
  /** The estate has given up the rooms that were held. */
  'session-expired': Record<string, never>;
  /** The message says one of these: which attribute, setting or value in the address was ignored; why the widget could not load; or that the estate's bill differs from the one that the guest saw. */
  warning: { message: string };
}

export type PageEventName = keyof PageEvents;

/** An event that is to be told. */
export type PageEvent = { [Name in PageEventName]: { name: Name; detail: PageEvents[Name] } }[PageEventName];

export type EmitPageEvent = <Name extends PageEventName>(name: Name, detail: PageEvents[Name]) => void;
