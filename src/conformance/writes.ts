import { cancelStay, loadStayBooking, loadStayBookings } from '../api/stay/bookings.ts';
import { findStayBooking } from '../api/stay/find-booking.ts';
import { ignoreStay } from '../api/stay/hold.ts';
import { completeStay, paymentFrameUrl, type CompleteAnswer } from '../api/stay/payment.ts';
import { endSession } from '../api/session/session.ts';
import type { StayConfiguration } from '../domain/configuration/configuration.ts';
import { REFUSAL_STATUSES } from '../domain/booking/refusal-statuses.ts';
import type { Session } from '../domain/booking/session.ts';
import { cancelAll, newStays, type Trail } from './cleanup.ts';
import { tryBooking, type Other } from './others.ts';
import { begin, type Conversation } from './reads.ts';
import { stageTestBooking, type Staged } from './staged-booking.ts';
import { cardBody } from './test-booking.ts';

/** What `complete` answers where there is no card, and nothing was paid on a provider's page (docs/server.md). */
const NOTHING_PAID = [400, 402];

export interface Payer {
  token: string;
  emailAddress: string;
  cardNumber: string;
  /** This year. */
  year: number;
  /** Who else tries to get at the booking. */
  others: readonly Other[];
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
    await completeNothing(talk, params, payer);
    const staged = await stageTestBooking(talk, configuration, session, payer);
    const pageSession = staged?.bill.iPageSessionId ?? null;
    if (pageSession !== null) {
      await checkFrame(talk, pageSession, session);
    } else if (staged) {
      trail = await beforePayment(talk, payer, staged);
      const mayPay = trail !== null && (await tryWithoutCard(talk, session, payer, trail));
      if (trail && mayPay && (await payAndRead(talk, session, payer, staged, trail)))
        await tryAndCancel(talk, configuration, payer, staged);
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

/** Pays before anything is held or staged, so that there is nothing that could be booked. */
async function completeNothing(
  { caller }: Conversation,
  params: { sessionId: string },
  { token, cardNumber, year }: Payer,
): Promise<void> {
  const sending = { params, body: cardBody(cardNumber, year), token };
  await caller.refuses(completeStay, sending, 'makes nothing that was not staged', [400]);
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

/**
 * Completes the booking without a card, as the widget does where the browser has lost what it kept. Returns whether the
 * estate has booked nothing by that.
 */
async function tryWithoutCard(
  { caller }: Conversation,
  session: Session,
  { token, standing }: Payer,
  trail: Trail,
): Promise<boolean> {
  const { confirmationNumber } = trail;
  standing.add(confirmationNumber);
  trail.isUnknown = true;
  const sending = { params: { sessionId: session.id }, body: {}, token };
  trail.isUnknown = !(await caller.refuses(
    completeStay,
    sending,
    'books nothing without a card',
    NOTHING_PAID,
  ));
  const params = { confirmationNumber };
  return caller.refuses(findStayBooking, { params }, 'finds no booking that nobody has paid for', [404]);
}

/** Pays, and reads the booking in every way. Returns whether it is made. */
async function payAndRead(
  talk: Conversation,
  session: Session,
  payer: Payer,
  { total, confirmationNumber }: Staged,
  trail: Trail,
): Promise<boolean> {
  const { caller, notes } = talk;
  const { token } = payer;
  const sending = { params: { sessionId: session.id }, body: cardBody(payer.cardNumber, payer.year), token };
  const paid = await caller.attempt(completeStay, sending, 'makes a booking');
  if (!('answer' in paid)) {
    trail.isUnknown = paid.status === null || !REFUSAL_STATUSES.has(paid.status);
    return false;
  }
  if (!isAccepted(talk, 'makes a booking', paid.answer)) return false;

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
  return true;
}

/** Lets the others try to get at the booking. Then its member cancels it. */
async function tryAndCancel(
  talk: Conversation,
  configuration: StayConfiguration,
  { token, emailAddress, others }: Payer,
  { confirmationNumber }: Staged,
): Promise<void> {
  const { caller, notes } = talk;
  const params = { confirmationNumber };
  await tryBooking(talk, configuration, others, { confirmationNumber, emailAddress, token });
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
