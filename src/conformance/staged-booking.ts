import { bookLeg, legBookingBody } from '../api/stay/leg-booking.ts';
import { stageStay, type StagedBill } from '../api/stay/stage.ts';
import { stageBody } from '../api/stay/stage-body.ts';
import type { StageRequest } from '../api/stay/stage-request.ts';
import { legBill, type LegBill } from '../domain/bill/bills.ts';
import type { Booking } from '../domain/booking/booking.ts';
import type { StayConfiguration } from '../domain/configuration/configuration.ts';
import { holdLeg, withLeg } from '../domain/booking/legs.ts';
import type { MinorUnits } from '../domain/money/money.ts';
import type { Session } from '../domain/booking/session.ts';
import { findRooms, type Conversation } from './reads.ts';
import { chooseOffer, testBooking } from './test-booking.ts';

/** Who books: a member, or a guest without a token. */
export interface Booker {
  token: string | null;
  emailAddress: string;
}

/** The test booking, held in its session. */
interface Held {
  booking: Booking;
  bill: LegBill;
  requiresDeposit: boolean;
  confirmationNumber: string;
  /** What staging takes. */
  body: StageRequest;
}

/** Holds a room for the test booking; null where that cannot be. */
export async function holdTestBooking(
  talk: Conversation,
  configuration: StayConfiguration,
  session: Session,
  { token, emailAddress }: Booker,
): Promise<Held | null> {
  const { caller, notes } = talk;
  const found = await findRooms(talk, session);
  const offer = found && chooseOffer(configuration, found.rooms);
  if (!found || !offer) {
    if (found)
      notes.notChecked('bookLeg', 'books a room', 'no rate can be cancelled, and a booking must not stay');
    return null;
  }
  const booking = testBooking(configuration, found.search, found.rooms, offer, emailAddress);
  const [leg] = booking.legs;
  if (!leg) return null;
  const held = await caller.ask(
    bookLeg,
    { params: { sessionId: session.id }, body: legBookingBody(found.search, leg), token },
    'holds a room',
  );
  if (!held) return null;
  const { confirmationNumber, internalIdentifier } = held.answer;
  const whole = withLeg(booking, holdLeg(leg, { confirmationNumber, internalIdentifier }));
  return {
    booking: whole,
    bill: legBill(whole, leg),
    requiresDeposit: offer.rate.requiresDeposit,
    confirmationNumber,
    body: stageBody(whole, configuration),
  };
}

export interface Staged {
  booking: Booking;
  bill: StagedBill;
  /** The sum of the bill in minor units; null where the answer has none, or a wrong one. */
  total: MinorUnits | null;
  confirmationNumber: string;
}

/** Holds and stages the test booking, and checks its bill; null where that cannot be. */
export async function stageTestBooking(
  talk: Conversation,
  configuration: StayConfiguration,
  session: Session,
  booker: Booker,
): Promise<Staged | null> {
  const held = await holdTestBooking(talk, configuration, session, booker);
  if (!held) return null;
  const { booking, body, confirmationNumber } = held;
  const unknown = { ...body, monetaryGiftVouchers: [`CONFORMANCE-${crypto.randomUUID()}`] };
  await talk.caller.refuses(
    stageStay,
    { params: { sessionId: session.id }, body: unknown, token: booker.token },
    'refuses an unknown voucher, and the session goes on',
    [409],
  );
  const staged = await talk.caller.ask(
    stageStay,
    { params: { sessionId: session.id }, body, token: booker.token },
    'takes a whole booking and says the bill',
  );
  if (!staged) return null;
  const total = checkBill(talk, staged.answer, held.bill, held.requiresDeposit);
  return { booking, bill: staged.answer, total, confirmationNumber };
}

/**
 * Checks that the bill has the price of the offer with what the party cannot avoid, where it names one. Returns the
 * bill's sum in minor units; null where it has none, or a wrong one.
 */
function checkBill(
  { caller, notes }: Conversation,
  { sums }: StagedBill,
  { roomAndRate, included, total }: LegBill,
  requiresDeposit: boolean,
): MinorUnits | null {
  const fees = included.map(({ code, amount }) => ` + ${caller.written(amount)} for ${code}`);
  const counted = `${caller.written(total)} = ${caller.written(roomAndRate)} for the rate${fees.join('')}`;
  const asks = 'asks for the deposit that was offered';
  if (sums.dueToday !== null) {
    const due = requiresDeposit ? total : 0;
    const why = requiresDeposit
      ? `DueToday ${counted}: RequiresDeposit is true`
      : 'DueToday 0: RequiresDeposit is false';
    if (sums.dueToday === due) notes.held('stage', asks);
    else notes.failed('stage', asks, why, caller.written(sums.dueToday));
  }
  const what = 'bills what was offered';
  if (sums.total === null) {
    notes.notChecked('stage', what, 'the answer says no Total');
    return null;
  }
  if (sums.total !== total) {
    notes.failed('stage', what, `Total ${counted}`, caller.written(sums.total));
    return null;
  }
  notes.held('stage', what);
  return total;
}
