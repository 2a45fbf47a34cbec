import { roomTimes, type RoomTimesContent } from '../configuration/arrival.ts';
import { chosenTime } from '../addons/chosen-times.ts';
import type { AddOnContent, PackageSelection } from '../addons/addons.ts';
import { roomGuests } from '../account/booked-room.ts';
import type { Booking, Leg } from './booking.ts';
import {
  appointmentsOf,
  clashesAmong,
  ofSelection,
  treatmentFor,
  type Appointment,
  type Clash,
} from './clashes.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { compareDates, departureDate } from '../dates/dates.ts';
import { isBeforeCheckIn, type StayHours } from '../dates/stay-hours.ts';
import { firstNameLabels, type GuestLabel } from '../guests/guest-labels.ts';
import { MINUTES } from '../dates/minutes.ts';
import type { BookedRoom, StaySpaItem } from '../account/stay-bookings.ts';

/** The parts of the account's configuration about times. */
export interface TimesConfiguration extends RoomTimesContent {
  addOns: AddOnContent[];
}

/** A time before the room is ready. `checkIn`: HH:mm. */
export interface EarlyTime {
  appointment: Appointment;
  names: GuestLabel[];
  checkIn: string;
}

/**
 * The chosen times of a room before check-in on the day of arrival, in order; none where the hotel does not say when
 * rooms are ready. They are a warning only.
 */
export function earlyTimesOf(
  configuration: StayConfiguration,
  { search }: Pick<Booking, 'search'>,
  leg: Leg,
): EarlyTime[] {
  const checkIn = configuration.arrival.checkInTime ?? '';
  const labels = firstNameLabels(leg);
  return appointmentsOf(configuration, leg)
    .filter(({ start }) => isBeforeCheckIn(start, { arrival: search.arrivalDate, checkIn }))
    .sort((a, b) => compareDates(a.start, b.start))
    .map((appointment) => ({
      appointment,
      names: appointment.guests.map((guest) => labels[guest] ?? ''),
      checkIn,
    }));
}

/** From when until when the guests of a booking have their rooms. */
export function stayHoursOf({ arrival }: StayConfiguration, { search }: Pick<Booking, 'search'>): StayHours {
  return {
    arrival: search.arrivalDate,
    departure: departureDate(search),
    checkIn: arrival.checkInTime,
    checkOut: arrival.checkOutTime,
  };
}

/** From when until when the guests of a booked room have it. */
export function roomHoursOf(configuration: RoomTimesContent, { dateRange }: BookedRoom): StayHours {
  return { arrival: dateRange.startDate, departure: dateRange.endDate, ...roomTimes(configuration) };
}

/** The warnings for the guests of a booked room. They block nothing. */
export interface StayTimes {
  clashes: Clash[];
  early: EarlyTime[];
}

/**
 * The times of a booked room that overlap for a guest, by the rule of the booking, and its spa times before check-in.
 * `added`: times chosen since the stay was opened. Only these tell the length of a treatment and the time of a table.
 */
export function stayTimesOf(
  configuration: TimesConfiguration,
  room: BookedRoom,
  added: readonly PackageSelection[],
): StayTimes {
  if (room.isCancelled) return { clashes: [], early: [] };
  const firstNames = roomGuests(room).map(({ firstName }) => firstName);
  const appointments = appointmentsIn(configuration, room, added);
  const checkIn = roomTimes(configuration).checkIn ?? '';
  return {
    clashes: clashesAmong(appointments, firstNames),
    early: appointments
      .filter(
        ({ kind, start }) =>
          kind === 'treatment' && isBeforeCheckIn(start, { arrival: room.dateRange.startDate, checkIn }),
      )
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
    // Times under the add-on's own name, such as the mud room, are in the itinerary already.
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

/** The longest that a treatment of this name may take, in minutes. */
function longest(addOns: readonly AddOnContent[], name: string): number {
  const named = addOns.flatMap(({ spaTreatments }) =>
    spaTreatments.filter(({ displayName }) => displayName === name),
  );
  const minutes = named.flatMap(({ durations }) => durations.map(({ duration }) => duration));
  return Math.max(0, ...minutes) || MINUTES.spaExtra;
}
