import { cut, refusal, type Fault } from './faults.ts';
import type { Before, CallAt } from './flow.ts';

/** Every call of a booking of two rooms with all extras, with what the screen says when it fails. */
export const FLOW_TOLD: Record<CallAt, (fault: Fault) => string | null> = {
  'opening: stayConfiguration': cannotGoOn,
  'search: beginStay': cannotGoOn,
  // D-456: only a clear refusal says anything about the voucher.
  'search: voucherStatus': ({ name }) =>
    ['400 with text', '404'].includes(name) ? 'notFound' : 'not checked',
  // D-68: a 404 means that the session has ended.
  'rooms: availability': (fault) => (fault.name === '404' ? 'expired' : cannotGoOn(fault)),
  'rooms/weekCalendar: calendar': () => 'weekCalendar failed',
  'rates: bookLeg': () => 'leg failed',
  // Nothing reads this answer.
  'itinerary/treatments: spaConfiguration': () => null,
  'itinerary/treatments: spaActivitiesByDate': () => 'treatments failed',
  'itinerary/breakfast: tables': () => 'breakfast failed',
  'itinerary/dinner: tables': () => 'dinner failed',
  'itinerary/golf: teeTimes': () => 'golf failed',
  'addons: packages': () => 'no prices',
  'addons/treatment: spaActivitiesByDate': () => 'treatment failed',
  'addons/mud: spaExtras': () => 'mud failed',
  'addons/spaGarden: spaExtras': () => 'spaGarden failed',
  'details: lookupAddress': () => 'lookup failed',
  'details: verifyEmail': () => 'emailCheckFailed',
  'details: verifyTelephone': () => 'telephoneCheckFailed',
  'summary: stage': ofStaging,
  'payment: complete': ofPayment,
  // E-06: the booking is made, whether or not its sums can be compared.
  'confirmation: stayBooking': () => null,
  'confirmation: sendStayEmail': (fault) => (fault.name === 'empty body' ? null : 'not sent'),
};

/**
 * Calls made only after another call has failed: what the screen says when they fail too, and that first
 * failure.
 */
export const LATER_TOLD: Record<CallAt, { told: (fault: Fault) => string | null; before: Before }> = {
  'summary: stayBooking': {
    told: (fault) => (fault.name === '404' ? 'http' : 'doubtful'),
    before: { at: 'summary: stage', answer: refusal(409) },
  },
  'payment: stayBooking': {
    told: () => 'asking',
    before: { at: 'payment: complete', answer: committedAndCut },
  },
};

function committedAndCut(estate: () => Promise<Response>): Promise<Response> {
  return estate().then(cut);
}

function kindOf({ ends }: Fault): string {
  if (ends === 'empty') return 'unreadable';
  return ends.startsWith('http') ? 'http' : ends;
}

function cannotGoOn(fault: Fault): string {
  return `unavailable: ${kindOf(fault)}`;
}

/** D-27: an empty answer means the card form. A 404 means that the session has ended. */
function ofStaging(fault: Fault): string | null {
  if (fault.name === '404') return 'expired';
  return fault.name === 'empty body' ? null : kindOf(fault);
}

/**
 * E-01: the outcome is asked about, unless the answer is a refusal or a lost session. A payment that took
 * effect has its booking. 409 has a reason, and there is no booking (F-07).
 */
function ofPayment({ name, reaches }: Fault): string | null {
  if (['400 with text', '409'].includes(name)) return 'refused';
  if (name === '404') return 'sessionGone';
  return reaches ? null : 'asking';
}
