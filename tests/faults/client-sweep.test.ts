import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf as entryOf, endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import { endpointOf } from '../contract/conversations/request-schemas.ts';
import { ACCOUNT_TOLD } from './account-told.ts';
import { CALLS, openCell, talkOf, type Cell } from './calls.ts';
import { FAULTS, type Ending, type Fault } from './faults.ts';
import { FLOW_TOLD } from './flow-told.ts';
import { MAY_BE_EMPTY } from './may-be-empty.ts';
import { inSimulatedTime } from './simulated-time.ts';
import { UNSWEPT } from './unswept-calls.ts';

interface Outcome {
  ending: Ending | 'aborted' | 'never asked';
  asked: number;
  /** How often the call took effect in the estate. */
  done: number;
}

async function outcomeOf(endpoint: EndpointName, cell: Cell): Promise<Outcome> {
  const ending = await cell.run(() => talkOf(endpoint, cell)().then(() => 'read' as const, endingOf));
  const done = cell.estate.state.ledger.filter((request) => endpointOf(request) === endpoint).length;
  return { ending, asked: cell.asked(), done };
}

function endingOf(error: unknown): Outcome['ending'] {
  if (!(error instanceof CallError)) throw error;
  const { failure } = error;
  return failure.kind === 'http' ? `http ${failure.status} ${failure.message}` : failure.kind;
}

function expected(endpoint: EndpointName, { ends, reads, reaches }: Fault): Outcome {
  const { kind, isCounted } = entryOf(endpoint);
  // A read that the estate counts is not repeated either (D-498).
  const asked = kind === 'read' && !isCounted ? reads : 1;
  const ofEmpty = MAY_BE_EMPTY.includes(endpoint) ? 'read' : 'unreadable';
  return { ending: ends === 'empty' ? ofEmpty : ends, asked, done: reaches ? asked : 0 };
}

const cells = CALLS.flatMap((endpoint) => FAULTS.map((fault) => ({ endpoint, fault })));
const outcomes = new Map<string, Outcome | Error>();

beforeAll(async () => {
  const ends = await inSimulatedTime(
    cells.map(
      ({ endpoint, fault }) =>
        () =>
          outcomeOf(endpoint, openCell(endpoint, fault)),
    ),
  );
  cells.forEach(({ endpoint, fault }, index) => {
    const end = ends[index];
    if (end) outcomes.set(`${endpoint} × ${fault.name}`, end);
  });
});

describe('T14, T22, T24, T25 the shipped client ends every call, repeats reads and sends writes once', () => {
  for (const { endpoint, fault } of cells) {
    test(`${endpoint} × ${fault.name}`, () => {
      expect(outcomes.get(`${endpoint} × ${fault.name}`)).toEqual(expected(endpoint, fault));
    });
  }
});

test('T14 every call of the catalogue is either swept over the charts or listed as unswept', () => {
  const swept = Object.keys({ ...FLOW_TOLD, ...ACCOUNT_TOLD }).map((at) => at.replace(/^.*: /, ''));
  const all = [...new Set([...swept, ...Object.keys(UNSWEPT)])];
  expect(all.sort()).toEqual(Object.keys(endpoints).sort());
  expect(swept.filter((call) => call in UNSWEPT)).toEqual([]);
});
