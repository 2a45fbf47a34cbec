import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import type { OpaqueId } from '../spa/spa.ts';

/** Identifiers of a slot. Staging sends them on untouched (D-44). */
export interface GolfItem {
  courseId: OpaqueId;
  propertyId: OpaqueId;
  greenFeeItemId: OpaqueId;
  mType: OpaqueId;
}

/** A tee time of the itinerary; without an item it cannot be chosen (A §3.13, §5.9). */
export interface TeeTime {
  dateTime: LocalDateTime;
  item: GolfItem | null;
}

/** A tee time of the golf package; without a reference it cannot be chosen. */
export interface PackageTeeTime {
  time: LocalDateTime;
  reference: string | null;
  item: GolfItem | null;
}

/** A leg's chosen tee time on one date (A §4.8). */
export interface GolfSelection {
  date: LocalDate;
  time: TeeTime;
}
