import type { Fault } from './faults.ts';
import { DO_NOT_PAY_AGAIN } from './flow-acts.ts';
import type { CallAt } from './flow.ts';

/** The calls that a booking of two rooms with everything in them makes, and what the guest is told when one fails. */
export const FLOW_TOLD: Record<CallAt, (fault: Fault) => string | null> = {
  'opening: stayConfiguration': cannotGoOn,
  'search: beginStay': cannotGoOn,
  'search: voucherStatus': () => 'notFound',
  // D-68: a session that is not there any more has ended.
  'rooms: availability': (fault) => (fault.name === '404' ? 'expired' : cannotGoOn(fault)),
  'rooms/weekCalendar: calendar': () => 'weekCalendar failed',
  'rates: bookLeg': () => 'leg failed',
  // D-106: its answer is not used.
  'itinerary/spaPackage: spaConfiguration': () => null,
  'itinerary/spaPackage: spaActivitiesByDate': () => 'spaPackage failed',
  'itinerary/breakfastTimes: tables': () => 'breakfastTimes failed',
  'itinerary/dinnerTimes: tables': () => 'dinnerTimes failed',
  'itinerary/teeTimes: teeTimes': () => 'teeTimes failed',
  'addons: packages': () => 'no prices',
  'addons/packageSpa: spaActivitiesByDate': () => 'packageSpa failed',
  'addons/mud: spaExtras': () => 'mud failed',
  'addons/spaGarden: spaExtras': () => 'spaGarden failed',
  'details: lookupAddress': () => 'lookup failed',
  'details: verifyEmail': () => 'emailCheckFailed',
  'details: verifyTelephone': () => 'telephoneCheckFailed',
  'summary: stage': ofStaging,
  'payment: complete': ofPayment,
  'confirmation: sendStayEmail': (fault) => (fault.name === 'empty body' ? null : 'not sent'),
};

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

/** D-28, D-115: an answer that says no is a refusal; after none, the booking is there when the estate has made it. */
function ofPayment({ ends, name, reaches }: Fault): string | null {
  if (ends === 'unauthorised' || (ends.startsWith('http') && name !== '409')) return 'refused';
  return reaches ? null : DO_NOT_PAY_AGAIN;
}
