import type { LocalDate, LocalDateTime } from './dates.ts';
import { sumPence, type Pence } from './money.ts';
import { daysBadge, splitBookings, type BookingBadge, type SplitBookings } from './stay-bookings.ts';

export interface SpaClient {
  Id: string;
  Title: string;
  FirstName: string;
  LastName: string;
  /** 'HH:mm:ss' (B §3), or empty. */
  ArrivalTime: string;
}

export interface SpaTreatmentItem {
  ClientIndex: number;
  StartDateTime: LocalDateTime;
  DisplayName: string;
  /** In minutes. */
  Duration: number;
  Price: Pence;
}

/** A visit to the spa (B §3). The sign of DaysToGo is the server's: below 0 is to come (B §2.15). */
export interface SpaBooking {
  Id: string;
  Date: LocalDate;
  DaysToGo: number;
  Item: {
    ConfirmationId: string;
    CalculatedAmount: Pence;
    Package: { DisplayName: string; Price: Pence; EndTime: string } | null;
    Clients: SpaClient[];
    Items: SpaTreatmentItem[];
    RestaurantTime: { DisplayName: string; Time: string } | null;
    SpaGardenTimes: {
      GuestIndex: number;
      Selection: { GroupAppointmentTypeDescription: string; StartDateTime: LocalDateTime };
    }[];
  };
}

/** 'Today', days to go or days ago (B §2.15). */
export function spaBadge({ DaysToGo }: SpaBooking): BookingBadge {
  return daysBadge(0 - DaysToGo);
}

/** Spa visits by DaysToGo: 0 and below are upcoming, the reverse of stays (B §2.15). */
export function splitSpaBookings(visits: readonly SpaBooking[]): SplitBookings<SpaBooking> {
  return splitBookings(visits, ({ DaysToGo }) => 0 - DaysToGo);
}

/** A spa day is counted by its guests, anything else by its treatments (B §2.17). */
export type SpaBill =
  | { kind: 'spaDay'; clients: number; price: Pence; product: Pence; total: Pence }
  | { kind: 'treatments'; sum: Pence; total: Pence };

/** The bill; its total is the server's (B §2.17). */
export function spaBill({ Item }: SpaBooking): SpaBill {
  const total = Item.CalculatedAmount;
  if (Item.Package === null) {
    return { kind: 'treatments', sum: sumPence(Item.Items.map(({ Price }) => Price)), total };
  }
  const clients = Item.Clients.length;
  const price = Item.Package.Price;
  return { kind: 'spaDay', clients, price, product: clients * price, total };
}

/** What a guest does at the spa, at 'HH:mm'. */
export interface SpaMoment {
  time: string;
  kind: 'arrival' | 'treatment' | 'restaurant' | 'garden' | 'departure';
  /** Empty for arrival and departure. */
  name: string;
}

export interface SpaClientPlan {
  client: SpaClient;
  treatments: { name: string; minutes: number }[];
  /** In the order of the times; a spa day ends with the departure (D-04). */
  itinerary: SpaMoment[];
}

/** Each guest's treatments and day: arrival, treatments, table and spa garden (B §2.17, D-178). */
export function spaClientPlans({ Item }: SpaBooking): SpaClientPlan[] {
  return Item.Clients.map((client, index) => {
    const treatments = Item.Items.filter(({ ClientIndex }) => ClientIndex === index).sort((one, other) =>
      one.StartDateTime < other.StartDateTime ? -1 : 1,
    );
    const table = Item.RestaurantTime;
    const gardens = Item.SpaGardenTimes.filter(({ GuestIndex }) => GuestIndex === index);
    const moments: SpaMoment[] = [
      moment('arrival', client.ArrivalTime, ''),
      ...treatments.map((item) => moment('treatment', item.StartDateTime, item.DisplayName)),
      ...(table ? [moment('restaurant', table.Time, table.DisplayName)] : []),
      ...gardens.map(({ Selection }) =>
        moment('garden', Selection.StartDateTime, Selection.GroupAppointmentTypeDescription),
      ),
    ].filter(({ time }) => time !== '');
    const end = Item.Package ? moment('departure', Item.Package.EndTime, '') : null;
    return {
      client,
      treatments: treatments.map(({ DisplayName, Duration }) => ({ name: DisplayName, minutes: Duration })),
      itinerary: [
        ...moments.sort((one, other) => (one.time < other.time ? -1 : Number(one.time > other.time))),
        ...(end && end.time !== '' ? [end] : []),
      ],
    };
  });
}

function moment(kind: SpaMoment['kind'], time: string, name: string): SpaMoment {
  return { kind, time: clockOf(time), name };
}

/** 'HH:mm' of a time or date-time as the server writes it; empty where it has none. */
function clockOf(time: string): string {
  return /(?:^|T)(\d{2}:\d{2})/.exec(time)?.[1] ?? '';
}
