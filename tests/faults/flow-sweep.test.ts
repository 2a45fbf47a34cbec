import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf, isEndpointName, type EndpointName } from '../../src/api/endpoints.ts';
import { FAULTS, type Fault } from './faults.ts';
import { FLOW_TOLD, LATER_TOLD } from './flow-told.ts';
import { inSimulatedTime } from './simulated-time.ts';
import { travel, type CallAt, type Journey } from './flow.ts';

function expected(at: CallAt, fault: Fault): Journey {
  const told = (FLOW_TOLD[at] ?? LATER_TOLD[at]?.told)?.(fault) ?? null;
  const isWrite = endpointOf(endpointAt(at)).kind === 'write';
  return {
    told,
    asked: isWrite || told === null ? 1 : fault.reads,
    booked: 1,
    isKept: true,
  };
}

function endpointAt(at: CallAt): EndpointName {
  const [, name = ''] = at.split(': ');
  if (!isEndpointName(name)) throw new Error(`${name} is not a call of the catalogue`);
  return name;
}

const PLACES = Object.keys(FLOW_TOLD) as CallAt[];
const cells = [...PLACES, ...(Object.keys(LATER_TOLD) as CallAt[])].flatMap((at) =>
  FAULTS.map((fault) => ({ at, fault })),
);
const journeys = new Map<string, Journey | Error>();

beforeAll(async () => {
  const ends = await inSimulatedTime(
    cells.map(
      ({ at, fault }) =>
        () =>
          travel(at, fault, LATER_TOLD[at]?.before ?? null),
    ),
  );
  cells.forEach(({ at, fault }, index) => {
    const end = ends[index];
    if (end) journeys.set(`${at} × ${fault.name}`, end);
  });
}, 300_000);

test('A §4.1, B §4 a booking makes exactly the calls that are swept, each in its place', async () => {
  const calls: CallAt[] = [];
  const journey = await travel(null, null, null, (call) => calls.push(call));
  expect(journey).toEqual({ told: null, asked: 0, booked: 1, isKept: true });
  expect([...new Set(calls)].sort()).toEqual([...PLACES].sort());
});

describe('T14, T22, T24, T30 a failed call of a booking is shown and blocks, loses or repeats nothing', () => {
  for (const { at, fault } of cells) {
    test(`${at} × ${fault.name}`, () => {
      expect(journeys.get(`${at} × ${fault.name}`)).toEqual(expected(at, fault));
    });
  }
});
