import { expect, test } from 'vitest';
import { createEmptyActor } from 'xstate';
import { plainValue } from './plain-value.ts';

test('leaves out an actor in an event, which differs in each run', () => {
  const event = { type: 'child.began', child: createEmptyActor(), at: new Set([1]) };
  expect(JSON.stringify(event, plainValue)).toBe('{"type":"child.began","at":[1]}');
});
