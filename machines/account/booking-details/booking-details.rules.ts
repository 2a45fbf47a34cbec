import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import {
  isPaymentAhead,
  partPackages,
  roomReceipt,
  spaItinerary,
  type GuestItinerary,
  type RoomReceipt,
} from '../../../src/domain/account/booked-room.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import { roomNames, type RoomNames } from '../../../src/domain/guests/room-names.ts';
import { namedFees } from '../../../src/domain/money/fees.ts';
import {
  amendQuery,
  isCancelled,
  roomChange,
  type RoomChange,
} from '../../../src/domain/account/stay-changes.ts';
import type { BookedRoom, StayBooking } from '../../../src/domain/account/stay-bookings.ts';
import type { SentCancellation, SentPackage } from '../../../src/domain/booking/sent-write.ts';
import { cancellationTerms, type CancellationTerms } from '../../../src/domain/rates/rates.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';

/** A stay, and the estate's time at which it was read. The time decides what can still be changed. */
export interface LoadedStay {
  booking: StayBooking;
  at: LocalDateTime;
}

/** What the upsell packages of an upcoming stay start with. `booking` includes its cancelled rooms. */
export interface StayPackagesInput {
  configuration: AccountConfiguration;
  booking: StayBooking;
}

/** The upsell packages tell the stay of a change before they send it: it is kept until its outcome is known. */
export interface PackageSent {
  type: 'package.sent';
  leg: number;
  code: string;
  change: SentPackage['change'];
}

/** The change has its answer, whatever it is: the stay reads the booking again. `refusal`: the estate's own reason. */
export interface PackageAnswered {
  type: 'package.answered';
  refusal: string | null;
}

/** The stay hands the booking that it has read again to its packages. The packages change nothing before that. */
export interface BookingReloaded {
  type: 'booking.reloaded';
  booking: StayBooking;
}

/** One room in the detail of a stay, with names from the configuration. */
export interface StayRoom {
  leg: number;
  isCancelled: boolean;
  dates: BookedRoom['dateRange'];
  quota: BookedRoom['guestQuota'];
  roomName: string;
  images: Image[];
  rateName: string;
  /** `quantity`: null for one. */
  addOns: { name: string; quantity: number | null }[];
  /** The names of the fees, without those for the party. */
  fees: string[];
  receipt: RoomReceipt;
  requiresDeposit: boolean;
  requiresGuarantee: boolean;
  /**
   * How the room is paid for; null after the arrival, and where a voucher may have paid. 'restOnArrival': a part may be
   * paid already.
   */
  payment: 'byCard' | 'onArrival' | 'restOnArrival' | null;
  /** What is known of cancelling; null if nothing is, for a cancelled room, and after the arrival. */
  terms: CancellationTerms | null;
  paymentCard: string;
  names: RoomNames;
  spa: GuestItinerary[] | null;
  change: RoomChange;
  /** The query that opens the booking's search. */
  amendQuery: string;
  /** HTML, like `taxInformation`. */
  cancellationPolicy: string;
  taxInformation: string;
}

/** The rooms of a stay, in order. */
export function stayRooms({ booking, at }: LoadedStay, configuration: AccountConfiguration): StayRoom[] {
  const { roomTypes, rateTypes, addOns } = configuration;
  return booking.items.map((room, index) => {
    const type = roomTypes.find(({ code }) => code === room.roomCode);
    const packages = partPackages(room, rateTypes);
    const isAhead = isPaymentAhead(room, at);
    return {
      leg: room.leg,
      isCancelled: room.isCancelled,
      dates: room.dateRange,
      quota: room.guestQuota,
      roomName: type?.displayName ?? '',
      images: type?.images ?? [],
      rateName: rateTypes.find(({ code }) => code === room.rateCode)?.displayName ?? '',
      addOns: namedFees({ addOns }, packages.addOns).map(({ name, quantity }) => ({
        name,
        quantity: quantity > 1 ? quantity : null,
      })),
      fees: namedFees({ addOns }, packages.fees).map(({ name }) => name),
      receipt: roomReceipt(room),
      requiresDeposit: room.requiresDeposit,
      requiresGuarantee: room.requiresGuarantee,
      payment: isAhead ? paymentOf(room, booking) : null,
      terms: isAhead ? cancellationTerms(room, at, booking.hasVoucher) : null,
      paymentCard: room.paymentCard,
      names: roomNames(namesIn(room), booking.items.slice(0, index).map(namesIn)),
      spa: spaItinerary(room),
      change: roomChange(booking, room, at),
      amendQuery: amendQuery(room),
      cancellationPolicy: room.cancellationPolicy,
      taxInformation: room.taxInformation,
    };
  });
}

function namesIn({ guestNames }: BookedRoom): (string | null)[] {
  return guestNames.map((name) => name.trim() || null);
}

/** The rooms of a cancellation that the stay shows, by leg; 'all' where none is left, null without a cancellation. */
export function cancelledRooms(
  { booking }: LoadedStay,
  cancelled: SentCancellation | null,
): readonly number[] | 'all' | null {
  if (cancelled === null) return null;
  return isCancelled(booking) ? 'all' : cancelled.legs;
}

/**
 * With a voucher, only a card that the answer names is known to pay, and of several rooms not which has something left.
 * Add-ons may be paid with the booking (B §9).
 */
function paymentOf(
  { requiresDeposit, paymentCard, packagesTotal }: BookedRoom,
  { items, hasVoucher, paid, due }: StayBooking,
): StayRoom['payment'] {
  if (requiresDeposit) return hasVoucher && paymentCard === '' ? null : 'byCard';
  if (hasVoucher) return items.length === 1 && due !== null && due > 0 ? 'restOnArrival' : null;
  return paid !== 0 && packagesTotal > 0 ? 'restOnArrival' : 'onArrival';
}
