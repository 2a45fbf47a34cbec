import type { LocalDate, LocalDateTime } from './dates.ts';
import type { MinorUnits } from './money.ts';
import type { SystemName } from './systems.ts';

/** A time that was chosen within an add-on, whatever its kind. */
export interface ChosenTime {
  start: LocalDateTime;
  minutes: number;
  /** Of a treatment; empty where there is none to tell; null: the add-on's own name tells it. */
  name: string | null;
  /** How many take part; each counts as one of the add-on. */
  quantity: number;
  /** Who takes part, by their place in the room; null where only their number is known. */
  guests: number[] | null;
  /** What the time itself costs; null: the add-on's price counts. */
  price: MinorUnits | null;
}

/**
 * What an add-on's price is made of: the price by its mode (A §9.6), what each of its times costs (D-49), or what the one
 * start costs for all who take part (A §7.9).
 */
export type PricedBy = 'mode' | 'times' | 'start';

/** What makes a kind of add-on that is had at chosen times (A §2.11). */
export interface AddOnKindDefinition<Content, Selection, Appointment extends string = string> {
  /** Whether the estate's content makes an add-on one of this kind. */
  isOf: (content: Content) => boolean;
  /** Whether it can be had on any of these nights (A §9.9); where it is left out, it always can. */
  isOpen?: (content: Content, nights: readonly LocalDate[]) => boolean;
  /** The system that takes its bookings (A §8.8). */
  system: SystemName;
  /** What the guest does at its times: for the warning of times that may overlap (D-107), and for a calendar. */
  appointment: Appointment;
  chosenTime: (selection: Selection) => ChosenTime;
  pricedBy: PricedBy;
}

/** Declares a kind of add-on: its content and its selections are what the functions take. */
export function defineAddOnKind<Content, Selection, Appointment extends string>(
  definition: AddOnKindDefinition<Content, Selection, Appointment>,
): AddOnKindDefinition<Content, Selection, Appointment> {
  return definition;
}
