import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import {
  isPaymentAhead,
  roomReceipt,
  spaItinerary,
  type GuestItinerary,
  type RoomReceipt,
} from '../../../src/domain/booked-room.ts';
import type { Image } from '../../../src/domain/configuration.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import { amendQuery, roomChange, type RoomChange } from '../../../src/domain/stay-changes.ts';
import type { BookedRoom } from '../../../src/domain/stay-bookings.ts';
import type { LoadedStay } from './stay-booking.contract.ts';

/** What the detail of a stay says about a room (B §2.16), in the words of the configuration. */
export interface StayRoom {
  leg: number;
  isCancelled: boolean;
  quota: BookedRoom['GuestQuota'];
  roomName: string;
  images: Image[];
  rateName: string;
  /** `quantity` is null where it is one. */
  addOns: { name: string; quantity: number | null }[];
  receipt: RoomReceipt;
  requiresDeposit: boolean;
  /** Whether it is said how the room is paid for (D-424). */
  isPaymentAhead: boolean;
  /** Until when the rate's own terms can be used; null when that is over or not online, or the room is cancelled. */
  termsUntil: LocalDateTime | null;
  paymentCard: string;
  guestNames: string[];
  spa: GuestItinerary[] | null;
  change: RoomChange;
  /** The query for the booking's search. */
  amendQuery: string;
  /** HTML, as the tax information. */
  cancellationPolicy: string;
  taxInformation: string;
}

/** The rooms of a stay, in order. */
export function stayRooms({ booking, at }: LoadedStay, configuration: AccountConfiguration): StayRoom[] {
  const { RoomTypes, RateTypes, AddOns } = configuration;
  return booking.items.map((room) => {
    const type = RoomTypes.find(({ PMSCode }) => PMSCode === room.RoomCode);
    const until = room.CancellationDateTime;
    return {
      leg: room.Leg,
      isCancelled: room.IsCancelled,
      quota: room.GuestQuota,
      roomName: type?.DisplayName ?? '',
      images: type?.Images ?? [],
      rateName: RateTypes.find(({ PMSCode }) => PMSCode === room.RateCode)?.DisplayName ?? '',
      addOns: room.Packages.map(({ Code, Quantity }) => ({
        name: AddOns.find(({ PMSCode }) => PMSCode === Code)?.DisplayName ?? Code,
        quantity: Quantity > 1 ? Quantity : null,
      })),
      receipt: roomReceipt(room),
      requiresDeposit: room.RequiresDeposit,
      isPaymentAhead: isPaymentAhead(room, at),
      termsUntil: until !== null && until > at && !room.IsCancelled ? until : null,
      paymentCard: room.PaymentCard,
      guestNames: room.GuestNames,
      spa: spaItinerary(room),
      change: roomChange(booking, room, at),
      amendQuery: amendQuery(room),
      cancellationPolicy: room.CancellationPolicy,
      taxInformation: room.TaxInformation,
    };
  });
}
