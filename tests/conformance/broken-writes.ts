import type { Broken } from './broken-reads.ts';
import {
  at,
  both,
  cut,
  from,
  header,
  instead,
  json,
  on,
  page,
  paid,
  PAYMENT,
  type Change,
} from './damages.ts';

const STAGE = /\/booking\/stage$/;
const COMPLETE = /\/booking\/complete$/;
/** The first call has to be refused: its voucher is unknown. */
const staged = (change: Change) => on(STAGE, from(2, change));
const CANCEL = /stay\/cancel/;
/**
 * Retrieving the run's booking, first before it is paid. The number of a call for a missing booking begins with a letter.
 */
const RETRIEVE = /retrieve\/\d/;
const STAYS = /stay\/user-bookings/;
/**
 * The number of calls for the list of stays before the payment: without a login, as the member, before
 * paying.
 */
const BEFORE = 3;
/** The stranger's attempt is the first. */
const MEMBERS_CANCEL = 2;
const MADE = 'complete: makes a booking';

/** Broken estates in which the run writes. Most of them make a booking; none may keep it. */
export const BROKEN_WRITES: Broken[] = [
  [
    'a held room without an identifier',
    on(/\/booking$/, at(['InternalIdentifier'], undefined)),
    ['bookLeg: holds a room'],
  ],
  ['a bill of another sum', staged(at(['Total'], 1)), ['stage: bills what was offered']],
  [
    'another deposit than was offered',
    staged(at(['DueToday'], 1)),
    ['stage: asks for the deposit that was offered'],
  ],
  [
    'a bill that cannot be prepared',
    staged(instead(500)),
    ['stage: takes a whole booking and says the bill'],
  ],
  [
    'a complete without a card that is answered as a booking that is made already',
    on(COMPLETE, from(2, instead(409), 2)),
    ['complete: books nothing without a card'],
  ],
  [
    'an unknown voucher that ends the session',
    on(STAGE, from(1, instead(404), 1)),
    ['stage: refuses an unknown voucher, and the session goes on'],
  ],
  [
    'a conflict where nothing is staged',
    on(COMPLETE, from(1, instead(409), 1)),
    ['complete: makes nothing that was not staged'],
  ],
  ['status 500 after the commit', paid(instead(500)), [MADE]],
  ['status 401 after the commit', paid(instead(401)), [MADE]],
  ['a page after the commit', paid(page), [MADE]],
  ['nothing after the commit', paid(instead(200, '')), [MADE]],
  ['a connection that breaks after the commit', paid(cut), [MADE]],
  ['a no after the commit', paid(instead(200, '{"Success":false,"Message":"Declined."}')), [MADE]],
  [
    'a second payment that is refused',
    on(PAYMENT, from(3, instead(409), 3)),
    ['complete: answers a second time as made'],
  ],
  [
    'a payment that is refused when the session has ended',
    on(PAYMENT, from(4, instead(404), 4)),
    ['complete: answers as made when the session has ended'],
  ],
  [
    'a second payment that charges again',
    on(STAYS, from(BEFORE + 2, json(withDoubleDeposit))),
    ['complete: books and charges once, however often it is sent'],
  ],
  [
    'a booking that is found late',
    on(RETRIEVE, from(2, instead(404), 2)),
    ['stayBooking: finds a booking that was made, without a login'],
  ],
  [
    'a booking of another sum',
    on(RETRIEVE, from(2, at(['items', 0, 'Total'], 1), 2)),
    ['stayBooking: has the sum that was staged'],
  ],
  [
    'a booking without its sum',
    on(RETRIEVE, from(3, at(['items', 0, 'Total'], ''), 3)),
    ['stayBooking: shows a member the booking'],
  ],
  [
    'a booking whose rooms are all off',
    on(RETRIEVE, from(2, at(['items', 0, 'IsCancelled'], true), 2)),
    ['stayBooking: has a room that stands'],
  ],
  [
    'a booking that is not in the member’s list',
    on(STAYS, from(BEFORE + 1, instead(200, '[]'), BEFORE + 2)),
    ['stayBookings: lists a booking that was made'],
  ],
  [
    'a list that cannot be read',
    on(STAYS, from(2, at([0, 'Total'], 'a lot'))),
    ['stayBookings: answers as the catalogue says'],
  ],
  [
    'a list that cannot be read after the payment',
    on(STAYS, from(BEFORE + 1, instead(500))),
    ['stayBookings: answers as the catalogue says'],
  ],
  [
    'a cancellation that fails, once',
    on(CANCEL, (answer, nth) => (nth === MEMBERS_CANCEL ? Promise.resolve(refused()) : answer())),
    ['cancelStay: cancels a booking', 'cancelStay: has no room that stands after it was cancelled'],
  ],
  [
    'a cancellation that does nothing, once',
    on(CANCEL, (answer, nth) => (nth === MEMBERS_CANCEL ? Promise.resolve(done()) : answer())),
    ['cancelStay: has no room that stands after it was cancelled'],
  ],
  [
    'two things at once: 500 after the commit, and nobody who finds it',
    both(paid(instead(500)), on(RETRIEVE, from(2, instead(503)))),
    [MADE, 'stayBooking: finds a booking for a stranger'],
  ],
  [
    'a payment page that may not be framed',
    on(/paymentIframe/, header('x-frame-options', 'DENY')),
    ['paymentFrame: may be shown in a frame of the site'],
    { prefix: '/s/frame' },
  ],
  [
    'a payment page for frames of another site',
    on(/paymentIframe/, header('content-security-policy', 'frame-ancestors https://elsewhere.example')),
    ['paymentFrame: may be shown in a frame of the site'],
    { prefix: '/s/frame' },
  ],
];

const CORS = { 'access-control-allow-origin': 'http://localhost:5173' };

function refused(): Response {
  return Response.json({ Message: 'No.' }, { status: 500, headers: CORS });
}

function done(): Response {
  return Response.json({}, { headers: CORS });
}

/** Doubles the deposit of each stay that has one. */
function withDoubleDeposit(stays: unknown): unknown {
  if (!Array.isArray(stays)) return stays;
  return stays.map((stay: object) => ({
    ...stay,
    ...('Deposit' in stay && typeof stay.Deposit === 'number' ? { Deposit: 2 * stay.Deposit } : {}),
  }));
}
