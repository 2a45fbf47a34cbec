import type { StagePayload } from '../payloads/stage.ts';
import { Refusal, refuse } from '../refusal.ts';
import { cancellationPolicy, taxInformation } from '../world/bookings.ts';
import { addDays, daysBetween } from '../world/days.ts';
import { cancellationDateTime } from '../world/prices.ts';
import type { BookingLegRecord, BookingRecord } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import { giveBackPackage, rememberPackage } from './added-packages.ts';
import type { LegBill } from './bill.ts';
import type { FinishedBooking, FinishedRoom } from './records.ts';
import { localNow } from './local-now.ts';
import { sendMail } from './outbox.ts';
import { sum } from './sum.ts';
import type { State } from './state.ts';

/**
 * The account area's list of a member's stays, the next arrival first (B §3, §7). DaysToStay: 0 today, positive before,
 * negative after.
 */
export function stayReservations(state: State, memberId: string) {
  return state.stays
    .filter((stay) => stay.memberId === memberId)
    .sort((one, other) => other.ArrivalDate.localeCompare(one.ArrivalDate))
    .map((stay) => ({ stay, rooms: standingRooms(stay) }))
    .map(({ stay, rooms }) => ({
      ConfirmationNumber: stay.ConfirmationNumber,
      IsCancelled: stay.items.every((leg) => leg.IsCancelled),
      DaysToStay: daysBetween(state.world.today, stay.ArrivalDate),
      ArrivalDate: stay.ArrivalDate,
      DepartureDate: stay.DepartureDate,
      RoomCount: rooms.length,
      TotalGuests: {
        Adults: sum(rooms.map((leg) => leg.GuestQuota.Adults)),
        Children: sum(rooms.map((leg) => leg.GuestQuota.Children)),
        Infants: sum(rooms.map((leg) => leg.GuestQuota.Infants)),
      },
      RoomStays: rooms.map(({ InternalIdentifier, Leg, RoomCode }) => ({
        InternalIdentifier,
        Leg,
        RoomCode,
      })),
      HasSpa: rooms.some((leg) => leg.SpaReservation !== null),
      Total: sum(rooms.map((leg) => leg.Total)),
      Deposit: depositOf(stay),
      HasVoucher: stay.hasVoucher,
    }));
}

/** The rooms that are not cancelled; of a cancelled stay, all. */
function standingRooms({ items }: BookingRecord): BookingLegRecord[] {
  const active = items.filter((leg) => !leg.IsCancelled);
  return active.length > 0 ? active : items;
}

/** What is paid by card of the rooms that stand. */
function depositOf(stay: BookingRecord): Pounds {
  return sum(standingRooms(stay).map((leg) => leg.Paid));
}

/** What is still to pay of the rooms that stand. An add-on that was taken off may have been worth more than is due. */
function dueOf(stay: BookingRecord): Pounds {
  return sum(standingRooms(stay).map(({ Total, Paid, ByVoucher }) => Math.max(0, Total - Paid - ByVoucher)));
}

/** A booked stay, by the confirmation number of the booking or of one of its rooms. */
export function stayWithNumber(state: State, number: string): BookingRecord | undefined {
  return state.stays.find((stay) =>
    [stay, ...stay.items].some(({ ConfirmationNumber }) => ConfirmationNumber === number),
  );
}

/** A booked stay by such a number. Throws 404. */
export function findStay(state: State, confirmationNumber: string): BookingRecord {
  const stay = stayWithNumber(state, confirmationNumber);
  if (!stay) throw new Refusal(404, 'This booking cannot be found.');
  return stay;
}

/** A member's own stay. Throws 404 for everybody else's. */
export function findOwnStay(state: State, confirmationNumber: string, memberId: string): BookingRecord {
  const stay = findStay(state, confirmationNumber);
  if (stay.memberId !== memberId) throw new Refusal(404, 'This booking cannot be found.');
  return stay;
}

/** The rooms of a stay in the account area's form (B §7), each with its total before vouchers (E-06). */
export interface StayDetail {
  items: Omit<BookingLegRecord, 'Paid' | 'ByVoucher'>[];
  hasVoucher: boolean;
  Deposit: Pounds;
  DueOnArrival: Pounds;
}

export function stayDetail(stay: BookingRecord): StayDetail {
  const items = stay.items.map(({ Paid: _, ByVoucher: __, ...room }) => room);
  return { items, hasVoucher: stay.hasVoucher, Deposit: depositOf(stay), DueOnArrival: dueOf(stay) };
}

/**
 * Cancels some rooms, or all when `legs` is null; they are free again. Mails so to the booker. Throws 400 or 409, and
 * cancels none.
 */
export function cancelRooms(
  state: State,
  stay: BookingRecord,
  legs: number[] | null,
  booker: string | null,
): void {
  const rooms = (legs ?? stay.items.map((item) => item.Leg)).map((leg) => {
    const room = stay.items.find((item) => item.Leg === leg);
    if (!room) refuse('legs', `no room ${leg}`);
    return room;
  });
  if (!rooms.every((room) => canChange(state, stay, room)))
    throw new Refusal(409, 'This booking cannot be cancelled online.');
  for (const room of rooms) release(state, room);
  if (booker !== null) mailCancellation(state, booker, stay, rooms);
}

function mailCancellation(
  state: State,
  emailAddress: string,
  stay: BookingRecord,
  rooms: BookingLegRecord[],
): void {
  const numbers = rooms.map((room) => room.Leg).join(', ');
  sendMail(
    state,
    emailAddress,
    `Cancellation in stay ${stay.ConfirmationNumber}`,
    `Cancelled, arriving on ${stay.ArrivalDate}: room ${numbers}.`,
  );
}

