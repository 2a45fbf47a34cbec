import { liveSessions, SESSION_IDLE_MS } from '../../../demo/estate/rules/sessions.ts';
import { startEstate } from '../../../demo/estate/program/start-estate.ts';
import { createClient } from '../../../src/api/client.ts';
import type { Manifest } from '../../../widget/build-manifest.ts';
import { sessionUse, visit } from './guest.ts';
import { startMeter } from './meter.ts';
import { BEFORE, HOUR, planGuests, WAYS, type Mix } from './plan.ts';
import { tablesOf, type Hour } from './load-tables.ts';
import { playInOrder, type Course } from './timeline.ts';
import { partsOf } from './widget-files.ts';

const TODAY = '2027-01-04';
const MINUTE = 60;

/**
 * Plays an hour of guests against the estate program, compressed in time. Returns the tables and a summary.
 */
export async function loadReport(manifest: Manifest, mix: Mix): Promise<string> {
  return tablesOf(mix, await playHour(mix), partsOf(manifest));
}

async function playHour(mix: Mix): Promise<Hour> {
  const { url, estate, close } = await startEstate({
    ...{ port: 0, host: undefined, site: 'http://localhost:5173', scenario: '', today: TODAY },
    ...{ seed: undefined, worldFile: null, stateFile: null },
  });
  const sessions: number[] = [];
  const began = Date.now();
  let [at, ahead] = [0, 0];
  const moveTo = async (seconds: number) => {
    at = seconds;
    const advance = began + seconds * 1000 - (Date.now() + ahead);
    if (advance <= 0) return;
    await setAhead(url, advance);
    ahead += advance;
  };
  const meter = await startMeter(url, () => at);
  try {
    const guests = planGuests(mix, TODAY).map((guest) => {
      const bases = { host: meter.urlFor(guest.number), site: `${meter.urlFor(guest.number)}/cms` };
      const refresh = () => Promise.resolve(false);
      return { at: guest.at, course: visit(createClient({ bases, getToken: () => null, refresh }), guest) };
    });
    const count = everyMinute(() => sessions.push(liveSessions(estate.state).length));
    await playInOrder([...guests, { at: BEFORE, course: count }], BEFORE + HOUR, moveTo);
  } finally {
    await meter.close();
    await close();
  }
  return {
    calls: meter.metered.filter((call) => call.at >= BEFORE),
    sessions,
    lifetimes: WAYS.map((way) => ({
      share: mix.shares[way],
      minutes: sessionUse(way) / MINUTE + SESSION_IDLE_MS / 60_000,
    })),
  };
}

/** Moves the estate's clock on through its control for testers. */
async function setAhead(url: string, milliseconds: number): Promise<void> {
  const answer = await fetch(`${url}/__estate/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceMinutes: milliseconds / 60_000 }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the estate's clock does not move: status ${answer.status}`);
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* everyMinute(act: () => void): Course {
  for (;;) {
    act();
    yield MINUTE;
  }
}
