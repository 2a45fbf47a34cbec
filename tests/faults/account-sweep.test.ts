import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf, isEndpointName, type Endpoint, type EndpointName } from '../../src/api/endpoints.ts';
import type { Deed } from './account-deed.ts';
import { visit, type Visit } from './account-visit.ts';
import { ACCOUNT_TOLD, isNo, type AccountCallAt as CallAt } from './account-told.ts';
import { FAULTS, type Fault } from './faults.ts';
import { MEMBER_FORMS, OPEN_FORMS } from './form-deeds.ts';
import { inSimulatedTime } from './simulated-time.ts';
import { BOOKING_DEEDS } from './stay-deeds.ts';

/** B §2.14, §2.15: screens that are only read. */
const LISTS = {
  stayBookings: {
    route: { screen: 'stayBookings' },
    isMember: true,
    isDone: () => true,
    act: () => undefined,
  },
  spaBookings: { route: { screen: 'spaBookings' }, isMember: true, isDone: () => true, act: () => undefined },
} satisfies Record<string, Deed>;

const DEEDS: Record<string, Deed> = { ...LISTS, ...MEMBER_FORMS, ...BOOKING_DEEDS, ...OPEN_FORMS };

/** Where a deed ends that leads to another screen. */
const LEADS: Record<string, string> = {
  login: 'stayBookings',
  oldMember: 'register',
  register: 'login',
  passwordReset: 'login',
};

/** Calls that were made although their answer said otherwise, and that the estate does not take twice. */
const ONCE_ONLY: readonly CallAt[] = [
  'changePassword: changePassword',
  'register: register',
  'passwordReset: changeResetPassword',
];

function expected(at: CallAt, fault: Fault): Visit {
  const [name, call] = partsOf(at);
  // B §8: a 401 logs out. A check that says no leads to the login.
  const isOut = DEEDS[name]?.isMember && fault.ends === 'unauthorised';
  if (isOut || (call === 'validateSignIn' && isNo(fault))) {
    return { end: 'login', told: null, asked: 1, isKept: true };
  }
  const told = ACCOUNT_TOLD[at]?.(fault) ?? null;
  const isRefusedAgain = told !== null && fault.reaches && ONCE_ONLY.includes(at);
  return {
    end: isRefusedAgain ? 'told again' : (LEADS[name] ?? 'done'),
    told,
    asked: isSentOnce(endpointOf(call)) || told === null ? 1 : fault.reads,
    isKept: true,
  };
}

/** A write, or what the estate counts (D-498). */
function isSentOnce({ kind, isCounted }: Endpoint): boolean {
  return kind === 'write' || isCounted === true;
}

function partsOf(at: CallAt): [name: string, call: EndpointName] {
  const [place = '', call = ''] = at.split(': ');
  if (!isEndpointName(call)) throw new Error(`${call} is not a call of the catalogue`);
  return [place.replace('/after', ''), call];
}

/** Does a deed with a fault at one of its calls; `hear` is told of each. */
function visitWith(name: string, at: CallAt | null, fault: Fault | null, hear: (at: CallAt) => void) {
  const deed = DEEDS[name];
  if (!deed) throw new Error(`nobody does ${name}`);
  let hasWritten = false;
  const isAt = (call: EndpointName) => {
    const isRead = endpointOf(call).kind === 'read';
    const here: CallAt = `${name}${isRead && hasWritten ? '/after' : ''}: ${call}`;
    hasWritten ||= !isRead;
    hear(here);
    return here === at;
  };
  return visit(deed, isAt, fault);
}

const PLACES = Object.keys(ACCOUNT_TOLD) as CallAt[];
const cells = PLACES.flatMap((at) => FAULTS.map((fault) => ({ at, fault, title: `${at} × ${fault.name}` })));
const visits = new Map<string, Visit | Error>();
const healthy = new Map<string, Visit | Error>();
const heard = new Set<CallAt>();

beforeAll(async () => {
  // With the code of every screen once loaded, nothing is waited for but calls.
  for (const name of Object.keys(DEEDS)) {
    const end = visitWith(name, null, null, (at) => heard.add(at));
    healthy.set(name, await end.catch((error: unknown) => error as Error));
  }
  const ends = await inSimulatedTime(
    cells.map(
      ({ at, fault }) =>
        () =>
          visitWith(partsOf(at)[0], at, fault, () => undefined),
    ),
  );
  cells.forEach(({ title }, index) => visits.set(title, ends[index] ?? new Error('not made')));
}, 300_000);

test.each(Object.keys(DEEDS))('B §2.7–2.17 %s comes to its end', (name) => {
  expect(healthy.get(name)).toEqual({ end: LEADS[name] ?? 'done', told: null, asked: 0, isKept: true });
});

/** Calls that many deeds make alike, and one of them is swept with. */
function isSwept(at: CallAt): boolean {
  const [name, call] = partsOf(at);
  const deed = DEEDS[name];
  // D-106: nothing waits for it or reads it, as in a booking.
  if (call === 'spaConfiguration') return false;
  const opensArea = ['validateSignIn', 'profile', 'accountConfiguration'].includes(call);
  const opensStay = ['stayBooking', 'packages'].includes(call) && deed?.route.screen === 'bookingDetails';
  return !opensArea && !opensStay;
}

test('B §7 these calls are made on the way', () => {
  const others = [...heard].filter((at) => isSwept(at) && !PLACES.includes(at));
  const missing = PLACES.filter((at) => !heard.has(at));
  expect(others).toEqual([]);
  expect(missing).toEqual([]);
});

describe('T14, T22, T24, T30 whatever call of the account fails: somebody is told, nothing typed is lost, nothing is sent twice, and there is a way on', () => {
  for (const { at, fault, title } of cells) {
    test(title, () => {
      expect(visits.get(title)).toEqual(expected(at, fault));
    });
  }
});
