import type { LocalDateTime } from './dates.ts';

/** Something that some of a room's guests do at a time. Guests are counted from 0. */
export interface Appointment {
  kind: 'treatment' | 'golf' | 'breakfast' | 'dinner';
  /** Of a treatment or spa experience; empty for the others. */
  name: string;
  start: LocalDateTime;
  minutes: number;
  guests: number[];
}

/** How long things take, as far as nobody says so (D-107): for the warning, and for the guest's calendar. */
export const MINUTES = { golf: 240, breakfast: 60, dinner: 90, spaExtra: 60 };
