import { cut, refusal, type Fault } from './faults.ts';
import type { Before, CallAt } from './flow.ts';

/** The calls that a booking of two rooms with everything in them makes, and what the guest is told when one fails. */
export const FLOW_TOLD: Record<CallAt, (fault: Fault) => string | null> = {
  'opening: stayConfiguration': cannotGoOn,
  'search: beginStay': cannotGoOn,
  // D-456: only a clear no says anything of the voucher.
  'search: voucherStatus': ({ name }) =>
    ['400 with text', '404'].includes(name) ? 'notFound' : 'not checked',
  // D-68: a session that is not there any more has ended.
  'rooms: availability': (fault) => (fault.name === '404' ? 'expired' : cannotGoOn(fault)),
  'rooms/weekCalendar: calendar': () => 'weekCalendar failed',
  'rates: bookLeg': () => 'leg failed',
  // D-106: its answer is not used.
  'itinerary/includedTreatments: spaConfiguration': () => null,
  'itinerary/includedTreatments: spaActivitiesByDate': () => 'includedTreatments failed',
  'itinerary/breakfastTimes: tables': () => 'breakfastTimes failed',
  'itinerary/dinnerTimes: tables': () => 'dinnerTimes failed',
  'itinerary/teeTimes: teeTimes': () => 'teeTimes failed',
  'addons: packages': () => 'no prices',
  'addons/addOnTreatments: spaActivitiesByDate': () => 'addOnTreatments failed',
  'addons/mud: spaExtras': () => 'mud failed',
  'addons/spaGarden: spaExtras': () => 'spaGarden failed',
  'details: lookupAddress': () => 'lookup failed',
  'details: verifyEmail': () => 'emailCheckFailed',
  'details: verifyTelephone': () => 'telephoneCheckFailed',
  'summary: stage': ofStaging,
  'payment: complete': ofPayment,
  // E-06: the booking is made, whether its sums can be compared or not.
  'confirmation: stayBooking': () => null,
  'confirmation: sendStayEmail': (fault) => (fault.name === 'empty body' ? null : 'not sent'),
};

/** The calls that are made only after another has failed, what the guest is told when they fail too, and that failure. */
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

/** D-27: an empty answer means the card form. D-335: a session that is not there any more has ended. */
function ofStaging(fault: Fault): string | null {
  if (fault.name === '404') return 'expired';
  return fault.name === 'empty body' ? null : kindOf(fault);
}

/** E-01: what is neither a no nor a lost session is asked about, and the booking is there when the estate has made it. */
function ofPayment({ name, reaches }: Fault): string | null {
  if (name === '400 with text') return 'refused';
  if (name === '404') return 'sessionGone';
  return reaches ? null : 'asking';
}
