import type { AddOnAppointment } from '../addons/add-on-kinds.ts';
import { appointmentOf, chosenTime } from '../addons/chosen-times.ts';
import type { PackageSelection } from '../addons/addons.ts';
import type { Leg } from './booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { compareDates, dateOf, type LocalDateTime } from '../dates/dates.ts';
import type { DiningBooking } from '../dining/dining.ts';
import { firstNameLabels, type GuestLabel } from '../guests/guest-labels.ts';
import { addOnByCode } from '../configuration/lookups.ts';
import { MINUTES } from '../dates/minutes.ts';

/** Something that some guests of a room do at a time. Guests count from 0. */
export interface Appointment {
  kind: AddOnAppointment | 'breakfast';
  /** The name of a treatment or spa experience; empty for other kinds. */
  name: string;
  start: LocalDateTime;
  minutes: number;
  guests: number[];
}

/** Two appointments of the same guests that overlap, the earlier first. */
export interface Clash {
  first: Appointment;
  second: Appointment;
  guests: number[];
  /** The first names of these guests. */
  names: GuestLabel[];
}

/** The times of a room that overlap for one of its guests, in order. They are a warning only. */
export function clashesOf(configuration: StayConfiguration, leg: Leg): Clash[] {
  return clashesAmong(appointmentsOf(configuration, leg), firstNameLabels(leg));
}

/** The appointments that overlap for a guest, in order. `firstNames`: everybody in the room. */
export function clashesAmong(
  appointments: readonly Appointment[],
  firstNames: readonly GuestLabel[],
): Clash[] {
  const inOrder = [...appointments].sort((a, b) => compareDates(a.start, b.start));
  return inOrder.flatMap((first, index) =>
    inOrder.slice(index + 1).flatMap((second): Clash[] => {
      const guests = first.guests.filter((guest) => second.guests.includes(guest));
      const names = guests.map((guest) => firstNames[guest] ?? '');
      return guests.length > 0 && overlap(first, second) ? [{ first, second, guests, names }] : [];
    }),
  );
}

/** All appointments of a room's guests. */
export function appointmentsOf(configuration: StayConfiguration, leg: Leg): Appointment[] {
  const everybody = leg.guests.map((_, index) => index);
  const adults = everybody.filter((index) => leg.guests[index]?.isChild === false);
  return [
    ...tables('breakfast', leg.breakfast, everybody),
    ...tables('dinner', leg.dinner, everybody),
    ...leg.golf.map(({ time }) => golf(time.dateTime, adults)),
    ...leg.spaPackages.map(({ guestIndex, treatment, duration, time }) =>
      treatmentFor([guestIndex], treatment.displayName, time.startTime, duration.duration),
    ),
    ...leg.packages.flatMap(({ price, selections }) => {
      const name = addOnByCode(configuration, price.code)?.displayName ?? '';
      return selections.map((selection) => ofSelection(selection, name, everybody));
    }),
  ];
}

/** The appointment of a time within the add-on `name`. */
export function ofSelection(
  selection: PackageSelection,
  name: string,
  everybody: readonly number[],
): Appointment {
  const { start, minutes, name: own, quantity, guests } = chosenTime(selection);
  // Where only a part of the room takes part, nobody knows which part.
  const unnamed = quantity >= everybody.length ? [...everybody] : [];
  return { kind: appointmentOf(selection), name: own ?? name, start, minutes, guests: guests ?? unnamed };
}

function tables(kind: 'breakfast' | 'dinner', bookings: DiningBooking[], guests: number[]): Appointment[] {
  return bookings.flatMap(({ isAvailable, timeslot }) =>
    isAvailable && timeslot !== null ? [table(kind, timeslot, guests)] : [],
  );
}

function table(kind: 'breakfast' | 'dinner', start: LocalDateTime, guests: number[]): Appointment {
  return { kind, name: '', start, minutes: MINUTES[kind], guests };
}

function golf(start: LocalDateTime, guests: number[]): Appointment {
  return { kind: 'golf', name: '', start, minutes: MINUTES.golf, guests };
}

/** An appointment in the spa: a treatment, or an hour in the mud room or the spa garden. */
export function treatmentFor(
  guests: number[],
  name: string,
  start: LocalDateTime,
  minutes: number,
): Appointment {
  return { kind: 'treatment', name, start, minutes, guests };
}

function overlap(first: Appointment, second: Appointment): boolean {
  if (dateOf(first.start) !== dateOf(second.start)) return false;
  return minuteOf(second.start) < minuteOf(first.start) + first.minutes;
}

function minuteOf(time: LocalDateTime): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}
