import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { cover } from '../paths/cover.ts';
import type { Environment } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import type { World } from '../paths/world.ts';
import { withoutTouched } from '../support/form-hands.ts';
import { holdCalls } from '../support/held-calls.ts';
import { replayInView, type Hands } from '../support/replay-in-view.ts';
import { startStep } from '../support/start-step.ts';
import { answersOf, handsOf, offered, type Shown, type Ways } from '../support/ways.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

interface ScreenReplay {
  world: World;
  /** The world's machine with provided parts, where it needs them. */
  machine?: AnyStateMachine;
  // The view of one machine. The replay of the paths proves that it belongs to the world's machine.
  View: ComponentType<{ actor: never }>;
  /** How the guest makes each event. An event without an entry never happens. */
  ways: Ways;
  /** Child machines that are real here, with their possible outcomes. By default they never end. */
  inside?: NonNullable<Environment['actors']>;
  /** How the guest brings about these outcomes, by a name like 'mud done'. */
  insideHands?: Hands<Shown>;
  /** Answers for this view, where the world's answers do not fit it. */
  answers?: Environment['actors'];
  /** What the available actions depend on, where the view depends on more than the machine. */
  project?: (context: never) => unknown;
  /** Transitions that no guest takes in this view. Leaving a field is always excluded. */
  elsewhere?: readonly string[] | RegExp;
  expectShown: (planned: AnyMachineSnapshot) => void;
}

/**
 * Replays all paths of a screen's machine in its view with real clicks. Every call waits until the path
 * answers it. axe checks each distinct state once.
 */
export function replayScreen(about: string, { world, View, ways, expectShown, ...more }: ScreenReplay): void {
  const { environments } = world;
  const machine = more.machine ?? world.machine;
  const { inside = {}, insideHands = {}, answers = {}, elsewhere = [], project } = more;
  const [first = {}] = environments;
  const environment = offered(
    {
      ...first,
      events: { ...first.events, ...without(machine, ways) },
      actors: { ...first.actors, ...answers, ...inside },
      ...(project ? { project: project as (context: unknown) => unknown } : {}),
    },
    ways,
  );
  const ports = Object.keys(machine.implementations.actors).filter((name) => !(name in inside));

  const show = (input: never): Shown => {
    cleanup();
    const held = Object.fromEntries(ports.map((name) => [name, holdCalls<unknown, object>()]));
    const actors = Object.fromEntries(Object.entries(held).map(([name, { port }]) => [name, port]));
    const { actor } = startStep(machine.provide({ actors }), input);
    renderInWidget(<View actor={actor as never} />);
    return {
      actor,
      calls: Object.fromEntries(Object.entries(held).map(([name, { calls }]) => [name, calls])),
    };
  };

  test(`${about}, walked in the view`, { timeout: 60_000 }, async () => {
    const { paths, uncovered } = cover(explore(machine, environment));
    const missing = uncovered.filter((id) => !id.includes('|field.left|'));
    if (elsewhere instanceof RegExp) expect(missing.filter((id) => !elsewhere.test(id))).toEqual([]);
    else expect(missing).toEqual(elsewhere);
    const checked = new Set<string>();
    for (const path of paths) {
      await replayInView(path, {
        show,
        hands: { ...handsOf(ways), ...answersOf(ports), ...insideHands },
        compare: withoutTouched('form'),
        expectShown,
        onShown: async (planned) => {
          const state = JSON.stringify(planned.value);
          if (checked.has(state)) return;
          checked.add(state);
          await expectAccessible();
        },
      });
    }
  });
}

/** The machine's events that no guest can send in this view, without samples. */
function without(machine: AnyStateMachine, ways: Ways): Record<string, []> {
  const types = machine.events as string[];
  const heard = types.filter((type) => !type.startsWith('xstate.') && !(type in ways));
  return Object.fromEntries(heard.map((type): [string, []] => [type, []]));
}
