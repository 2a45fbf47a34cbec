import type { SnapshotFrom } from 'xstate';
import { dueOnArrival, dueToday, isGuaranteed, type Due } from '../../../src/domain/bill/bills.ts';
import type { AccountCreateStatus } from '../../../src/domain/booking/booking.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import { departureDate } from '../../../src/domain/dates/dates.ts';
import { onBusinessDay } from '../../../src/domain/dates/estate-clock.ts';
import type { SumDifference } from '../../../src/domain/money/estate-sums.ts';
import { roomTypeByCode } from '../../../src/domain/configuration/lookups.ts';
import { confirmationNumberOf } from '../../../src/domain/payment/payment-record.ts';
import {
  plannedExtras,
  wholePlan,
  type MealWithoutTable,
  type PlanDay,
  type PlanEntry,
  type PlannedExtra,
} from '../../../src/domain/booking/stay-plan.ts';
import { withoutLentNames } from '../../../src/domain/guests/room-names.ts';
import { roomTerms, type RoomTerms } from '../../../src/domain/rates/rates.ts';
import type { AppliedVoucher } from '../../../src/domain/vouchers/vouchers.ts';
import { itineraryEntries, type ItineraryEntry } from './confirmation.rules.ts';
import { roomSummaries, type RoomSummary } from '../summary/room-summary.ts';
import type { confirmationMachine } from './confirmation.machine.ts';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;

export function selectRooms({ context }: Snapshot): RoomSummary[] {
  return roomSummaries(context.booking, context.configuration);
}

/** The lead booker's first name; null where it is unknown, as after a logout. */
export function selectFirstName({ context }: Snapshot): string | null {
  const name = context.booking.leadGuest?.firstName.trim() ?? '';
  return name === '' ? null : name;
}

/** The lead booker's e-mail address; null where it is unknown, as after a logout. */
export function selectEmail({ context }: Snapshot): string | null {
  const email = context.booking.leadGuest?.emailAddress.trim() ?? '';
  return email === '' ? null : email;
}

/** A kind of room that is booked, with its first picture. */
export interface BookedRoomPicture {
  name: string;
  image: Image;
}

/** The pictures of the booked rooms, each kind of room once. */
export function selectPictures({ context: { booking, configuration } }: Snapshot): BookedRoomPicture[] {
  const codes = new Set(booking.legs.map(({ roomCode }) => roomCode));
  return [...codes].flatMap((code) => {
    const room = roomTypeByCode(configuration, code);
    const [image] = room?.images ?? [];
    return room && image ? [{ name: room.displayName, image }] : [];
  });
}

/** The dates of arrival and departure, and the estate's notes on them. */
export function selectArrival({ context: { booking, configuration } }: Snapshot) {
  return {
    from: booking.search.arrivalDate,
    to: departureDate(booking.search),
    ...configuration.arrival,
  };
}

/** The vouchers that pay for the stay, in the order of their checks. */
export function selectVouchers({ context }: Snapshot): AppliedVoucher[] {
  return context.booking.vouchers;
}

/** The terms of the rooms at `moment`: the session's business date, with the estate's time of day. */
export const selectTermsAt =
  (moment: Date) =>
  ({ context: { booking, session } }: Snapshot): RoomTerms[] =>
    roomTerms(booking, onBusinessDay(session.businessDate, moment));

export function selectPlan({ context }: Snapshot): PlanDay<PlanEntry | MealWithoutTable>[] {
  const { booking, configuration } = context;
  return wholePlan({ ...booking, legs: withoutLentNames(booking.legs) }, configuration);
}

export function selectExtras({ context }: Snapshot): PlannedExtra[] {
  return plannedExtras(context.booking, context.configuration);
}

export function selectRoomCount({ context }: Snapshot): number {
  return context.booking.legs.length;
}

/** Whether the member can change and cancel all rooms in the account, at `moment` as for the terms. */
export const selectIsChangeableAt = (moment: Date) => (snapshot: Snapshot) => {
  const terms = selectTermsAt(moment)(snapshot);
  const isOnline = terms.length === selectRoomCount(snapshot) && terms.every((one) => 'until' in one);
  return selectIsSignedIn(snapshot) && isOnline;
};

/** Whether the guest has an account that can manage the booking, signed in or not. */
export function selectHasAccount({ context: { booking, profile } }: Snapshot): boolean {
  return profile !== null || booking.accountCreateStatus === 'created';
}

/** Whether a guest without an account can look the booking up by its number and e-mail address. */
export function selectOffersLookup(snapshot: Snapshot): boolean {
  const { account } = snapshot.context.configuration.content;
  return !selectHasAccount(snapshot) && account.bookingLookup;
}

/**
 * Whether such a guest can also cancel a room, by a code, at `moment` as for the terms: the estate has the calls, the
 * stay is to come, and a room can still be changed online.
 */
export const selectOffersCancellingAt = (moment: Date) => (snapshot: Snapshot) => {
  const { booking, configuration, session } = snapshot.context;
  const isOpen = selectTermsAt(moment)(snapshot).some((one) => 'until' in one);
  return (
    selectOffersLookup(snapshot) &&
    configuration.content.account.bookingCancellation &&
    booking.search.arrivalDate > session.businessDate &&
    isOpen
  );
};

export function selectDueToday({ context }: Snapshot): Due {
  return dueToday(context.booking);
}

export function selectDueOnArrival({ context }: Snapshot): Due {
  return dueOnArrival(context.booking);
}

/** Whether a card guarantees what is due on arrival. */
export function selectIsGuaranteed({ context }: Snapshot): boolean {
  return isGuaranteed(context.booking);
}

/** The stay and its booked times, for the guest's calendar. */
export function selectItinerary({ context }: Snapshot): ItineraryEntry[] {
  return itineraryEntries(context.booking, context.configuration);
}

export function selectConfirmationNumber({ context }: Snapshot): string {
  return confirmationNumberOf(context.booking);
}

/** The booking takes the place of a booked room. */
export function selectIsAmendment({ context }: Snapshot): boolean {
  return context.booking.search.amendId !== null;
}

/** How the estate's bill differs from the one that the guest was shown; null while it does not. */
export function selectDifference({ context }: Snapshot): SumDifference | null {
  return context.difference;
}

/** The estate has no booking under the number any more. */
export function selectIsGone(snapshot: Snapshot): boolean {
  return snapshot.matches('gone');
}

export function selectAccountCreateStatus({ context }: Snapshot): AccountCreateStatus {
  return context.booking.accountCreateStatus;
}

export function selectIsSignedIn({ context }: Snapshot): boolean {
  return context.profile !== null;
}

/** Shares a link to the stay's dates. */
export const selectShareStay = ({ children }: Snapshot) => children.shareStay;

export const selectSendToFriend = ({ children }: Snapshot) => children.sendToFriend;
