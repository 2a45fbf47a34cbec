import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf, isEndpointName, type Endpoint, type EndpointName } from '../../src/api/endpoints.ts';
import type { Deed } from './account-deed.ts';
import { visit, type Visit } from './account-visit.ts';
import { ACCOUNT_TOLD, isNo, type AccountCallAt as CallAt } from './account-told.ts';
import { FAULTS, type Fault } from './faults.ts';
import { MEMBER_FORMS, OPEN_FORMS } from './form-deeds.ts';
import { inSimulatedTime } from './simulated-time.ts';
import { BOOKING_DEEDS } from './stay-deeds.ts';

/** Screens that only read (B §2.14, §2.15). */
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

/** The screen that a deed leads to. */
const LEADS: Record<string, string> = {
  login: 'stayBookings',
  oldMember: 'register',
  register: 'login',
  passwordReset: 'login',
};

/** Calls that take effect despite the failed answer, and that the estate refuses the second time. */
const ONCE_ONLY: readonly CallAt[] = [
  'changePassword: changePassword',
  'register: register',
  'passwordReset: changeResetPassword',
];

/** A stay that cannot be read after a change of it is read again at once (F-12). */
const READ_TWICE: readonly CallAt[] = [
  'cancelStay/after: stayBooking',
  'addPackage/after: stayBooking',
  'cancelByCode/after: findStay',
];

function expected(at: CallAt, fault: Fault): Visit {
  const [name, call] = partsOf(at);
  // B §8: a 401 logs the member out. A refused check of the sign-in leads to the login.
  const isOut = DEEDS[name]?.isMember && fault.ends === 'unauthorised';
  if (isOut || (call === 'validateSignIn' && isNo(fault))) {
    return { end: 'login', told: null, asked: 1, isKept: true };
  }
  const told = ACCOUNT_TOLD[at]?.(fault) ?? null;
  const isRefusedAgain = told !== null && fault.reaches && ONCE_ONLY.includes(at);
  return {
    end: isRefusedAgain ? 'told again' : (LEADS[name] ?? 'done'),
    told,
    asked:
      (isSentOnce(endpointOf(call)) || told === null ? 1 : fault.reads) * (READ_TWICE.includes(at) ? 2 : 1),
    isKept: true,
  };
}

/** Whether the client sends the call once: a write, or a read that the estate counts (D-498). */
function isSentOnce({ kind, isCounted }: Endpoint): boolean {
  return kind === 'write' || isCounted === true;
}

function partsOf(at: CallAt): [name: string, call: EndpointName] {
  const [place = '', call = ''] = at.split(': ');
  if (!isEndpointName(call)) throw new Error(`${call} is not a call of the catalogue`);
  return [place.replace('/after', ''), call];
}

/** Does a deed with a fault at one of its calls, and reports each call to `hear`. */
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
  // The first run loads the code of every screen. From then on only calls take time.
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

test.each(Object.keys(DEEDS))('B §2.7–2.17 %s succeeds without a fault', (name) => {
  expect(healthy.get(name)).toEqual({ end: LEADS[name] ?? 'done', told: null, asked: 0, isKept: true });
});

/** Whether this place sweeps its call: of deeds that make a call alike, only one sweeps it. */
function isSwept(at: CallAt): boolean {
  const [name, call] = partsOf(at);
  const deed = DEEDS[name];
  // Nothing waits for this answer or reads it.
  if (call === 'spaConfiguration') return false;
  const opensArea = ['validateSignIn', 'profile', 'accountConfiguration'].includes(call);
  const opensStay = ['stayBooking', 'packages'].includes(call) && deed?.route.screen === 'bookingDetails';
  return !opensArea && !opensStay;
}

test('B §7 the deeds make exactly the calls that are swept', () => {
  const others = [...heard].filter((at) => isSwept(at) && !PLACES.includes(at));
  const missing = PLACES.filter((at) => !heard.has(at));
  expect(others).toEqual([]);
  expect(missing).toEqual([]);
});

describe('T14, T22, T24, T30 a failed call of the account is shown and blocks, loses or repeats nothing', () => {
  for (const { at, fault, title } of cells) {
    test(title, () => {
      expect(visits.get(title)).toEqual(expected(at, fault));
    });
  }
});
