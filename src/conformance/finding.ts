import type { EndpointName } from '../api/endpoints.ts';
import { meanings } from '../api/reference/meanings.ts';
import type { Told } from '../api/reference/meaning.ts';

/** What a check is about: a call of the catalogue, a question to the identity provider, or the CORS preflight. */
export type CheckedCall = EndpointName | 'discovery' | 'token' | 'preflight';

/** One check. The last three fields are empty where it held. */
export interface Finding {
  call: CheckedCall;
  /** The expectation in a few words. */
  what: string;
  outcome: 'held' | 'failed' | 'warned' | 'notChecked';
  expected: string;
  /** The actual answer, or why the check was not made. */
  came: string;
  /** What a guest would see. */
  guest: string;
}

/** Notes the findings. */
export interface Notes {
  findings: readonly Finding[];
  /** Notes the same check only once. */
  held: (call: CheckedCall, what: string) => void;
  /** `status`: the status of the answer, where there was one. */
  failed: (call: CheckedCall, what: string, expected: string, came: string, status?: number) => void;
  /** Notes a field that is not as it should be, but that no booking needs. */
  warned: (call: CheckedCall, path: string, expected: string, came: string) => void;
  /** Notes an answer that came, but late. */
  slow: (call: CheckedCall, expected: string, came: string) => void;
  notChecked: (call: CheckedCall, what: string, why: string) => void;
}

/** `secrets`: texts that no note may repeat, whatever the estate answers. */
export function createNotes(secrets: () => readonly string[]): Notes {
  const findings: Finding[] = [];
  const hidden = (text: string) =>
    secrets().reduce((told, secret) => (secret === '' ? told : told.replaceAll(secret, '…')), text);
  return {
    findings,
    held(call, what) {
      if (findings.some((one) => one.call === call && one.what === what)) return;
      findings.push({ call, what, outcome: 'held', expected: '', came: '', guest: '' });
    },
    failed(call, what, expected, came, status) {
      const guest = guestSees(call, status);
      findings.push({ call, what, outcome: 'failed', expected, came: hidden(came), guest });
    },
    warned(call, path, expected, came) {
      if (findings.some((one) => one.call === call && one.what === path && one.came === came)) return;
      findings.push({ call, what: path, outcome: 'warned', expected, came, guest: MISSES });
    },
    slow(call, expected, came) {
      findings.push({ call, what: 'is answered soon', outcome: 'failed', expected, came, guest: WAITS });
    },
    notChecked(call, what, why) {
      findings.push({ call, what, outcome: 'notChecked', expected: '', came: why, guest: '' });
    },
  };
}

const OUTSIDE: Record<Exclude<CheckedCall, EndpointName>, string> = {
  discovery: 'Nobody can log in: the form says that something went wrong.',
  token: 'Nobody can log in, or a member is signed out while booking.',
  preflight:
    'The browser sends no call of that kind: the page says that the booking system cannot be reached.',
};

const WAITS =
  'The guest waits. A screen that needs the answer says that this is taking a little longer than usual.';

const MISSES = 'The guest goes on without it.';

/** docs/embedding.md has a table of the payment's answers. */
const PAYMENT =
  'The guest reads that the payment is being checked, or that it was declined, and may pay again or leave in doubt.';

function guestSees(call: CheckedCall, status: number | undefined): string {
  if (call === 'discovery' || call === 'token' || call === 'preflight') return OUTSIDE[call];
  if (call === 'complete') return PAYMENT;
  const told: Told = meanings[call].told;
  const exact = Object.entries(told).find(([key]) => key === String(status))?.[1];
  const kind = status === undefined || status < 400 ? undefined : status < 500 ? told['4XX'] : told['5XX'];
  return exact ?? kind ?? told.failed;
}
