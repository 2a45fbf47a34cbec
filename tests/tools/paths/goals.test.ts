import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { describeChoice } from './choices.ts';
import { cover } from './cover.ts';
import { environmentOf } from './environment.ts';
import { explore } from './explore.ts';
import type { GoalKind } from './goals.ts';

/** Two states and back: a | on | b, b | on | c, b | back | a, c | back | b. On the way to c, d is only passed. */
const street = setup({ types: { events: {} as { type: 'on' } | { type: 'back' } } }).createMachine({
  id: 'street',
  initial: 'a',
  states: {
    a: { on: { on: 'b' } },
    b: { on: { on: 'd', back: 'a' } },
    c: { on: { back: 'b' } },
    d: { always: 'c' },
  },
});

function pathsFor(goal: GoalKind, maxSteps = 60) {
  const { paths, uncovered } = cover(explore(street, environmentOf(street, {})), { goal, maxSteps });
  const steps = paths.map((path) => path.steps.map(({ choice }) => describeChoice(choice)).join(' '));
  return { steps, uncovered };
}

describe('the goals of paths', () => {
  it('transitions: each is taken once', () => {
    expect(pathsFor('transitions')).toEqual({ steps: ['start on on back back'], uncovered: [] });
  });

  it('pairs: each transition is followed once by every possible next one', () => {
    const { steps, uncovered } = pathsFor('pairs');
    const pairs = new Set(
      steps.flatMap((path) => {
        const moves = placesAfter(path.split(' '));
        return moves.slice(1).map((move, index) => `${moves[index]} ${move}`);
      }),
    );
    // By hand: after a-b come b-c and b-a; after b-c comes c-b; after c-b come b-c and b-a; after b-a comes a-b.
    expect([...pairs].toSorted()).toEqual(['ab ba', 'ab bc', 'ba ab', 'bc cb', 'cb ba', 'cb bc']);
    expect(uncovered).toEqual([]);
  });

  it('no path is longer than maxSteps where a shorter one exists', () => {
    expect(pathsFor('transitions', 3).steps.every((path) => path.split(' ').length <= 4)).toBe(true);
    expect(pathsFor('transitions', 3).uncovered).toEqual([]);
  });
});

/** The moves between places in 'start on on': ab, bc. */
function placesAfter(events: string[]): string[] {
  const moves: string[] = [];
  let at = 'a';
  for (const event of events.slice(1)) {
    const to = event === 'on' ? (at === 'a' ? 'b' : 'c') : at === 'c' ? 'b' : 'a';
    moves.push(`${at}${to}`);
    at = to;
  }
  return moves;
}
