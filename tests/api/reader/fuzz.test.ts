import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../../src/api/failure.ts';
import { readAnswer, type Fault } from '../../../src/api/read-answer.ts';
import { endpoints, isEndpointName, type EndpointName } from '../../../src/api/endpoints.ts';
import { answers, type Answered } from '../../../src/api/reference/answers.ts';
import { EXAMPLES } from '../../contract/reference/examples.ts';
import { hasNaN, placesOf, withValueAt, type Place } from '../../faults/mutations.ts';
import { MISSING, ODD, SECRET } from './odd-values.ts';
import { LOST, putRight } from './put-right.ts';

const NAMES = Object.keys(endpoints).filter(isEndpointName);
/** Items that a list keeps: enough to see whether the others stay. */
const ITEMS = 2;

const UNREADABLE = 'unreadable';

/** The estate's good answers to a call, with short lists. */
function goodAnswers(name: EndpointName): unknown[] {
  const good = (EXAMPLES[name] ?? []).filter(({ status }) => status === 200);
  return good.map(({ answer }) => shortened(answer));
}

function shortened(json: unknown): unknown {
  if (Array.isArray(json)) return json.slice(0, ITEMS).map(shortened);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, shortened(value)]));
}

/** What the widget reads, and what it tells. */
function readBy<Name extends EndpointName>(call: Answered<Name>, json: unknown): [unknown, Fault[]] {
  const faults: Fault[] = [];
  try {
    const answer = readAnswer(
      call,
      json,
      undefined,
      (fault) => faults.push(fault),
      (pieces, done) => {
        for (const read of pieces) read();
        done();
      },
    );
    return [answer, faults];
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [UNREADABLE, faults];
  }
}

/** What the catalogue's own form of an answer means. */
function readExactly(schema: v.GenericSchema, json: unknown): unknown {
  const exact = v.config(schema, { reading: { isStrict: true, faults: 0 } });
  const { success, output } = v.safeParse(exact, json);
  return success ? output : UNREADABLE;
}

let cells = 0;

/** Each cell whose reading is not what F-01 says, in words. */
function wrongCells<Name extends EndpointName>(call: Answered<Name>, answer: unknown): string[] {
  const wrong: string[] = [];
  const places: Place[] = [[], ...placesOf(answer)];
  for (const place of places)
    for (const [name, { came }] of Object.entries(ODD)) {
      cells += 1;
      const json = withOdd(answer, place, came);
      let isTold = false;
      const right = putRight(call.answer, json, () => {
        isTold = true;
      });
      const expected =
        right === LOST ? UNREADABLE : readExactly(call.answer, right === MISSING ? null : right);
      const [read, faults] = readBy(call, json);
      const where = `${place.join('.') || 'the answer'}: ${name}`;
      if (!isSame(read, expected) || hasNaN(read)) wrong.push(`${where} is read otherwise`);
      if (isTold !== faults.length > 0 && expected !== UNREADABLE)
        wrong.push(`${where}: ${faults.length} told`);
      if (JSON.stringify(faults).includes(SECRET)) wrong.push(`${where}: the value is told`);
    }
  return wrong;
}

/** The answer with another value in one place; `MISSING` takes the place away. */
function withOdd(answer: unknown, place: Place, came: unknown): unknown {
  if (came !== MISSING) return withValueAt(answer, place, () => came);
  const key = place.at(-1);
  if (key === undefined) return null;
  return withValueAt(answer, place.slice(0, -1), (holder) =>
    Array.isArray(holder)
      ? holder.filter((_, index) => index !== key)
      : Object.fromEntries(Object.entries(holder ?? {}).filter(([name]) => name !== key)),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('F-01, E-20, T24 one odd value costs what its declared kind says, and no more', () => {
  test.each(NAMES.filter((name) => name !== 'paymentFrame'))('%s', (name) => {
    const [call] = answers[name];
    const wrong = answers[name].flatMap((reading) =>
      goodAnswers(name).flatMap((answer) => wrongCells(reading, answer)),
    );
    expect(call?.endpoint).toBe(name);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('counts its cells', () => {
    console.log(`${cells} cells`);
    expect(cells).toBeGreaterThan(10_000);
  });
});
