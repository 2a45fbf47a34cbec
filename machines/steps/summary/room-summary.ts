import { chosenTime } from '../../../src/domain/addons/chosen-times.ts';
import type { LegPackage, PackageSelection } from '../../../src/domain/addons/addons.ts';
import { legBill, type LegBill } from '../../../src/domain/bill/bills.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
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
import { firstNameLabels, fullNameLabels, type GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
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
  addOns: { name: string; quantity: number | null }[];
  bill: LegBill;
  /** Null: a guest who is named later. */
  guests: (string | null)[];
  golf: LocalDateTime[] | null;
  breakfast: BookedTables | null;
  dinner: BookedTables | null;
  pool: PoolSelection[] | null;
  dinnerAddOns: BoughtTable[];
  golfAddOns: { time: LocalDateTime; players: number }[];
  includedTreatments: { guest: GuestLabel; treatment: string; minutes: number; time: LocalDateTime }[] | null;
  spaTreatments: { guest: GuestLabel; treatments: TreatmentTime[] }[];
}

/** The summary of a room, with names from the configuration. */
export function roomSummary(booking: Booking, configuration: StayConfiguration, leg: Leg): RoomSummary {
  const rate = rateContentOf(configuration, leg);
  const bill = legBill(booking, leg);
  return {
    leg: leg.leg,
    giftVouchers: stayVouchers(booking.vouchers),
    arrival: booking.search.arrivalDate,
    departure: departureDate(booking.search),
    quota: leg.guestQuota,
    roomName: roomTypeByCode(configuration, leg.roomCode)?.displayName ?? '',
    rateName: rateName(configuration, leg),
    addOns: bill.addOns.map(({ code, quantity }) => ({ name: addOnName(configuration, code), quantity })),
    bill,
    guests: leg.guests.map((guest) =>
      isNamed(guest) ? `${titleName(configuration, guest.title)} ${fullName(guest)}`.trim() : null,
    ),
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
    includedTreatments: rate?.includesSpa ? includedTreatments(leg) : null,
    spaTreatments: spaTreatments(configuration, leg),
  };
}

/** The summaries of all rooms, in order. */
export function roomSummaries(booking: Booking, configuration: StayConfiguration): RoomSummary[] {
  return booking.legs.map((leg) => roomSummary(booking, configuration, leg));
}

function tables(configuration: StayConfiguration, leg: Leg, meal: Meal): BookedTables | null {
  return isTimed(configuration, leg, meal) ? bookedTables(configuration, leg, meal) : null;
}

function includedTreatments(leg: Leg) {
  const names = firstNameLabels(leg);
  return leg.spaPackages
    .map(({ guestIndex, treatment, duration, time }) => ({
      guest: names[guestIndex] ?? '',
      treatment: treatment.displayName,
      minutes: duration.duration,
      time: time.startTime,
    }))
    .sort(byTime);
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
