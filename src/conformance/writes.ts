import { cancelStay, loadStayBooking, loadStayBookings } from '../api/stay/bookings.ts';
import { findStayBooking } from '../api/stay/find-booking.ts';
import { ignoreStay } from '../api/stay/hold.ts';
import { bookLeg, legBookingBody } from '../api/stay/leg-booking.ts';
import { completeStay, paymentFrameUrl, type CompleteAnswer } from '../api/stay/payment.ts';
import { stageStay, type StagedBill } from '../api/stay/stage.ts';
import { stageBody } from '../api/stay/stage-body.ts';
import { endSession } from '../api/session/watched.ts';
import { legBill, type LegBill } from '../domain/bills.ts';
import type { Booking } from '../domain/booking.ts';
import type { StayConfiguration } from '../domain/configuration.ts';
import { holdLeg, withLeg } from '../domain/legs.ts';
import type { MinorUnits } from '../domain/money.ts';
import { REFUSAL_STATUSES } from '../domain/refusal-statuses.ts';
import type { Session } from '../domain/session.ts';
import { cancelAll, newStays, type Trail } from './cleanup.ts';
import { begin, findRooms, type Conversation } from './reads.ts';
import { cardBody, chooseOffer, testBooking } from './test-booking.ts';

export interface Payer {
  token: string;
  emailAddress: string;
  cardNumber: string;
  /** This year. */
  year: number;
  /** The numbers of bookings that may stand, kept up to date. */
  standing: Set<string>;
}

/**
 * Books a room for two, pays, reads the booking back and cancels it. Once a payment is sent, every booking that it may
 * have made is cancelled, whatever fails.
 */
export async function bookAndCancel(
  talk: Conversation,
  configuration: StayConfiguration,
  payer: Payer,
): Promise<void> {
  const session = await begin(talk);
  if (!session) return;
  const params = { sessionId: session.id };
  let trail: Trail | null = null;
  try {
    const staged = await stageTestBooking(talk, configuration, session, payer);
    const pageSession = staged?.bill.iPageSessionId ?? null;
    if (pageSession !== null) {
      await checkFrame(talk, pageSession, session);
    } else if (staged) {
      trail = await beforePayment(talk, payer, staged);
      if (trail) await payAndRead(talk, session, payer, staged, trail);
    }
  } finally {
    if (trail) {
      const left = await cancelAll(talk, payer.token, trail);
      payer.standing.clear();
      for (const confirmationNumber of left) payer.standing.add(confirmationNumber);
    }
    await talk.quiet.ask(ignoreStay, { body: params });
    await talk.quiet.ask(endSession, { params });
  }
}

interface Staged {
  booking: Booking;
  bill: StagedBill;
  /** The sum of the bill in minor units; null where the answer has none, or a wrong one. */
  total: MinorUnits | null;
  confirmationNumber: string;
}

async function stageTestBooking(
  talk: Conversation,
  configuration: StayConfiguration,
  session: Session,
  { token, emailAddress }: Payer,
): Promise<Staged | null> {
  const { caller, notes } = talk;
  const params = { sessionId: session.id };
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
    { params, body: legBookingBody(found.search, leg), token },
    'holds a room',
  );
  if (!held) return null;
  const { confirmationNumber, internalIdentifier } = held.answer;
  const whole = withLeg(booking, holdLeg(leg, { confirmationNumber, internalIdentifier }));
  const body = stageBody(whole, configuration);
  const staged = await caller.ask(
    stageStay,
    { params, body, token },
    'takes a whole booking and says the bill',
  );
  if (!staged) return null;
  const total = checkBill(talk, staged.answer, legBill(whole, leg), offer.rate.requiresDeposit);
  return { booking: whole, bill: staged.answer, total, confirmationNumber };
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

/** Checks that the site may show the provider's page in a frame. Nobody can pay there without a hand. */
async function checkFrame(talk: Conversation, iPageSessionId: string, session: Session): Promise<void> {
  const { notes, site, bases } = talk;
  const what = 'may be shown in a frame of the site';
  const url = paymentFrameUrl(iPageSessionId, session.id, bases);
  const came = await talk.quiet.send('paymentFrame', new Request(url, { redirect: 'manual' }));
  const expected = 'a page, and headers that let the site frame it';
  notes.notChecked('complete', 'makes a booking', 'payment is made on the provider’s page, by hand');
  if ('why' in came) {
    notes.failed('paymentFrame', what, expected, came.why);
    return;
  }
  const options = came.headers.get('x-frame-options');
  const ancestors = /frame-ancestors ([^;]*)/.exec(came.headers.get('content-security-policy') ?? '')?.[1];
  const isAllowed =
    ancestors === undefined
      ? options === null || (options.toUpperCase() === 'SAMEORIGIN' && new URL(url).origin === site)
      : ancestors.split(/\s+/).some((source) => source === site || source === '*');
  const isPage = came.status === 200 && (came.headers.get('content-type') ?? '').startsWith('text/html');
  if (!isPage)
    notes.failed(
      'paymentFrame',
      what,
      expected,
      `status ${came.status}, ${came.headers.get('content-type') ?? 'no type'}`,
    );
  else if (!isAllowed)
    notes.failed(
      'paymentFrame',
      what,
      expected,
      ancestors === undefined ? `X-Frame-Options: ${options ?? ''}` : `frame-ancestors ${ancestors}`,
    );
  else notes.held('paymentFrame', what);
}

