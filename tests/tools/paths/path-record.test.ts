import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/failure.ts';
import { cover } from './cover.ts';
import { explore } from './explore.ts';
import { named } from './names.ts';
import { readRecord, recordOf, walk, writeRecord } from './path-record.ts';
import { planned, replay, type Observation } from './replay.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';
import { visitMachine } from './samples/visit-machine.ts';
import { scriptOf } from './script.ts';
import { inWords } from './words.ts';

/** An observation without the sample's number, which a record does not keep. */
const unnumbered = (seen: Observation) => ({ ...seen, step: seen.step.replace(/ #\d+$/, '') });

describe('a path as JSON', () => {
  it.each([
    ['order', orderMachine, orderEnvironment],
    ['visit', visitMachine, visitEnvironment],
  ])(
    '%s: a path read back is walked like the original, also by the interpreter',
    (_name, machine, environment) => {
      const { paths } = cover(explore(machine, environment));
      for (const path of paths) {
        const read = walk(machine, readRecord(writeRecord(recordOf(machine, path))));
        expect(planned(read).map(unnumbered)).toEqual(planned(path).map(unnumbered));
        expect(replay(machine, read)).toEqual(planned(read));
      }
    },
  );

  it('restores a failure with its class', () => {
    const failure = { kind: 'http', endpoint: 'complete', status: 402, message: 'Declined' } as const;
    const event = { type: 'xstate.error.actor.price', error: new CallError(failure) };
    const record = {
      machine: 'order',
      steps: [{ words: '', state: '', kind: 'error' as const, event, fired: [] }],
    };
    const revive = {
      CallError: (fields: Record<string, unknown>) => new CallError(fields['failure'] as typeof failure),
    };
    const [step] = readRecord(writeRecord(record), revive).steps;
    expect(step?.event['error']).toEqual(new CallError(failure));
    expect(step?.event['error']).toBeInstanceOf(CallError);
  });

  it('names the step at which a changed machine differs', () => {
    const [path] = cover(explore(orderMachine, orderEnvironment)).paths;
    const record = recordOf(orderMachine, path ?? { steps: [] });
    const changed = record.steps.map((step, index) =>
      index === 1 ? { ...step, fired: ['order.gone|x|0'] } : step,
    );
    expect(() => walk(orderMachine, { ...record, steps: changed })).toThrow('step 2, ');
  });
});

describe('a path in words', () => {
  it('is a numbered list of what to do and where it leads', () => {
    const whole = cover(explore(orderMachine, orderEnvironment)).paths.find(
      ({ steps }) => steps.length === 4,
    );
    expect(scriptOf(recordOf(orderMachine, whole ?? { steps: [] }), 1, 3)).toBe(`# order, path 1 of 3

4 steps, transitions: 3. Below each step, in italics, is where it must lead.

1. Open the order  
   *choosing*
2. Add the dish: soup  
   *choosing*
3. Place the order  
   *asking*
4. The answer to “ask price”: 10  
   *ordered*
`);
  });

  const said = (event: { type: string }, kind: 'event' | 'done' | 'error' | 'start' = 'event') =>
    inWords({ kind, event, variant: 1, actor: { id: 'price', src: 'askPrice' } }, 'lateOrder');

  it.each([
    [{ type: 'back.pressed' }, 'Press Back'],
    [{ type: 'field.changed', name: 'terms', value: true }, 'Fill in or tick the terms'],
    [
      { type: 'field.changed', name: 'rooms.0.guests.1.firstName', value: 'Ivy' },
      'Fill in the first name of room 1, guest 2: Ivy',
    ],
    [{ type: 'field.changed', name: 'firstName', value: '' }, 'Empty the first name'],
    [{ type: 'field.left', name: 'firstName' }, 'Leave the first name'],
    [{ type: 'leadBooker.chosen', leadBooker: '0.0' }, 'Choose the lead booker: 0.0'],
    [{ type: 'month.next' }, 'Go to the next month'],
    [{ type: 'load.retried' }, 'Press Try again'],
    [named('sold out', { type: 'rooms.shown', rooms: [] }), 'sold out'],
  ])('says %j', (event, sentence) => expect(said(event)).toBe(sentence));

  it('names an answer, or describes its outermost values', () => {
    const answer = (output: unknown) => said({ type: 'x', output } as { type: string }, 'done');
    expect(answer(named('sold out', { rooms: [] }))).toBe('The answer to “ask price”: sold out');
    expect(answer({ type: 'roomChosen', roomCode: 'LAK' })).toBe(
      'The answer to “ask price”: room chosen (room code LAK)',
    );
    expect(answer([])).toBe('The answer to “ask price”: an empty list');
    expect(answer(undefined)).toBe('“Ask price” works');
  });

  it('describes a failure by its kind', () => {
    const failed = (error: Error) => said({ type: 'x', error } as { type: string }, 'error');
    const failure = { kind: 'http', endpoint: 'complete', status: 402, message: '' } as const;
    expect(failed(new CallError(failure))).toBe('The answer to “ask price”: it is refused, HTTP 402');
    expect(failed(new Error('no answer from askPrice'))).toBe('No answer to “ask price”');
  });

  it('does not describe a screen or modal as a call', () => {
    const of = (kind: 'done' | 'error' | 'sends', event: object) =>
      inWords(
        { kind, event: event as { type: string }, variant: 0, actor: { id: 'mud', src: 'mud' } },
        'stay',
      );
    expect(of('done', { type: 'x', output: { type: 'closed' } })).toBe('Mud rooms: the guest closes it');
    expect(of('error', { type: 'x', error: new Error('no answer from mud') })).toBe(
      'Mud rooms: it breaks down',
    );
    expect(of('sends', { type: 'payment.recorded' })).toBe('Mud rooms: the payment starts');
  });

  it('uses the name of an event’s sample', () => {
    const soup = named('Order a soup', { dish: 'soup' });
    const { paths } = cover(explore(orderMachine, { ...orderEnvironment, events: { 'dish.added': [soup] } }));
    const sentences = paths.flatMap((path) => recordOf(orderMachine, path).steps.map(({ words }) => words));
    expect(sentences).toContain('Order a soup');
  });

  it('names the input, or gives its sample’s number', () => {
    const started = (input: object) => said({ type: 'xstate.init', input } as { type: string }, 'start');
    expect(started(named('with a kept draft', {}))).toBe('Open the late order: with a kept draft');
    expect(started({})).toBe('Open the late order, start 2');
  });
});