/**
 * Throws 409 where a booked room cannot be amended online, by the rule for cancelling (B §4); 422 where there is no
 * such room.
 */
export function checkAmendable(state: State, internalIdentifier: string): void {
  const { stay, room } = bookedRoom(state, internalIdentifier);
  if (!canChange(state, stay, room)) throw new Refusal(409, 'Your booking cannot be amended.');
}

/**
 * Removes the room that a new booking replaces from its old booking. A booking without rooms is removed too. Returns the
 * member whose room it was; null for a guest's.
 */
export function takeOver(state: State, internalIdentifier: string): string | null {
  const { stay, room } = bookedRoom(state, internalIdentifier);
  release(state, room);
  stay.items = stay.items.filter((item) => item !== room);
  if (stay.items.length === 0) state.stays = state.stays.filter((one) => one !== stay);
  return stay.memberId;
}

/** A booked room and its stay. Throws 422 where there is none. */
export function bookedRoom(
  state: State,
  internalIdentifier: string,
): { stay: BookingRecord; room: BookingLegRecord } {
  for (const stay of state.stays) {
    const room = stay.items.find((item) => item.InternalIdentifier === internalIdentifier);
    if (room) return { stay, room };
  }
  throw roomIsGone();
}

/** The refusal of a change of a room that there is not, or that is somebody else's. */
export function roomIsGone(): Refusal {
  return new Refusal(422, 'The booking that you are changing is not there any more.', 'amendId');
}

function canChange(state: State, stay: BookingRecord, room: BookingLegRecord): boolean {
  return !stay.hasVoucher && !room.IsCancelled && room.CancellationDateTime > localNow(state);
}

/** Puts a booking that was completed here among the stays. */
export function addStay(
  state: State,
  booking: FinishedBooking,
  legBills: LegBill[],
  staged: StagePayload,
): void {
  const departure = addDays(booking.arrivalDate, booking.numberOfNights);
  state.stays.push({
    memberId: booking.memberId,
    ConfirmationNumber: booking.confirmationNumber,
    ArrivalDate: booking.arrivalDate,
    DepartureDate: departure,
    hasVoucher: booking.vouchers.length > 0,
    items: booking.rooms.flatMap((room) => {
      const bill = legBills.find((one) => one.leg === room.leg);
      return bill ? [legRecord(state, booking, room, bill, staged)] : [];
    }),
  });
  for (const { leg, extras } of legBills) {
    const room = booking.rooms.find((one) => one.leg === leg);
    if (!room) continue;
    for (const { code, ...added } of extras.addOns) {
      const paid = { ...added, isPaid: true };
      rememberPackage(state, { InternalIdentifier: room.internalIdentifier }, code, paid);
    }
  }
}

function legRecord(
  state: State,
  booking: FinishedBooking,
  room: FinishedRoom,
  bill: LegBill,
  staged: StagePayload,
): BookingLegRecord {
  const stay = staged.roomStays.find((one) => one.leg === room.leg);
  const names = (stay?.guests ?? []).map((guest) => ({
    FirstName: guest.firstName,
    LastName: guest.lastName,
  }));
  const rate = state.world.rates.find((one) => one.code === room.rateCode);
  const requiresDeposit = rate?.requiresDeposit ?? false;
  const { treatments } = bill.extras;
  return {
    Leg: room.leg,
    InternalIdentifier: room.internalIdentifier,
    ConfirmationNumber: room.confirmationNumber,
    RoomCode: room.roomCode,
    RateCode: room.rateCode,
    IsCancelled: false,
    GuestQuota: {
      Adults: room.quota.Adults,
      Children: room.quota.Children,
      Infants: room.quota.Infants,
      Dogs: room.quota.Dogs,
    },
    GuestNames: names.map((name) => `${name.FirstName} ${name.LastName}`.trim()),
    LeadGuest: names[0] ?? { FirstName: booking.leadGuest.firstName, LastName: booking.leadGuest.lastName },
    AccompanyingGuests: names.slice(1),
    DateRange: {
      StartDate: booking.arrivalDate,
      EndDate: addDays(booking.arrivalDate, booking.numberOfNights),
    },
    CancellationDateTime: cancellationDateTime(state.world, room.rateCode, booking.arrivalDate),
    RequiresDeposit: requiresDeposit,
    PaymentCard: booking.cardEnding,
    Paid: bill.today,
    ByVoucher: bill.applied,
    Total: bill.total,
    PackagesTotal: bill.packagesTotal + sum(bill.levies.map((levy) => levy.Total)),
    NonAdultTotal: bill.nonAdultTotal,
    DogsTotal: bill.dogsTotal,
    Packages: [
      ...bill.extras.addOns.map((order) => ({ Code: order.code, Quantity: order.quantity })),
      ...bill.levies.map(({ Code, DisplayName, QuantityRequired }) => ({
        Code,
        DisplayName,
        Quantity: QuantityRequired,
      })),
    ],
    CancellationPolicy: cancellationPolicy(requiresDeposit),
    TaxInformation: taxInformation,
    SpaReservation: treatments.length === 0 ? null : { Items: treatments },
  };
}

function release(state: State, room: BookingLegRecord): void {
  room.IsCancelled = true;
  for (const { Code } of room.Packages) giveBackPackage(state, room, Code);
  state.sold = state.sold.filter((sold) => sold.confirmationNumber !== room.ConfirmationNumber);
}
