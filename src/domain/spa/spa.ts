import type { Image } from '../configuration/content.ts';
import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import type { MinorUnits } from '../money/money.ts';

/** A length of a treatment; prices come from the day's items. `duration` in minutes. */
export interface TreatmentDuration {
  code: string;
  id: string;
  duration: number;
  price: MinorUnits;
  isIncluded: boolean;
  priceDifference: MinorUnits;
}

export interface Treatment {
  id: string;
  displayName: string;
  description: string;
  images: Image[];
  /** The minimum age; 0: for everybody (D-386). */
  minimumAge: number;
  durations: TreatmentDuration[];
}

export interface TreatmentGroup {
  treatments: Treatment[];
}

/** An activity the spa can sell on a day. `length` and `interval` in minutes. */
export interface SpaItem {
  code: string;
  id: string;
  length: number;
  interval: number;
  standardPrice: MinorUnits;
}

export interface SpaDay {
  date: LocalDate;
  items: SpaItem[];
}

/** An identifier of the server. It goes back untouched; null where the server sent none (D-44). */
export type OpaqueId = string | number | null;

/** A bookable start of a treatment. */
export interface SpaSlot {
  startTime: LocalDateTime;
  isAvailable: boolean;
  displayTime: string;
  treatmentTimes: { actualPrice: MinorUnits }[];
  roomId: OpaqueId;
  staffId: OpaqueId;
  facilityId: OpaqueId;
}

export type HalfDay = 'AM' | 'PM';

export interface SpaTimes {
  defaultPeriod: HalfDay;
  guestAvailability: { periods: Record<HalfDay, SpaSlot[]> }[];
}

/** A mud or spa garden start. */
export interface ExtraSlot {
  startDateTime: LocalDateTime;
  actualPrice: MinorUnits;
  roomId: OpaqueId;
  staffId: OpaqueId;
  facilityId: OpaqueId;
}

/** Starts by treatment code (mud) or duration id (spa garden). */
export interface ExtrasAnswer {
  addonAppointments: { key: string; items: ExtraSlot[] }[];
  groups: { key: string; items: ExtraSlot[] }[];
}

/** One treatment of the spa package in a leg's itinerary. */
export interface SpaSelection {
  bookingType: 2;
  guestIndex: number;
  dateIndex: number;
  treatment: { id: string; displayName: string };
  duration: TreatmentDuration;
  time: SpaSlot;
}

export type PoolTime = 'Morning' | 'Afternoon' | 'Evening';

/** Preferred pool & spa access on one date (D-09). */
export interface PoolSelection {
  date: LocalDate;
  time: PoolTime;
}
