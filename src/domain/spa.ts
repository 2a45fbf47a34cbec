import type { Image } from './configuration.ts';
import type { LocalDate, LocalDateTime } from './dates.ts';
import type { Pence } from './money.ts';

/** A length of a treatment; prices come from the day's items (A §3.14, §9.7). Duration in minutes. */
export interface TreatmentDuration {
  Code: string;
  Id: string;
  Duration: number;
  Price: Pence;
  IsIncluded: boolean;
  PriceDifference: Pence;
}

export interface Treatment {
  Id: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
  /** Who is younger cannot have it; 0: everybody can (D-386). */
  MinimumAge: number;
  Durations: TreatmentDuration[];
}

export interface TreatmentGroup {
  Treatments: Treatment[];
}

/** An activity the spa can sell on a day (A §3.14). Length and Interval in minutes. */
export interface SpaItem {
  Code: string;
  ID: string;
  Length: number;
  Interval: number;
  StandardPrice: Pence;
}

export interface SpaDay {
  Date: LocalDate;
  Items: SpaItem[];
}

/** A server's identifier that is sent back as it came; null when it did not come (D-44). */
export type PassedOn = string | number | null;

/** A bookable start of a treatment (A §3.14, D-44). */
export interface SpaSlot {
  StartTime: LocalDateTime;
  IsAvailable: boolean;
  DisplayTime: string;
  TreatmentTimes: { ActualPrice: Pence }[];
  roomId: PassedOn;
  staffId: PassedOn;
  facilityId: PassedOn;
}

export type HalfDay = 'AM' | 'PM';

export interface SpaTimes {
  DefaultPeriod: HalfDay;
  GuestAvailability: { Periods: Record<HalfDay, SpaSlot[]> }[];
}

/** A mud or spa garden start (A §3.14). */
export interface ExtraSlot {
  StartDateTime: LocalDateTime;
  ActualPrice: Pence;
  roomId: PassedOn;
  staffId: PassedOn;
  facilityId: PassedOn;
}

/** Starts by treatment code (mud) or duration id (spa garden). */
export interface ExtrasAnswer {
  AddonAppointments: { Key: string; Items: ExtraSlot[] }[];
  Groups: { Key: string; Items: ExtraSlot[] }[];
}

/** One treatment of the spa package in a leg's itinerary (A §3.14, B §3). */
export interface SpaSelection {
  bookingType: 2;
  guestIndex: number;
  dateIndex: number;
  treatment: { Id: string; DisplayName: string };
  duration: TreatmentDuration;
  time: SpaSlot;
}

export type PoolTime = 'Morning' | 'Afternoon' | 'Evening';

/** Preferred pool & spa access on one date (D-09). */
export interface PoolSelection {
  date: LocalDate;
  time: PoolTime;
}
