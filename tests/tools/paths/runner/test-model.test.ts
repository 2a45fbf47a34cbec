import { describe, expect, it } from 'vitest';
import { describeChoice } from '../choices.ts';
import { cover } from '../cover.ts';
import { explore } from '../explore.ts';
import { createInterpreter, plannedAfter } from '../replay.ts';
import { orderEnvironment, visitEnvironment } from '../samples/environments.ts';
import { orderMachine } from '../samples/order-machine.ts';
import { visitMachine } from '../samples/visit-machine.ts';
import { eachEventOf, testPathsOf } from './test-model.ts';

describe('@xstate/test as the runner', () => {
  it.each([
    ['order', orderMachine, orderEnvironment],
    ['visit', visitMachine, visitEnvironment],
  ])(
    '%s: takes every step of every path, and the interpreter follows the plan',
    (_name, machine, environment) => {
      const { paths } = cover(explore(machine, environment));
      const tested = testPathsOf(machine, paths);
      const taken: string[] = [];
      for (const path of tested) {
        const interpreter = createInterpreter(machine);
        path.testSync({
          events: eachEventOf(path, (step) => {
            taken.push(describeChoice(step.choice));
            expect(interpreter.take(step)).toEqual(plannedAfter(step));
          }),
        });
      }
      const steps = paths.flatMap((path) => path.steps).map(({ choice }) => describeChoice(choice));
      expect(taken.toSorted()).toEqual(steps.toSorted());
    },
  );

  it('checks each state by its name, after the event that leads to it', async () => {
    const { paths } = cover(explore(orderMachine, orderEnvironment));
    const path = testPathsOf(orderMachine, paths).find(({ steps }) => steps.length === 4);
    const log: string[] = [];
    await path?.test({
      events: eachEventOf(path, (step) => {
        log.push(describeChoice(step.choice));
      }),
      states: { choosing: () => void log.push('in choosing'), '*': () => void log.push('elsewhere') },
    });
    expect(log).toEqual([
      'start',
      'in choosing',
      'dish.added',
      'in choosing',
      'order.placed',
      'elsewhere',
      'askPrice done',
      'elsewhere',
    ]);
  });

  it('names the failed step', () => {
    const [path] = testPathsOf(orderMachine, cover(explore(orderMachine, orderEnvironment)).paths);
    const fails = () => {
      throw new Error('no such button');
    };
    expect(() => path?.testSync({ events: { 'dish.added': fails } })).toThrow(
      /no such button[^]*Event: dish\.added/,
    );
  });
});
