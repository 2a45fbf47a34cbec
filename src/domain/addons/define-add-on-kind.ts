import type * as v from 'valibot';
import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import type { MinorUnits } from '../money/money.ts';
import type { SystemName } from '../configuration/systems.ts';
import type { Schema } from '../schemas/parts.ts';

/** A chosen time within an add-on of any kind. */
export interface ChosenTime {
  start: LocalDateTime;
  minutes: number;
  /** The name of a treatment; empty where there is none. Null: the name of the add-on. */
  name: string | null;
  /** The number of guests who take part. It counts towards the add-on's quantity. */
  quantity: number;
  /** The guests who take part, by their place in the room; null where only their number is known. */
  guests: number[] | null;
  /** The price of the time; null: the price of the add-on. */
  price: MinorUnits | null;
}

/**
 * What makes up an add-on's price: its mode, the price of each time (D-49), or the price of one start for all who take
 * part.
 */
export type PricedBy = 'mode' | 'times' | 'start';

/** A kind of add-on with chosen times. */
export interface AddOnKindDefinition<
  Content,
  Selection,
  Appointment extends string = string,
  Kept = Schema<Selection>,
> {
  /** Whether an add-on with this content is of the kind. */
  isOf: (content: Content) => boolean;
  /** Whether the add-on is on offer on any of the nights. Left out: always. */
  isOpen?: (content: Content, nights: readonly LocalDate[]) => boolean;
  /** The system that takes the bookings (A §8.8). */
  system: SystemName;
  /** What guests do at the times, for the warning about overlaps (D-107) and for the guest's calendar. */
  appointment: Appointment;
  /** What the guest selects, with the kind's name. The draft keeps no other. */
  selection: Kept;
  chosenTime: (selection: Selection) => ChosenTime;
  pricedBy: PricedBy;
}

/** Declares a kind of add-on. The functions take its content and its selections. */
export function defineAddOnKind<Content, Kept extends Schema<unknown>, Appointment extends string>(
  definition: AddOnKindDefinition<Content, v.InferOutput<Kept>, Appointment, Kept>,
): AddOnKindDefinition<Content, v.InferOutput<Kept>, Appointment, Kept> {
  return definition;
}
