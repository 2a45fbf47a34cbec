import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';
import { daysBadge, splitBookings, type BookingBadge, type SplitBookings } from '../account/stay-bookings.ts';

export interface SpaClient {
  id: string;
  title: string;
  firstName: string;
  lastName: string;
  /** 'HH:mm:ss', or empty. */
  arrivalTime: string;
}

export interface SpaTreatmentItem {
  clientIndex: number;
  startDateTime: LocalDateTime;
  displayName: string;
  /** Minutes. */
  duration: number;
  price: MinorUnits;
}

/** A visit to the spa. `daysToGo` has the server's sign: below 0 is to come (B §2.15). */
export interface SpaBooking {
  id: string;
  date: LocalDate;
  daysToGo: number;
  item: {
    confirmationId: string;
    calculatedAmount: MinorUnits;
    package: { displayName: string; price: MinorUnits; endTime: string } | null;
    clients: SpaClient[];
    items: SpaTreatmentItem[];
    restaurantTime: { displayName: string; time: string } | null;
    spaGardenTimes: {
      guestIndex: number;
      selection: { groupAppointmentTypeDescription: string; startDateTime: LocalDateTime };
    }[];
  };
}

/** 'Today', days to go or days ago. */
export function spaBadge({ daysToGo }: SpaBooking): BookingBadge {
  return daysBadge(0 - daysToGo);
}

/** Spa visits by `daysToGo`. 0 and below are upcoming, unlike for stays. */
export function splitSpaBookings(visits: readonly SpaBooking[]): SplitBookings<SpaBooking> {
  return splitBookings(visits, ({ daysToGo }) => 0 - daysToGo);
}

/** The bill of a spa day counts guests, any other bill counts treatments (B §2.17). */
export type SpaBill =
  | { kind: 'spaDay'; clients: number; price: MinorUnits; product: MinorUnits; total: MinorUnits }
  | { kind: 'treatments'; sum: MinorUnits; total: MinorUnits };

/** The bill of a visit. Its total is the server's. */
export function spaBill({ item }: SpaBooking): SpaBill {
  const total = item.calculatedAmount;
  if (item.package === null) {
    return { kind: 'treatments', sum: sumAmounts(item.items.map(({ price }) => price)), total };
  }
  const clients = item.clients.length;
  const price = item.package.price;
  return { kind: 'spaDay', clients, price, product: clients * price, total };
}

/** A point of a guest's day at the spa, at 'HH:mm'. */
export interface SpaMoment {
  time: string;
  kind: 'arrival' | 'treatment' | 'restaurant' | 'garden' | 'departure';
  /** The name of a treatment, a restaurant or the garden; empty for arrival and departure. */
  name: string;
  /** How long a treatment is; null of all else. */
  minutes: number | null;
}

export interface SpaClientPlan {
  client: SpaClient;
  /** In order of time. A spa day ends with the departure (D-04). */
  itinerary: SpaMoment[];
}

/** The day of each guest: arrival, treatments, table and spa garden. */
export function spaClientPlans({ item: visit }: SpaBooking): SpaClientPlan[] {
  return visit.clients.map((client, index) => {
    const treatments = visit.items
      .filter(({ clientIndex }) => clientIndex === index)
      .sort((one, other) => (one.startDateTime < other.startDateTime ? -1 : 1));
    const table = visit.restaurantTime;
    const gardens = visit.spaGardenTimes.filter(({ guestIndex }) => guestIndex === index);
    const moments: SpaMoment[] = [
      moment('arrival', client.arrivalTime, ''),
      ...treatments.map((item) => moment('treatment', item.startDateTime, item.displayName, item.duration)),
      ...(table ? [moment('restaurant', table.time, table.displayName)] : []),
      ...gardens.map(({ selection }) =>
        moment('garden', selection.startDateTime, selection.groupAppointmentTypeDescription),
      ),
    ].filter(({ time }) => time !== '');
    const end = visit.package ? moment('departure', visit.package.endTime, '') : null;
    return {
      client,
      itinerary: [
        ...moments.sort((one, other) => (one.time < other.time ? -1 : Number(one.time > other.time))),
        ...(end && end.time !== '' ? [end] : []),
      ],
    };
  });
}

function moment(
  kind: SpaMoment['kind'],
  time: string,
  name: string,
  minutes: number | null = null,
): SpaMoment {
  return { kind, time: clockOf(time), name, minutes };
}

/** 'HH:mm' of a time or date-time on the wire; empty where it has none. */
function clockOf(time: string): string {
  return /(?:^|T)(\d{2}:\d{2})/.exec(time)?.[1] ?? '';
}
