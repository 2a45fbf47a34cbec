import type { CardPayload, StagePayload } from '../payloads/stage.ts';
import { Refusal } from '../refusal.ts';
import type { Pounds } from '../world/wire.ts';
import { findAccount } from './accounts.ts';
import { bills, sumsOf, type LegBill } from './bill.ts';
import { charge, checkCard } from './cards.ts';
import { checkClaims, takeClaims } from './claims.ts';
import type { FinishedBooking, FinishedRoom, Hold } from './records.ts';
import { sendMail } from './outbox.ts';
import { addStay, checkAmendable, takeOver } from './stays.ts';
import type { BookingSession, State } from './state.ts';
import { spendVouchers, usableVoucher } from './vouchers.ts';

/** The booking that a session has completed, or null. It stays after the session has ended (E-01). */
export function bookingOf(state: State, sessionId: string): FinishedBooking | null {
  return state.bookings.find((booking) => booking.sessionId === sessionId) ?? null;
}

/**
 * Pays for and completes the staged booking of a session that has not completed one (D-26): rooms are sold, vouchers
 * spent, places taken, the confirmation sent. `card` is null after a payment in the provider's frame (D-27). Throws 400
 * when nothing was staged, 409 when something is gone, 402 when the payment fails; it then takes nothing.
 */
export function completeBooking(
  state: State,
  session: BookingSession,
  card: CardPayload | null,
  memberId: string | null,
): FinishedBooking {
  const { staged } = session;
  if (!staged) throw new Refusal(400, 'This booking has not been staged.');
  const vouchers = [...new Set([...session.stayVouchers, ...staged.monetaryGiftVouchers])];
  vouchers.forEach((reference) => usableVoucher(state, reference));
  if (staged.amendId !== null) checkAmendable(state, staged.amendId);
  const legBills = bills(state, session, staged);
  const claims = legBills.flatMap((bill) => bill.extras.claims);

  checkClaims(state, claims);
  const cardEnding = pay(state, session, card, sumsOf(legBills).today);
  session.isCompleted = true;
  takeClaims(state, claims);
  spendVouchers(state, vouchers);
  state.sold.push(...session.holds);
  const before = staged.amendId === null ? null : takeOver(state, staged.amendId);
  const owner = memberId ?? before ?? accountAskedFor(state, staged);
  const booking = finishedBooking(state, session, staged, legBills, {
    vouchers,
    cardEnding,
    memberId: owner,
  });
  state.bookings.push(booking);
  addStay(state, booking, legBills, staged);
  sendMail(
    state,
    staged.leadGuest.emailAddress,
    `Your stay is booked: ${booking.confirmationNumber}`,
    `We look forward to seeing you on ${booking.arrivalDate}.`,
  );
  return booking;
}

/** The account created with the booking (B §4); null for none. The guest need not be signed in to it. */
function accountAskedFor(state: State, { account }: StagePayload): string | null {
  return account ? (findAccount(state, account.emailAddress)?.id ?? null) : null;
}

/** Charges the card, or finds the payment made in the frame. Returns the card's last digits. Throws 402. */
function pay(state: State, session: BookingSession, card: CardPayload | null, amount: Pounds): string {
  const { framePayment } = session;
  if (card) {
    const cardEnding = checkCard(state, card);
    charge(state, session.id, amount, cardEnding);
    return cardEnding;
  }
  if (framePayment?.status !== 'completed') throw new Refusal(402, 'The payment has not been made.');
  return framePayment.cardEnding;
}

function finishedBooking(
  state: State,
  session: BookingSession,
  staged: StagePayload,
  legBills: LegBill[],
  paid: Pick<FinishedBooking, 'vouchers' | 'cardEnding' | 'memberId'>,
): FinishedBooking {
  const rooms = session.holds.flatMap((hold) => finishedRooms(hold, staged, legBills));
  const { total, applied, today, arrival } = sumsOf(legBills);
  return {
    at: new Date(state.now()).toISOString(),
    sessionId: session.id,
    confirmationNumber: rooms[0]?.confirmationNumber ?? '',
    amendId: staged.amendId,
    arrivalDate: staged.arrivalDate,
    numberOfNights: staged.numberOfNights,
    leadGuest: staged.leadGuest,
    rooms,
    ...paid,
    total,
    paidByVoucher: applied,
    paidToday: today,
    dueOnArrival: arrival,
  };
}

function finishedRooms(hold: Hold, staged: StagePayload, legBills: LegBill[]): FinishedRoom[] {
  const bill = legBills.find((one) => one.leg === hold.leg);
  const stay = staged.roomStays.find((one) => one.leg === hold.leg);
  if (!bill || !stay) return [];
  const { leg, confirmationNumber, internalIdentifier, roomCode, rateCode, promoCode, quota } = hold;
  return [
    {
      ...{ leg, confirmationNumber, internalIdentifier, roomCode, rateCode, promoCode, quota },
      guests: stay.guests.map(
        (guest) => `${guest.title} ${guest.firstName} ${guest.lastName}`.trim() || 'Name to follow',
      ),
      lines: bill.lines,
      total: bill.total,
      today: bill.today,
      arrival: bill.arrival,
    },
  ];
}
