import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf, isEndpointName, type EndpointName } from '../../src/api/endpoints.ts';
import { FAULTS, type Fault } from './faults.ts';
import { DO_NOT_PAY_AGAIN } from './flow-acts.ts';
import { travel, type CallAt, type Journey } from './flow.ts';

/** The calls that a booking of two rooms with everything in them makes, and what the guest is told when one fails. */
const TOLD: Record<CallAt, (fault: Fault) => string | null> = {
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
  // D-27: an empty answer to staging means the card form.
  'summary: stage': (fault) => (fault.name === 'empty body' ? null : kindOf(fault)),
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

/** D-28, D-115: an answer that says no is a refusal; after none, the booking is there when the estate has made it. */
function ofPayment({ ends, name, reaches }: Fault): string | null {
  if (ends === 'unauthorised' || (ends.startsWith('http') && name !== '409')) return 'refused';
  return reaches ? null : DO_NOT_PAY_AGAIN;
}

function expected(at: CallAt, fault: Fault): Journey {
  const told = TOLD[at]?.(fault) ?? null;
  const isBooked = told !== DO_NOT_PAY_AGAIN;
  const isWrite = endpointOf(endpointAt(at)).kind === 'write';
  return {
    end: isBooked ? 'booked' : 'to call the estate',
    told,
    asked: isWrite || told === null ? 1 : fault.reads,
    booked: isBooked ? 1 : 0,
    isKept: true,
  };
}

function endpointAt(at: CallAt): EndpointName {
  const [, name = ''] = at.split(': ');
  if (!isEndpointName(name)) throw new Error(`${name} is not a call of the catalogue`);
  return name;
}

const PLACES = Object.keys(TOLD) as CallAt[];
const cells = PLACES.flatMap((at) => FAULTS.map((fault) => ({ at, fault })));
const journeys = new Map<string, Journey | Error>();

beforeAll(async () => {
  await Promise.all(
    cells.map(async ({ at, fault }) => {
      const journey = await travel(at, fault).catch((error: unknown) => error as Error);
      journeys.set(`${at} × ${fault.name}`, journey);
    }),
  );
}, 300_000);

test('A §4.1, B §4 a booking makes these calls, each where it belongs', async () => {
  const calls: CallAt[] = [];
  const journey = await travel(null, null, (call) => calls.push(call));
  expect(journey).toEqual({ end: 'booked', told: null, asked: 0, booked: 1, isKept: true });
  expect([...new Set(calls)].sort()).toEqual([...PLACES].sort());
}, 60_000);

describe('T14, T22, T24, T30 whatever call of a booking fails: the guest is told, nothing is lost, nothing is sent twice, and there is a way on', () => {
  for (const { at, fault } of cells) {
    test(`${at} × ${fault.name}`, () => {
      expect(journeys.get(`${at} × ${fault.name}`)).toEqual(expected(at, fault));
    });
  }
});
