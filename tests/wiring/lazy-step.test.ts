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

/** A small step: it tells its parent what is looked at, and ends with what is chosen. */
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

/** Code that the test brings, or keeps back, one load after the other. */
function held() {
  const loads: { resolve: (code: StepCode) => void; reject: (error: unknown) => void }[] = [];
  const load = () => new Promise<StepCode>((resolve, reject) => loads.push({ resolve, reject }));
  return { loads, load };
}

/** The step in a flow that writes down what it is told, and can leave it. */
function open(load: () => Promise<StepCode>, loaded: () => StepCode | null = () => null) {
  const told: AnyEventObject[] = [];
  const flow = createMachine({
    initial: 'open',
    states: {
      open: {
        invoke: {
          id: 'colours',
          src: lazyStep<Output, { colour: string }>(load, loaded),
          input: { colour: 'green' },
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

describe('a step whose code comes when it is opened', () => {
  it('is asked for once, and begins with the input of its holder', async () => {
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

  it('D-277 code that has come already is not asked for: the step runs at once', () => {
    const { loads, load } = held();
    const { context, value } = open(load, () => code).holder.getSnapshot();
    expect([value, context.code, loads.length]).toEqual(['running', code, 0]);
    expect(context.step?.getSnapshot()).toMatchObject({ context: { colour: 'green' } });
  });

  it('what it tells the flow passes through, and it ends with its output', async () => {
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

  it('T14 code that does not come can be asked for again', async () => {
    const { loads, load } = held();
    const opened = open(load);
    loads[0]?.reject(new TypeError('Failed to fetch dynamically imported code'));
    await waitFor(opened.holder, (snapshot) => snapshot.matches('missing'));
    expect(opened.told).toEqual([]);
    opened.holder.send({ type: 'code.retried' });
    loads[1]?.resolve(code);
    expect((await running(opened)).getSnapshot().context).toEqual({ colour: 'green' });
  });

  it('a step that breaks breaks its holder, so that the flow hears of it', async () => {
    const opened = open(() => Promise.resolve(code));
    const step = await running(opened);
    opened.holder.subscribe({ error: () => undefined });
    step.send({ type: 'broken' });
    expect(opened.holder.getSnapshot().status).toBe('error');
    expect(opened.told).toEqual([
      { type: 'xstate.error.actor.colours', error: new Error('the step broke'), actorId: 'colours' },
    ]);
  });

  it('T20 a step that is left ends with its holder', async () => {
    const opened = open(() => Promise.resolve(code));
    const step = await running(opened);
    opened.leave();
    expect(step.getSnapshot().status).toBe('stopped');
  });

  it('code that comes after the step was left starts nothing', async () => {
    const { loads, load } = held();
    const coming = load();
    const opened = open(() => coming);
    opened.leave();
    loads[0]?.resolve(code);
    await coming;
    expect(opened.holder.getSnapshot()).toMatchObject({ status: 'stopped', context: { step: null } });
  });
});
