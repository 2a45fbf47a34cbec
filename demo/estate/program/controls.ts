import * as v from 'valibot';
import { escapeHtml } from '../html.ts';
import { SCENARIOS, scenarioNames, scenarioOf, type ScenarioName } from '../scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { createFaults, faultList } from './faults.ts';

const minutes = v.strictObject({
  advanceMinutes: v.pipe(v.number(), v.minValue(0), v.maxValue(60 * 24 * 365)),
});
const names = v.pipe(
  v.array(v.string()),
  v.check(
    (list) => scenarioNames(list.join(',')).length === list.length,
    `names scenarios: ${Object.keys(SCENARIOS).join(', ')}`,
  ),
  v.transform((list) => scenarioNames(list.join(','))),
);

const PAGE = `Below /__estate/, for who tests:

GET  ledger      every call that came, and what it was answered with
GET  bookings    the bookings that were made
GET  charges     the payments that were taken
GET  outbox      the e-mails that would have been sent
POST reset       the world as it opened
GET, POST clock      the estate's time; {"advanceMinutes": 31} moves it
GET, POST scenarios  what goes otherwise than usual; ["slow"] turns one on, [] all off
GET, POST faults     single calls that go wrong; [] takes them all away`;

/** What a tester can change while the estate runs. */
export interface Controls {
  /** Answers a call to one of these pages; null for other addresses. */
  answer: (request: Request) => Promise<Response | null>;
  /** The faults that are set now. */
  faults: () => readonly Scenario[];
  /** The estate's time, in milliseconds since 1970. */
  now: () => number;
  /** Milliseconds by which the estate's clock is ahead of this computer's. */
  ahead: () => number;
}

/** The program's own pages below /__estate/, beside those that every estate has. `ahead` in milliseconds. */
export function createControls(ahead: number): Controls {
  let offset = ahead;
  let on: ScenarioName[] = [];
  const faults = createFaults();
  const now = () => Date.now() + offset;
  const clock = () => ({ now: new Date(now()).toISOString(), aheadMinutes: Math.round(offset / 60_000) });
  const scenarios = () =>
    Object.entries(SCENARIOS).map(([name, { about }]) => ({
      name,
      about,
      isOn: on.some((one) => one === name),
    }));

  return {
    async answer(request) {
      const page = /^\/__estate\/(clock|scenarios|faults|)$/.exec(new URL(request.url).pathname)?.[1];
      if (page === undefined) return null;
      if (page === '') return htmlOf(PAGE);
      const sent = request.method === 'POST' ? await jsonOf(request) : undefined;
      switch (page) {
        case 'clock':
          return answered(minutes, sent, clock, ({ advanceMinutes }) => {
            offset += advanceMinutes * 60_000;
          });
        case 'scenarios':
          return answered(names, sent, scenarios, (list) => {
            on = list;
          });
        default:
          return answered(faultList, sent, faults.list, faults.replace);
      }
    },
    faults: () => [...on.map(scenarioOf), ...faults.scenarios()],
    now,
    ahead: () => offset,
  };
}

/** Applies a valid body, if there is one, and answers with the current setting. Answers 400 for an invalid body. */
function answered<Sent>(
  schema: v.GenericSchema<unknown, Sent>,
  sent: unknown,
  now: () => unknown,
  apply: (sent: Sent) => void,
): Response {
  if (sent !== undefined) {
    const found = v.safeParse(schema, sent);
    if (!found.success) {
      const [issue] = found.issues;
      const at = v.getDotPath(issue);
      return Response.json({ Message: `${at === null ? '' : `${at}: `}${issue.message}` }, { status: 400 });
    }
    apply(found.output);
  }
  return Response.json(now());
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return (await request.json()) as unknown;
  } catch {
    return null;
  }
}

function htmlOf(text: string): Response {
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>The simulated estate</title><pre>${escapeHtml(text)}</pre></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
