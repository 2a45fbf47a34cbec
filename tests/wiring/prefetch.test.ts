import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, type AnyActorRef } from 'xstate';
import { bookingMachine, type BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import type { SearchInput, SearchOutput } from '../../machines/steps/search/search.rules.ts';
import type { StartInput, StartOutput } from '../../machines/steps/start/start.machine.ts';
import type { Given } from '../../machines/shared/port.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { Step } from '../../src/domain/booking/steps.ts';
import { lazyStep, type LazyStepRef } from '../../widget/lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../widget/lazy/step-code.tsx';
import { prefetchSteps } from '../../widget/wiring/prefetch.ts';
import { waitForScreen } from '../../widget/wiring/wait-for-screen.ts';
import { configuration, session } from '../support/fixtures.ts';
import { reach } from '../support/reach.ts';
import { anonymous, keptDraft, startBooking } from '../booking/start-booking.ts';

/** Any step: it ends with the answer that the test sends. */
const machine = createMachine({
  initial: 'open',
  output: ({ event }) => (event as { output: unknown }).output,
  states: {
    open: { on: { answered: 'done' } },
    done: { type: 'final', output: ({ event }) => (event as unknown as { output: unknown }).output },
  },
});

/** A booking whose steps' code the test delivers, in a browser that is idle when the test says so. */
function opened({ hasIdleCallback = true } = {}) {
  const loads: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const delays: number[] = [];
  const wait = (run: () => void, ms?: number) => {
    waiting.push(run);
    if (typeof ms === 'number') delays.push(ms);
  };
  const page = hasIdleCallback
    ? { requestIdleCallback: wait }
    : { requestIdleCallback: undefined, setTimeout: wait };
  const ahead: string[] = [];
  const codeOf = (step: string): StepCode => ({
    ...stepCode({ machine, Screen: () => null }),
    ahead: () => {
      ahead.push(step);
      return Promise.reject(new Error('lost on the way'));
    },
  });
  const load = (step: string) => () =>
    new Promise<StepCode>((resolve) => loads.push(() => resolve(codeOf(step))));
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(configuration())),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(null)),
        beginSession: fromPromise(() => Promise.resolve(session)),
        start: lazyStep<StartOutput, StartInput>(load('start')),
        search: lazyStep<SearchOutput, Given<SearchInput>>(load('search')),
      },
    }),
    { input: anonymous },
  );
  const fetched: Step[] = [];
  const stop = prefetchSteps(actor, page as unknown as Window, (next) => fetched.push(next));
  actor.start();

  const holder = async (): Promise<LazyStepRef> => {
    const snapshot = await reach(actor, (now) => selectStepActor(now) !== null);
    return selectStepActor(snapshot) as LazyStepRef;
  };
  return {
    actor,
    fetched,
    ahead,
    stop,
    delays,
    holder,
    /** Delivers the code of the open step. */
    bring: async () => {
      const open = await holder();
      loads.shift()?.();
      const { context } = await reach(open, (snapshot) => snapshot.context.step !== null);
      return context.step as AnyActorRef;
    },
    becomeIdle: () => {
      for (const run of waiting.splice(0)) run();
    },
    waiting,
  };
}

describe('the code of the step that usually follows', () => {
  it('loads once the first screen is there and the browser is idle', async () => {
    const { holder, bring, becomeIdle, fetched, waiting } = opened();
    await holder();
    expect(waiting).toHaveLength(0);
    await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    expect(fetched).toEqual([]);
    becomeIdle();
    expect(fetched).toEqual(['search']);
  });

  it('loads once for each step, however often the step opens', async () => {
    const { actor, bring, becomeIdle, fetched, waiting } = opened();
    const start = await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    becomeIdle();
    start.send({ type: 'answered', output: { type: 'anonymous' } });
    await reach(actor, (snapshot) => snapshot.matches({ flow: { open: 'search' } }));
    await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    becomeIdle();
    const wanted = { place: { step: 'start' as const, leg: 1 }, sessionId: null, notice: null };
    actor.send({ type: 'navigated', destination: wanted });
    await bring();
    becomeIdle();
    expect(fetched).toEqual(['search', 'rooms']);
  });

  it('does not load where the guest has already reached that step', async () => {
    const { actor, bring, becomeIdle, fetched, waiting } = opened();
    const start = await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    start.send({ type: 'answered', output: { type: 'anonymous' } });
    await reach(actor, (snapshot) => snapshot.matches({ flow: { open: 'search' } }));
    becomeIdle();
    expect(fetched).toEqual([]);
  });

  it('loads after a second where the browser does not report idleness', async () => {
    const { bring, becomeIdle, fetched, waiting, delays } = opened({ hasIdleCallback: false });
    await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    expect(delays).toEqual([1000]);
    becomeIdle();
    expect(fetched).toEqual(['search']);
  });

  it('T20 does not load after the widget is removed', async () => {
    const { bring, becomeIdle, fetched, waiting, stop } = opened();
    await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    stop();
    becomeIdle();
    expect(fetched).toEqual([]);
  });
});

describe('code that a step needs at a press', () => {
  it("loads before the next step's code when the step is there and the browser is idle, and may fail to load", async () => {
    const { bring, becomeIdle, ahead, fetched, waiting } = opened();
    const start = await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    expect(ahead).toEqual([]);
    becomeIdle();
    start.send({ type: 'answered', output: { type: 'anonymous' } });
    await bring();
    await expect.poll(() => waiting).toHaveLength(1);
    expect([ahead, fetched]).toEqual([['start'], ['search']]);
    becomeIdle();
    expect([ahead, fetched]).toEqual([
      ['start', 'search'],
      ['search', 'rooms'],
    ]);
  });
});

/** Whether the guest has a screen yet. */
function readiness(actor: BookingActor): () => boolean {
  let isReady = false;
  void waitForScreen(actor).then(() => {
    isReady = true;
  });
  return () => isReady;
}

describe('embedding: ready', () => {
  it('comes with the code of the first screen', async () => {
    const { actor, holder, bring } = opened();
    const isReady = readiness(actor);
    await holder();
    expect(isReady()).toBe(false);
    await bring();
    await expect.poll(isReady).toBe(true);
  });

  it('comes with the question about a link, before the sign-in is known (D-52)', async () => {
    const wanted: Destination = {
      place: { step: 'search', leg: 1 },
      sessionId: null,
      notice: null,
      link: {},
    };
    const started = startBooking({ draft: keptDraft(), destination: wanted });
    const isReady = readiness(started.actor);
    await started.answer('loadConfiguration', configuration());
    await started.answer('checkSession', undefined);
    expect(started.actor.getSnapshot().value).toMatchObject({
      flow: { open: 'arriving' },
      member: 'restoring',
      question: 'linking',
    });
    await expect.poll(isReady).toBe(true);
  });

  it('comes with the notice that the estate does not answer', async () => {
    const machineWithoutEstate = bookingMachine.provide({
      actors: { loadConfiguration: fromPromise(() => Promise.reject(new Error('no'))) },
    });
    const actor = createActor(machineWithoutEstate, { input: anonymous }).start();
    const isReady = readiness(actor);
    await reach(actor, (snapshot) => snapshot.matches({ flow: { opening: 'unavailable' } }));
    await expect.poll(isReady).toBe(true);
  });

  it('never comes where the booking is removed before', async () => {
    const { actor } = opened();
    const ready = waitForScreen(actor);
    actor.stop();
    await expect(ready).rejects.toThrow();
  });
});
