import { chosenTime } from './chosen-times.ts';
import type { AddOnContent, PackageSelection } from './addons.ts';
import { roomGuests } from './booked-room.ts';
import { clashesAmong, ofSelection, treatmentFor, type Appointment, type Clash } from './clashes.ts';
import { dateOf } from './dates.ts';
import { MINUTES } from './minutes.ts';
import type { BookedRoom, StaySpaItem } from './stay-bookings.ts';

/** What the account's configuration says about times (B §3). */
export interface TimesConfiguration {
  addOns: AddOnContent[];
  bookingDefaults: { checkInTime: string };
}

/** Something in the spa that begins before the room is ready. `checkIn` as HH:mm. */
export interface EarlyTime {
  appointment: Appointment;
  names: string[];
  checkIn: string;
}

/** What a booked room's guests are warned of; nothing is ever blocked by it. */
export interface StayTimes {
  clashes: Clash[];
  early: EarlyTime[];
}

/**
 * The times of a booked room that overlap for one of its guests, by the rule of the booking (D-107), and those in the
 * spa before check-in (D-425). `added` are the times that were chosen since the booking was opened: only they say how
 * long a treatment takes, and when a table is.
 */
export function stayTimesOf(
  configuration: TimesConfiguration,
  room: BookedRoom,
  added: readonly PackageSelection[],
): StayTimes {
  if (room.isCancelled) return { clashes: [], early: [] };
  const firstNames = roomGuests(room).map(({ firstName }) => firstName);
  const appointments = appointmentsIn(configuration, room, added);
  const checkIn = configuration.bookingDefaults.checkInTime;
  return {
    clashes: clashesAmong(appointments, firstNames),
    early: appointments
      .filter((appointment) => isBeforeCheckIn(appointment, room, checkIn))
      .map((appointment) => ({
        appointment,
        names: appointment.guests.map((guest) => firstNames[guest] ?? ''),
        checkIn,
      })),
  };
}

function appointmentsIn(
  { addOns }: TimesConfiguration,
  room: BookedRoom,
  added: readonly PackageSelection[],
): Appointment[] {
  const everybody = roomGuests(room).map((_, index) => index);
  const chosen = added
    // What has its add-on's name, such as the mud room, is in the itinerary by it.
    .filter((selection) => chosenTime(selection).name !== null)
    .map((selection) => ofSelection(selection, '', everybody));
  const isChosen = ({ startDateTime, clientIndex }: StaySpaItem) =>
    chosen.some(
      ({ kind, start, guests }) =>
        kind === 'treatment' && start === startDateTime && guests.includes(clientIndex),
    );
  const others = (room.spaReservation?.items ?? []).filter((item) => !isChosen(item));
  return [
    ...chosen,
    ...others.map(({ clientIndex, displayName, startDateTime }) =>
      treatmentFor([clientIndex], displayName, startDateTime, longest(addOns, displayName)),
    ),
  ];
}

/** As long as a treatment of this name may take, in minutes. */
function longest(addOns: readonly AddOnContent[], name: string): number {
  const named = addOns.flatMap(({ spaTreatments }) =>
    spaTreatments.filter(({ displayName }) => displayName === name),
  );
  const minutes = named.flatMap(({ durations }) => durations.map(({ duration }) => duration));
  return Math.max(0, ...minutes) || MINUTES.spaExtra;
}

function isBeforeCheckIn({ kind, start }: Appointment, { dateRange }: BookedRoom, checkIn: string): boolean {
  const isKnown = /^\d{2}:\d{2}$/.test(checkIn);
  return (
    isKnown &&
    kind === 'treatment' &&
    dateOf(start) === dateRange.startDate &&
    start < `${dateRange.startDate}T${checkIn}`
  );
}
