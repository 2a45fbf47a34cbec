import { expect, it } from 'vitest';
import { mutantsOf, mutate } from './edits.ts';

const SOURCE = `import { and, assign, setup } from 'xstate';
export const door = setup({
  guards: { mayOpen: and(['isFree', 'isDay']) },
  actions: { keep: assign((_, by: string) => ({ by, times: 1 })) },
}).createMachine({
  initial: 'closed',
  states: {
    closed: {
      tags: ['shut', 'safe'],
      on: { pushed: { guard: 'mayOpen', target: 'open', actions: ['keep'] }, locked: 'gone' },
    },
    open: { invoke: { id: 'bell', src: 'bell', onError: '#door.gone' } },
    ...others, gone: { always: { target: DOOR.closed } },
  },
});
`;

it('finds every possible fault, with its line and the text that replaces it', () => {
  const found = mutantsOf('machines/door.ts', SOURCE).map((mutant) => {
    const { line, what } = mutant;
    return [line, what.replace(/^door\./, ''), mutate(SOURCE, mutant).split('\n')[line - 1]?.trim()];
  });
  const pushed = 'states.closed.on.pushed';
  const onClosed = (pushed: string, locked = `locked: 'gone' `) => `on: { ${pushed}${locked}},`;
  const whole = `pushed: { guard: 'mayOpen', target: 'open', actions: ['keep'] }, `;
  const invoke = (rest: string) => `open: { invoke: { id: 'bell', src: 'bell', ${rest}} },`;
  expect(found).toEqual([
    [3, 'guards.mayOpen: isFree dropped', `guards: { mayOpen: and([ 'isDay']) },`],
    [3, 'guards.mayOpen: isDay dropped', `guards: { mayOpen: and(['isFree', ]) },`],
    [4, 'actions.keep: by not assigned', 'actions: { keep: assign((_, by: string) => ({  times: 1 })) },'],
    [4, 'actions.keep: times not assigned', 'actions: { keep: assign((_, by: string) => ({ by,  })) },'],
    [9, 'states.closed.tags: shut dropped', `tags: [ 'safe'],`],
    [9, 'states.closed.tags: safe dropped', `tags: ['shut', ],`],
    [10, `${pushed}: dropped`, onClosed(' ')],
    [10, `${pushed}.guard: guard dropped`, onClosed(`pushed: {  target: 'open', actions: ['keep'] }, `)],
    [
      10,
      `${pushed}.guard: guard negated`,
      onClosed(`pushed: { guard: mutantNot('mayOpen'), target: 'open', actions: ['keep'] }, `),
    ],
    [
      10,
      `${pushed}.target: to gone instead of open`,
      onClosed(`pushed: { guard: 'mayOpen', target: 'gone', actions: ['keep'] }, `),
    ],
    [
      10,
      `${pushed}.actions: keep dropped`,
      onClosed(`pushed: { guard: 'mayOpen', target: 'open', actions: [] }, `),
    ],
    [10, 'states.closed.on.locked: dropped', onClosed(whole, ' ')],
    [10, 'states.closed.on.locked: to open instead of gone', onClosed(whole, `locked: 'open' `)],
    [12, 'states.open.invoke.onError: onError dropped', invoke(' ')],
    [12, 'states.open.invoke.onError: not to #door.gone', invoke('onError: {} ')],
    [13, 'states.gone.always.target: not to DOOR.closed', '...others, gone: { always: {  } },'],
  ]);
});

it('gives mutants of the same place different ids', () => {
  const source = `assign({ a: 1 }); assign({ a: 2 });`;
  expect(mutantsOf('machines/a.ts', source).map(({ id }) => id)).toEqual([
    'machines/a.ts: : a not assigned',
    'machines/a.ts: : a not assigned #2',
  ]);
});
