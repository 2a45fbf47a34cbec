import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { roomTimes } from '../../../src/domain/configuration/arrival.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import type { GuestNumbers } from '../../../src/domain/search/occupancy.ts';
import { hasSpa } from '../../../src/domain/spa/has-spa.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import {
  asksForReview,
  mentionsSpa,
  splitStays,
  stayBadge,
  stayMoney,
  type BookingBadge,
  type SplitBookings,
  type StayMoney,
  type StayReservation,
} from '../../../src/domain/account/stay-bookings.ts';
import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { stayBookingsMachine } from './stay-bookings.machine.ts';

type Snapshot = SnapshotFrom<typeof stayBookingsMachine>;

/** With more bookings than this, 'Make a booking' stands above them too. */
const MANY = 6;

/** What the panel of a stay says. */
export interface StayPanel {
  confirmationNumber: string;
  badge: BookingBadge;
  images: Image[];
  arrival: LocalDate;
  departure: LocalDate;
  checkIn: string | null;
  checkOut: string | null;
  roomCount: number;
  guests: GuestNumbers;
  /** `leg` is null where there is only one room. */
  rooms: { key: string; leg: number | null; name: string }[];
  mentionsSpa: boolean;
  asksForReview: boolean;
  money: StayMoney;
}

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');

export const selectIsEmpty = ({ context }: Snapshot) => context.stays.length === 0;

/** Whether the list of spa visits stands beside this one. */
export const selectHasSpa = ({ context }: Snapshot) => hasSpa(context.configuration);

export const selectHasMany = ({ context }: Snapshot) => context.stays.length > MANY;

export const selectStays = contextSelector((context: Snapshot['context']): SplitBookings<StayPanel> => {
  const { upcoming, previous } = splitStays(context.stays);
  const panel = (stay: StayReservation) => stayPanel(stay, context.configuration);
  // One who is asked about the last stay need not be asked about those before it.
  const last = previous.find(asksForReview);
  return {
    upcoming: upcoming.map(panel),
    previous: previous.map((stay) => ({ ...panel(stay), asksForReview: stay === last })),
  };
});

function stayPanel(stay: StayReservation, configuration: AccountConfiguration): StayPanel {
  const typeOf = (code: string) => configuration.roomTypes.find((candidate) => candidate.code === code);
  const images = stay.roomStays.flatMap(({ roomCode }) => typeOf(roomCode)?.images ?? []);
  return {
    confirmationNumber: stay.confirmationNumber,
    badge: stayBadge(stay),
    // Two rooms of one type have the same pictures.
    images: images.filter(({ path }, index) => images.findIndex((image) => image.path === path) === index),
    arrival: stay.arrivalDate,
    departure: stay.departureDate,
    ...roomTimes(configuration),
    roomCount: stay.roomCount,
    guests: stay.totalGuests,
    rooms: stay.roomStays.map(({ internalIdentifier, leg, roomCode }) => ({
      key: internalIdentifier,
      leg: stay.roomStays.length > 1 ? leg : null,
      name: typeOf(roomCode)?.displayName ?? '',
    })),
    mentionsSpa: mentionsSpa(stay),
    asksForReview: asksForReview(stay),
    money: stayMoney(stay),
  };
}