/**
 * The member's stays before the payment, to recognise new ones. Null where they cannot be read: then nothing is paid.
 */
async function beforePayment(
  { caller, notes }: Conversation,
  payer: Payer,
  staged: Staged,
): Promise<Trail | null> {
  const before = await caller.ask(loadStayBookings, { token: payer.token });
  if (!before) {
    notes.notChecked(
      'complete',
      'makes a booking',
      'the member’s stays cannot be read, so nothing could be cancelled',
    );
    return null;
  }
  const { confirmationNumber, booking } = staged;
  return { confirmationNumber, search: booking.search, before: before.answer, isUnknown: false };
}

async function payAndRead(
  talk: Conversation,
  session: Session,
  payer: Payer,
  { total, confirmationNumber }: Staged,
  trail: Trail,
): Promise<void> {
  const { caller, notes } = talk;
  const { token } = payer;
  const sending = { params: { sessionId: session.id }, body: cardBody(payer.cardNumber, payer.year), token };
  payer.standing.add(confirmationNumber);
  const paid = await caller.attempt(completeStay, sending, 'makes a booking');
  if (!('answer' in paid)) {
    trail.isUnknown = paid.status === null || !REFUSAL_STATUSES.has(paid.status);
    return;
  }
  if (!isAccepted(talk, 'makes a booking', paid.answer)) return;

  const params = { confirmationNumber };
  const found = await caller.ask(
    findStayBooking,
    { params },
    'finds a booking that was made, without a login',
  );
  if (found && !found.answer.isBooked)
    notes.failed('stayBooking', 'has a room that stands', 'a room that is not cancelled', 'none');
  const sum = found?.answer.total ?? null;
  if (sum !== null && total !== null) {
    const what = 'has the sum that was staged';
    if (sum === total) notes.held('stayBooking', what);
    else notes.failed('stayBooking', what, caller.written(total), caller.written(sum));
  }
  await caller.ask(loadStayBooking, { params, token }, 'shows a member the booking');
  const first = await stayInList(talk, token, trail);

  const again = await caller.ask(completeStay, sending, 'answers a second time as made');
  if (again) isAccepted(talk, 'answers a second time as made', again.answer);
  const second = await stayInList(talk, token, trail);
  checkMadeOnce(talk, first, second);
  await caller.ask(endSession, { params: sending.params });
  const late = await caller.ask(completeStay, sending, 'answers as made when the session has ended');
  if (late) isAccepted(talk, 'answers as made when the session has ended', late.answer);

  await caller.ask(cancelStay, { body: params, token }, 'cancels a booking');
  const gone = await caller.ask(findStayBooking, { params });
  const what = 'has no room that stands after it was cancelled';
  if (gone?.answer.isBooked === false) notes.held('cancelStay', what);
  else if (gone) notes.failed('cancelStay', what, 'every room cancelled', 'a room that is not');
}

interface Listed {
  numbers: readonly string[];
  paid: number;
}

/** The new stays in the member's list, and what was paid for them in minor units. */
async function stayInList(
  { caller, notes }: Conversation,
  token: string,
  trail: Trail,
): Promise<Listed | null> {
  const now = await caller.ask(loadStayBookings, { token });
  if (!now) return null;
  const made = newStays(trail, now.answer);
  const what = 'lists a booking that was made';
  const own = made.find(({ confirmationNumber }) => confirmationNumber === trail.confirmationNumber);
  if (own) notes.held('stayBookings', what);
  else notes.failed('stayBookings', what, `number ${trail.confirmationNumber}`, 'no such line');
  return { numbers: made.map(({ confirmationNumber }) => confirmationNumber), paid: own?.deposit ?? 0 };
}

/** Checks that a session makes one booking and one charge, however often it is paid. */
function checkMadeOnce({ caller, notes }: Conversation, first: Listed | null, second: Listed | null): void {
  if (!first || !second) return;
  const what = 'books and charges once, however often it is sent';
  if (second.numbers.length > 1)
    notes.failed('complete', what, 'one booking', `${second.numbers.length}: ${second.numbers.join(', ')}`);
  else if (second.paid !== first.paid)
    notes.failed(
      'complete',
      what,
      `${caller.written(first.paid)} paid`,
      `${caller.written(second.paid)} paid after the second call`,
    );
  else notes.held('complete', what);
}

function isAccepted({ notes }: Conversation, what: string, answer: CompleteAnswer): boolean {
  if (answer.type === 'accepted') return true;
  notes.failed('complete', what, 'an answer that does not say no', `‘${answer.message}’`);
  return false;
}
