import { chosenTime } from '../../../src/domain/addons/chosen-times.ts';
import type { LegPackage, PackageSelection } from '../../../src/domain/addons/addons.ts';
import { legBill, type LegBill } from '../../../src/domain/bill/bills.ts';
import type { Booking, Guest, Leg } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import {
  compareDates,
  departureDate,
  type LocalDate,
  type LocalDateTime,
} from '../../../src/domain/dates/dates.ts';
import { bookedTables, type BookedTables } from '../../../src/domain/dining/booked-tables.ts';
import type { Meal } from '../../../src/domain/dining/dining-rows.ts';
import { fullName, isNamed } from '../../../src/domain/guests/guests.ts';
import { roomNames, withoutLentName, type RoomNames } from '../../../src/domain/guests/room-names.ts';
import { inclusionsOf, type Inclusion } from '../../../src/domain/rates/rate-comparison.ts';
import { isTimed } from '../../../src/domain/addons/included-times.ts';
import {
  addOnByCode,
  rateContentOf,
  rateName,
  restaurantById,
  roomTypeByCode,
} from '../../../src/domain/configuration/lookups.ts';
import { titleName } from '../../../src/domain/configuration/coded-names.ts';
import type { GuestQuota } from '../../../src/domain/search/occupancy.ts';
import type { PoolSelection } from '../../../src/domain/spa/spa.ts';
import { bookedTreatments, type BookedTreatment } from '../../../src/domain/spa/treatment-times.ts';
import { fullNameLabels, type GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import { stayVouchers, type AppliedVoucher } from '../../../src/domain/vouchers/vouchers.ts';

/** A table at a time. */
export interface Table {
  restaurant: string;
  time: LocalDateTime;
}

/** A table that is bought: it is for so many. */
export interface BoughtTable extends Table {
  diners: number;
}

export interface TreatmentTime {
  name: string;
  time: LocalDateTime;
}

/**
 * A room's summary. Golf, meals, pool and included treatments are null where the rate does not include them, meals
 * also where they have no time to choose. A list is empty where nothing is chosen.
 */
export interface RoomSummary {
  leg: number;
  giftVouchers: AppliedVoucher[];
  arrival: LocalDate;
  departure: LocalDate;
  quota: GuestQuota;
  roomName: string;
  rateName: string;
  /** What the price of the rate includes beside the room. */
  includes: Inclusion[];
  addOns: { name: string; quantity: number | null }[];
  bill: LegBill;
  names: RoomNames;
  golf: LocalDateTime[] | null;
  breakfast: BookedTables | null;
  dinner: BookedTables | null;
  pool: PoolSelection[] | null;
  dinnerAddOns: BoughtTable[];
  golfAddOns: { time: LocalDateTime; players: number }[];
  includedTreatments: BookedTreatment[] | null;
  spaTreatments: { guest: GuestLabel; treatments: TreatmentTime[] }[];
}

/** The summary of a room, with names from the configuration. `earlier`: the rooms before it. */
export function roomSummary(
  booking: Booking,
  configuration: StayConfiguration,
  leg: Leg,
  earlier: readonly Leg[],
): RoomSummary {
  const rate = rateContentOf(configuration, leg);
  const bill = legBill(booking, leg);
  const used = withoutLentName(leg, earlier);
  const namesIn = ({ guests }: Leg) => guests.map((guest) => nameOf(configuration, guest));
  return {
    leg: leg.leg,
    giftVouchers: stayVouchers(booking.vouchers),
    arrival: booking.search.arrivalDate,
    departure: departureDate(booking.search),
    quota: leg.guestQuota,
    roomName: roomTypeByCode(configuration, leg.roomCode)?.displayName ?? '',
    rateName: rateName(configuration, leg),
    includes: inclusionsOf(rate, booking.search),
    addOns: bill.addOns.map(({ code, quantity }) => ({ name: addOnName(configuration, code), quantity })),
    bill,
    names: roomNames(namesIn(leg), earlier.map(namesIn)),
    golf: rate?.includesGolf ? inOrder(leg.golf.map(({ time }) => time.dateTime)) : null,
    breakfast: tables(configuration, leg, 'breakfast'),
    dinner: tables(configuration, leg, 'dinner'),
    pool: rate?.includesSpaPool ? leg.spaPool : null,
    dinnerAddOns: selectionsOf(leg, 'table')
      .map(({ restaurant, timeslot, quantity }) => ({
        restaurant: restaurantName(configuration, restaurant),
        time: timeslot,
        diners: quantity,
      }))
      .sort(byTime),
    golfAddOns: selectionsOf(leg, 'golf')
      .map(({ time, quantity }) => ({ time: time.time, players: quantity }))
      .sort(byTime),
    includedTreatments: rate?.includesSpa ? bookedTreatments(used) : null,
    spaTreatments: spaTreatments(configuration, used),
  };
}

/** The summaries of all rooms, in order. */
export function roomSummaries(booking: Booking, configuration: StayConfiguration): RoomSummary[] {
  return booking.legs.map((leg, room) =>
    roomSummary(booking, configuration, leg, booking.legs.slice(0, room)),
  );
}

function nameOf(configuration: StayConfiguration, guest: Guest): string | null {
  return isNamed(guest) ? `${titleName(configuration, guest.title)} ${fullName(guest)}`.trim() : null;
}

function tables(configuration: StayConfiguration, leg: Leg, meal: Meal): BookedTables | null {
  return isTimed(configuration, leg, meal) ? bookedTables(configuration, leg, meal) : null;
}

function spaTreatments(configuration: StayConfiguration, leg: Leg): RoomSummary['spaTreatments'] {
  const bookings = leg.packages.flatMap((addOn) => treatmentsOf(configuration, addOn));
  return fullNameLabels(leg).flatMap((guest, guestIndex) => {
    const treatments = bookings
      .filter(({ guests }) => guests.includes(guestIndex))
      .map(({ name, time }) => ({ name, time }))
      .sort(byTime);
    return treatments.length > 0 ? [{ guest, treatments }] : [];
  });
}

function treatmentsOf(
  configuration: StayConfiguration,
  addOn: LegPackage,
): (TreatmentTime & { guests: number[] })[] {
  return addOn.selections.flatMap((selection) => {
    const { name, start, guests } = chosenTime(selection);
    return guests === null
      ? []
      : [{ name: name ?? addOnName(configuration, addOn.price.code), time: start, guests }];
  });
}

function selectionsOf<Kind extends PackageSelection['kind']>(
  leg: Leg,
  kind: Kind,
): Extract<PackageSelection, { kind: Kind }>[] {
  const isOfKind = (selection: PackageSelection): selection is Extract<PackageSelection, { kind: Kind }> =>
    selection.kind === kind;
  return leg.packages.flatMap(({ selections }) => selections.filter(isOfKind));
}

function addOnName(configuration: StayConfiguration, code: string): string {
  return addOnByCode(configuration, code)?.displayName ?? code;
}

function restaurantName(configuration: StayConfiguration, id: string | null): string {
  return restaurantById(configuration, id)?.displayName ?? '';
}

function byTime(a: { time: LocalDateTime }, b: { time: LocalDateTime }): number {
  return compareDates(a.time, b.time);
}

function inOrder(times: LocalDateTime[]): LocalDateTime[] {
  return times.toSorted(compareDates);
}
