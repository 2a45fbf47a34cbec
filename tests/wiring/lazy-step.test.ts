import { describe, expect, it } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  sendParent,
  setup,
  toPromise,
  waitFor,
  type ActorRefFrom,
  type AnyEventObject,
} from 'xstate';
import { lazyStep, type LazyStepRef } from '../../widget/lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../widget/lazy/step-code.tsx';

type Output = { type: 'chosen'; colour: string };

/** A small step. It reports each colour looked at to its parent and ends with the chosen colour. */
const colours = setup({
  types: {
    context: {} as { colour: string },
    input: {} as { colour: string },
    events: {} as { type: 'looked'; colour: string } | { type: 'chosen' } | { type: 'broken' },
    output: {} as Output,
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'choosing',
  output: ({ context }) => ({ type: 'chosen', colour: context.colour }),
  states: {
    choosing: {
      on: {
        looked: {
          actions: [
            assign(({ event }) => ({ colour: event.colour })),
            sendParent(({ event }) => ({ type: 'colour.looked', colour: event.colour })),
          ],
        },
        chosen: 'done',
        broken: {
          actions: () => {
            throw new Error('the step broke');
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

const code = stepCode({ machine: colours, Screen: () => null });

/** Code that the test delivers or withholds, one load at a time. */
function held() {
  const loads: { resolve: (code: StepCode) => void; reject: (error: unknown) => void }[] = [];
  const load = () => new Promise<StepCode>((resolve, reject) => loads.push({ resolve, reject }));
  return { loads, load };
}

/** Opens the step in a flow that records what it receives and can leave the step. */
function open(
  load: () => Promise<StepCode>,
  loaded: () => StepCode | null = () => null,
  input: { colour: string } | null = { colour: 'green' },
) {
  const told: AnyEventObject[] = [];
  const flow = createMachine({
    initial: 'open',
    states: {
      open: {
        invoke: {
          id: 'colours',
          src: lazyStep<Output, { colour: string } | null>(load, loaded),
          input,
        },
        on: { left: 'elsewhere', '*': { actions: ({ event }) => told.push(event) } },
      },
      elsewhere: {},
    },
  });
  const parent = createActor(flow).start();
  const holder = parent.getSnapshot().children['colours'] as LazyStepRef | undefined;
  if (!holder) throw new Error('the step is invoked');
  return { holder, told, leave: () => parent.send({ type: 'left' }) };
}

async function running({ holder }: ReturnType<typeof open>): Promise<ActorRefFrom<typeof colours>> {
  const { context } = await waitFor(holder, (snapshot) => snapshot.context.step !== null);
  if (!context.step) throw new Error('the step runs');
  return context.step as ActorRefFrom<typeof colours>;
}

describe('a step whose code loads when it opens', () => {
  it("loads once and starts with its holder's input", async () => {
    const { loads, load } = held();
    const opened = open(load);
    expect(opened.holder.getSnapshot().value).toBe('loading');
    expect(loads).toHaveLength(1);
    loads[0]?.resolve(code);
    const step = await running(opened);
    expect(step.getSnapshot().context).toEqual({ colour: 'green' });
    expect(opened.holder.getSnapshot().context.code).toBe(code);
    expect(loads).toHaveLength(1);
  });

  it('runs at once, without a load, where its code is there already', () => {
    const { loads, load } = held();
    const { context, value } = open(load, () => code).holder.getSnapshot();
    expect([value, context.code, loads.length]).toEqual(['running', code, 0]);
    expect(context.step?.getSnapshot()).toMatchObject({ context: { colour: 'green' } });
  });

  it('breaks, so that the flow hears of it, where the flow has nothing for it to work on', async () => {
    const { loads, load } = held();
    const { told, holder } = open(load, () => code, null);
    await waitFor(holder, ({ status }) => status === 'error').catch(() => undefined);
    expect(told.map(({ type }) => type)).toEqual(['xstate.error.actor.colours']);
    expect(loads).toEqual([]);
  });

  it('passes its events on to the flow and ends with its output', async () => {
    const opened = open(() => Promise.resolve(code));
    const step = await running(opened);
    step.send({ type: 'looked', colour: 'red' });
    expect(opened.told).toEqual([{ type: 'colour.looked', colour: 'red' }]);
    step.send({ type: 'chosen' });
    expect(await toPromise(opened.holder)).toEqual({ type: 'chosen', colour: 'red' });
    expect(opened.told.slice(1)).toEqual([
      {
        type: 'xstate.done.actor.colours',
        output: { type: 'chosen', colour: 'red' },
        actorId: 'colours',
      },
    ]);
  });

  it('T14 can load again after a failed load', async () => {
    const { loads, load } = held();
    const opened = open(load);
    loads[0]?.reject(new TypeError('Failed to fetch dynamically imported code'));
    await waitFor(opened.holder, (snapshot) => snapshot.matches('missing'));
    expect(opened.told).toEqual([]);
    opened.holder.send({ type: 'code.retried' });
    loads[1]?.resolve(code);
    expect((await running(opened)).getSnapshot().context).toEqual({ colour: 'green' });
  });

  it('fails together with its holder, so the flow is notified', async () => {
    const opened = open(() => Promise.resolve(code));
    const step = await running(opened);
    opened.holder.subscribe({ error: () => undefined });
    step.send({ type: 'broken' });
    expect(opened.holder.getSnapshot().status).toBe('error');
    expect(opened.told).toEqual([
      { type: 'xstate.error.actor.colours', error: new Error('the step broke'), actorId: 'colours' },
    ]);
  });

  it('T20 stops with its holder when the guest leaves it', async () => {
    const opened = open(() => Promise.resolve(code));
    const step = await running(opened);
    opened.leave();
    expect(step.getSnapshot().status).toBe('stopped');
  });

  it('does not start where its code arrives after the guest has left', async () => {
    const { loads, load } = held();
    const coming = load();
    const opened = open(() => coming);
    opened.leave();
    loads[0]?.resolve(code);
    await coming;
    expect(opened.holder.getSnapshot()).toMatchObject({ status: 'stopped', context: { step: null } });
  });
});
