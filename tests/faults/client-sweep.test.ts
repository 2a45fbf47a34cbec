import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf as entryOf, type EndpointName } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import { endpointOf } from '../contract/conversations/request-schemas.ts';
import { CALLS, talkOf } from './calls.ts';
import { FAULTS, type Ending, type Fault } from './faults.ts';
import { openCell, type Cell } from './cell.ts';
import { MAY_BE_EMPTY } from './may-be-empty.ts';

/** As many calls at once as the machine's memory takes easily. */
const AT_ONCE = 8;

interface Outcome {
  ending: Ending | 'aborted' | 'never asked';
  asked: number;
  /** How often the estate did what the call says. */
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
  const asked = entryOf(endpoint).kind === 'read' ? reads : 1;
  const ofEmpty = MAY_BE_EMPTY.includes(endpoint) ? 'read' : 'unreadable';
  return { ending: ends === 'empty' ? ofEmpty : ends, asked, done: reaches ? asked : 0 };
}

const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  for (let from = 0; from < CALLS.length; from += AT_ONCE) {
    const calls = CALLS.slice(from, from + AT_ONCE);
    // All estates first: making them takes longer than the time limit of a call.
    const cells = calls.flatMap((endpoint) =>
      FAULTS.map((fault) => ({ endpoint, fault, cell: openCell(endpoint, fault) })),
    );
    await Promise.all(
      cells.map(async ({ endpoint, fault, cell }) => {
        outcomes.set(`${endpoint} × ${fault.name}`, await outcomeOf(endpoint, cell));
      }),
    );
  }
}, 120_000);

describe('T14, T22, T24, T25 the shipped client: every call ends, a read is repeated, a write never', () => {
  for (const endpoint of CALLS) {
    for (const fault of FAULTS) {
      test(`${endpoint} × ${fault.name}`, () => {
        expect(outcomes.get(`${endpoint} × ${fault.name}`)).toEqual(expected(endpoint, fault));
      });
    }
  }
});
