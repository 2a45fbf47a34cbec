import type { EndpointName } from '../../src/api/endpoints.ts';
import type { Fault } from './faults.ts';

/** A deed and its call, as 'cancelStay: cancelStay'. '/after' marks the read that follows a write. */
export type AccountCallAt = `${string}: ${EndpointName}`;

/** What the screen says when the call fails; null where it says nothing and goes on. */
type Told = (fault: Fault) => string | null;

const says =
  (text: string): Told =>
  () =>
    text;
const saysUnlessEmpty =
  (text: string): Told =>
  ({ ends }) =>
    ends === 'empty' ? null : text;
const cannotLoad = says('cannot load');
const kindUnlessEmpty: Told = (fault) => (fault.ends === 'empty' ? null : kindOf(fault));
/** Whatever the answer was, the stay is read again, and shows a change that took effect. */
const unlessRefused =
  (refused: string): Told =>
  (fault) =>
    fault.reaches ? null : isNo(fault) ? refused : 'unknown';

function kindOf({ ends }: Fault): string {
  if (ends === 'empty') return 'unreadable';
  return ends.startsWith('http') ? 'http' : ends;
}

/** D-230: whether the answer is a refusal. Any other failure leaves the outcome unknown. */
export function isNo({ name, ends }: Fault): boolean {
  return ends.startsWith('http 4') && name !== '429';
}

/** D-497, D-498: what the screen says for the two statuses that mean 'no booking shown'. */
const NO_BOOKING: Readonly<Record<string, string>> = { 404: 'unknown', 429: 'too often' };

/** D-645: what the screen says of a code that was not sent. */
const NO_CODE: Readonly<Record<string, string>> = { 429: 'too often' };
/** D-645, D-650: what it says of a secret that is not the right one. */
const WRONG: Readonly<Record<string, string>> = { '400 with text': 'wrong' };

/** Every swept call of the account area, with what the screen says when it fails. */
export const ACCOUNT_TOLD: Record<AccountCallAt, Told> = {
  'stayBookings: validateSignIn': (fault) => (isNo(fault) || fault.ends === 'empty' ? null : 'cannot load'),
  'stayBookings: profile': cannotLoad,
  'stayBookings: accountConfiguration': cannotLoad,
  'stayBookings: stayBookings': cannotLoad,
  'spaBookings: spaBookings': cannotLoad,
  'details: lookupAddress': says('lookup failed'),
  'details: updateProfile': kindUnlessEmpty,
  'preferences: addressBooks': cannotLoad,
  'preferences: unsubscribe': kindUnlessEmpty,
  'preferences: subscribe': kindOf,
  'changePassword: changePassword': (fault) => {
    if (fault.ends === 'empty') return null;
    return WRONG[fault.name] ?? (isNo(fault) ? 'failed' : 'unsure');
  },
  'stayEmail: stayBooking': cannotLoad,
  'stayEmail: packages': cannotLoad,
  'stayEmail: sendStayEmail': saysUnlessEmpty('not sent'),
  'spaEmail: spaBooking': cannotLoad,
  'spaEmail: sendSpaEmail': saysUnlessEmpty('not sent'),
  'cancelStay: cancelStay': unlessRefused('not cancelled'),
  'cancelStay/after: stayBooking': says('unknown'),
  'addPackage: addPackage': unlessRefused('refused'),
  'addPackage/after: stayBooking': says('unknown'),
  'removePackage: removePackage': unlessRefused('refused'),
  'addDinner: tables': says('no tables'),
  'addDinner: addDiningPackage': unlessRefused('refused'),
  'addTreatment: spaActivitiesByDate': cannotLoad,
  'addTreatment: spaTimes': cannotLoad,
  'addTreatment: addSpaTreatmentPackage': unlessRefused('refused'),
  'addMud: spaExtras': cannotLoad,
  'addMud: addSpaMudPackage': unlessRefused('refused'),
  'addGarden: spaExtras': cannotLoad,
  'addGarden: addSpaGardenPackage': unlessRefused('refused'),
  'findBooking: findStay': (fault) => NO_BOOKING[fault.name] ?? kindOf(fault),
  'cancelByCode: findStay': (fault) => NO_BOOKING[fault.name] ?? kindOf(fault),
  'cancelByCode: sendCancellationCode': (fault) => {
    if (fault.ends === 'empty') return null;
    return NO_CODE[fault.name] ?? (isNo(fault) ? 'http' : 'unsure');
  },
  'cancelByCode: cancelByCode': (fault) => {
    if (fault.reaches) return null;
    return WRONG[fault.name] ?? (isNo(fault) ? 'not cancelled' : 'unknown');
  },
  'cancelByCode/after: findStay': says('unknown'),
  'login: profile': says('refused'),
  'oldMember: initiateMigration': saysUnlessEmpty('refused'),
  'register: accountConfiguration': cannotLoad,
  'register: verifyEmail': says('registrationFailed'),
  'register: verifyTelephone': says('telephoneCheckFailed'),
  'register: register': (fault) =>
    fault.ends === 'empty' ? null : isNo(fault) ? 'registrationFailed' : 'unsure',
  'migration: validateMigration': (fault) => (isNo(fault) && fault.name !== '401' ? 'notFound' : 'other'),
  'passwordReset: initiatePasswordReset': kindOf,
  'passwordReset: confirmPasswordReset': (fault) =>
    isNo(fault) && fault.name !== '401' ? 'refused' : kindOf(fault),
  'passwordReset: changeResetPassword': (fault) =>
    fault.ends === 'empty' ? null : isNo(fault) ? 'http' : 'unsure',
};
