import type { Booking, Leg } from '../../../src/domain/booking.ts';
import { appointmentsOf, type Appointment } from '../../../src/domain/clashes.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import { compareDates, type LocalDateTime } from '../../../src/domain/dates.ts';
import type { CalendarEntry } from '../../../src/domain/calendar-file.ts';
import { MINUTES } from '../../../src/domain/minutes.ts';
import { confirmationNumberOf } from '../../../src/domain/payment-record.ts';
import { roomSummary } from '../summary/room-summary.ts';

/** One thing of the stay that has a date; `what` is the room, the restaurant or the treatment. */
export interface ItineraryEntry {
  kind: 'stay' | Appointment['kind'];
  uid: string;
  leg: number;
  what: string;
  /** First names of those who go to a treatment, all names of the room for the stay. */
  who: string[];
  when: CalendarEntry['when'];
}

/** The whole itinerary: each room's nights, then its booked times in their order (D-164). */
export function itineraryEntries(booking: Booking, configuration: StayConfiguration): ItineraryEntry[] {
  const number = confirmationNumberOf(booking);
  return booking.legs.flatMap((leg) =>
    entriesOf(booking, configuration, leg).map((entry, index) => ({
      ...entry,
      uid: `${number}.${leg.leg}.${index}@staychart`,
      leg: leg.leg,
    })),
  );
}

/** Tables and tee times are told by the summary, which names the restaurant. */
const IN_SUMMARY: readonly Appointment['kind'][] = ['breakfast', 'dinner', 'golf'];

type Entry = Omit<ItineraryEntry, 'uid' | 'leg'>;

function entriesOf(booking: Booking, configuration: StayConfiguration, leg: Leg): Entry[] {
  const room = roomSummary(booking, configuration, leg);
  const stay: Entry = {
    kind: 'stay',
    what: room.roomName,
    who: room.guests,
    when: { from: room.arrival, until: room.departure },
  };
  const tables = (kind: 'breakfast' | 'dinner', booked: { restaurant: string; time: LocalDateTime }[]) =>
    booked.map(({ restaurant, time }) => timed(kind, restaurant, time, MINUTES[kind]));
  const times = [
    ...tables('breakfast', room.breakfast?.state === 'booked' ? room.breakfast.tables : []),
    ...tables('dinner', room.dinner?.state === 'booked' ? room.dinner.tables : []),
    ...tables('dinner', room.dinnerAddOns),
    ...[...(room.golf ?? []), ...room.golfAddOns.map(({ time }) => time)].map((time) =>
      timed('golf', '', time, MINUTES.golf),
    ),
    ...appointmentsOf(configuration, leg)
      .filter(({ kind }) => !IN_SUMMARY.includes(kind))
      .map(({ kind, name, start, minutes, guests }) => ({
        ...timed(kind, name, start, minutes),
        who: guests.map((guest) => leg.guests[guest]?.firstName ?? ''),
      })),
  ];
  return [stay, ...times.sort((a, b) => compareDates(startOf(a), startOf(b)))];
}

function timed(kind: Entry['kind'], what: string, start: LocalDateTime, minutes: number): Entry {
  return { kind, what, who: [], when: { start, minutes } };
}

function startOf({ when }: Entry): string {
  return 'start' in when ? when.start : when.from;
}
