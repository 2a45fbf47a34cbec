import { AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';

/** The number of works at once, which memory allows. */
const AT_ONCE = 16;
/**
 * Milliseconds of real time without a timer or an end after which a work never ends. Only such a work takes
 * them.
 */
const PATIENCE = 20_000;

interface Timer {
  at: number;
  run: () => void;
}

const timers = new Map<number, Timer>();
let now = 0;
let made = 0;

function setSimulated(callback: () => void, milliseconds = 0): number {
  made += 1;
  timers.set(made, { at: now + milliseconds, run: AsyncResource.bind(callback) });
  return made;
}

/** Runs the timer that is due first, and returns whether there was one. */
function runNext(): boolean {
  const first = nextTimer();
  if (first === null) return false;
  const [id, due] = first;
  timers.delete(id);
  now = Math.max(now, due.at);
  due.run();
  return true;
}

function nextTimer(): [number, Timer] | null {
  let next: [number, Timer] | null = null;
  for (const each of timers) if (next === null || each[1].at < next[1].at) next = each;
  return next;
}

/** Resolves when nothing can happen before the clock moves on. Loading code takes real time. */
async function untilIdle(): Promise<void> {
  await turn();
  const next = nextTimer();
  if (next !== null && next[1].at <= now) return;
  await vi.dynamicImportSettled();
  await turn();
}

/**
 * Resolves when everything that needs no timer has happened, messages included: the client sends calls with them.
 */
async function turn(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await message();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Resolves when a message sent now has arrived, and therefore all earlier ones. */
function message(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs each work, some at a time, on a simulated clock that moves on as soon as nothing else happens, so that
 * a limit of 20 seconds takes no time. `performance.now` shows that clock. Returns each work's result, or an
 * Error where it rejected or cannot end.
 */
export async function inSimulatedTime<Result>(
  works: readonly (() => Promise<Result>)[],
): Promise<(Result | Error)[]> {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const realNow = performance.now.bind(performance);
  Object.assign(globalThis, { setTimeout: setSimulated, clearTimeout: (id: number) => timers.delete(id) });
  Object.assign(performance, { now: () => now });
  const results: (Result | Error)[] = works.map(() => new Error('never ends'));
  try {
    for (let from = 0; from < works.length; from += AT_ONCE) {
      let open = 0;
      works.slice(from, from + AT_ONCE).forEach((work, index) => {
        open += 1;
        void work()
          .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
          .then((result) => {
            results[from + index] = result;
            open -= 1;
          });
      });
      for (let busy = realNow(); open > 0 && realNow() - busy < PATIENCE;) {
        await untilIdle();
        if (runNext()) busy = realNow();
      }
    }
  } finally {
    timers.clear();
    Object.assign(globalThis, real);
    Object.assign(performance, { now: realNow });
  }
  return results;
}
