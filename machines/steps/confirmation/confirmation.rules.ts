import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import type { CalendarEntry } from '../../../src/domain/account/calendar-file.ts';
import type { Appointment } from '../../../src/domain/booking/clashes.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { confirmationNumberOf } from '../../../src/domain/payment/payment-record.ts';
import { plannedTimes } from '../../../src/domain/booking/stay-plan.ts';
import { withoutLentName } from '../../../src/domain/guests/room-names.ts';
import { roomSummary } from '../summary/room-summary.ts';
import type { SumDifference } from '../../../src/domain/money/estate-sums.ts';

/** Tells the flow that the estate's bill differs from the bill that the guest was shown. */
export type SumsDiffer = { type: 'sums.differ'; confirmationNumber: string } & SumDifference;

/** One dated item of the stay. `what`: the room, the restaurant or the treatment. */
export interface ItineraryEntry {
  kind: 'stay' | Appointment['kind'];
  uid: string;
  leg: number;
  what: string;
  /** The guests who come, by first name. Of a room's nights: all who are said to stay there, by title and whole name. */
  who: string[];
  when: CalendarEntry['when'];
}

/** The whole itinerary: each room's nights, then its booked times in their order. */
export function itineraryEntries(booking: Booking, configuration: StayConfiguration): ItineraryEntry[] {
  const number = confirmationNumberOf(booking);
  return booking.legs.flatMap((leg, room) =>
    entriesOf(booking, configuration, leg, booking.legs.slice(0, room)).map((entry, index) => ({
      ...entry,
      uid: `${number}.${leg.leg}.${index}@staychart`,
      leg: leg.leg,
    })),
  );
}

type Entry = Omit<ItineraryEntry, 'uid' | 'leg'>;

function entriesOf(
  booking: Booking,
  configuration: StayConfiguration,
  leg: Leg,
  earlier: readonly Leg[],
): Entry[] {
  const { roomName, names, arrival, departure } = roomSummary(booking, configuration, leg, earlier);
  const stay: Entry = {
    kind: 'stay',
    what: roomName,
    who: names.guests.filter((name) => name !== null),
    when: { from: arrival, until: departure },
  };
  const times = plannedTimes(configuration, withoutLentName(leg, earlier)).map(
    ({ kind, what, who, start, minutes }): Entry => ({
      kind,
      what,
      who,
      when: { start, minutes },
    }),
  );
  return [stay, ...times];
}
