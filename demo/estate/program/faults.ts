import * as v from 'valibot';
import { endpoints, isEndpointName } from '../../../src/api/endpoints.ts';
import { htmlPage, refusal, type RouteName, type Scenario } from '../scenarios/scenario.ts';

const LONGEST_MS = 120_000;

/**
 * A call that goes wrong. `isAfter`: the call does its work and then loses its answer. `times`: how often; always when
 * not given.
 */
const fault = v.strictObject({
  call: v.pipe(v.string(), v.check(isEndpointName, `is one of ${Object.keys(endpoints).join(', ')}`)),
  answer: v.union(
    [
      v.picklist(['cut', 'html', 'empty']),
      v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
      v.strictObject({ afterMs: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS)) }),
    ],
    `is 'cut', 'html', 'empty', a status from 400 to 599, or { "afterMs": 0 to ${LONGEST_MS} }`,
  ),
  isAfter: v.optional(v.boolean(), false),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const faultList = v.array(fault);

export type Fault = v.InferOutput<typeof fault>;

/** The faults that are set, each with the number of calls that it still affects. */
export function createFaults() {
  let left: Fault[] = [];

  const used = (one: Fault) => {
    if (one.times === undefined) return;
    const times = one.times - 1;
    left = left.flatMap((other) => (other === one ? (times > 0 ? [{ ...one, times }] : []) : [other]));
  };
  const next = ({ name }: RouteName, isWanted: (one: Fault) => boolean) => {
    const found = left.find((one) => one.call === name && isWanted(one)) ?? null;
    if (found) used(found);
    return found;
  };
  const answered = (route: RouteName, isAfter: boolean) => {
    const found = next(route, (one) => typeof one.answer !== 'object' && one.isAfter === isAfter);
    return found && responseOf(found.answer);
  };
  const scenario: Scenario = {
    about: 'faults that a tester has set',
    delayMs: (route) => {
      const answer = next(route, (one) => typeof one.answer === 'object')?.answer;
      return typeof answer === 'object' ? answer.afterMs : 0;
    },
    instead: (route) => answered(route, false),
    afterwards: (route) => answered(route, true),
  };
  return {
    list: () => left,
    replace: (list: Fault[]) => {
      left = list;
    },
    scenarios: (): readonly Scenario[] => (left.length > 0 ? [scenario] : []),
  };
}

function responseOf(answer: Fault['answer']): Response | null {
  if (typeof answer === 'number') return refusal(answer, 'A fault that a tester has set.');
  if (answer === 'cut') return Response.error();
  if (answer === 'html') return htmlPage();
  if (answer === 'empty') return new Response('', { headers: { 'content-type': 'application/json' } });
  return null;
}
