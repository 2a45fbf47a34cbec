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
  /** The world's machine where something in it had to be provided. */
  machine?: AnyStateMachine;
  // The view of one machine; the paths see to it that it is the world's.
  View: ComponentType<{ actor: never }>;
  /** How the guest makes each event; what has no way never happens. */
  ways: Ways;
  /** Machines inside that are real here, with what the guest can bring them to; by default they never end. */
  inside?: NonNullable<Environment['actors']>;
  /** How the guest brings them to that, as 'mud done'. */
  insideHands?: Hands<Shown>;
  /** Where the world's answers are not those that the view can be shown with. */
  answers?: Environment['actors'];
  /** What decides what can be done, where that is more in the view than in the machine. */
  project?: (context: never) => unknown;
  /** Transitions that no guest takes in this view; leaving a field happens with every step. */
  elsewhere?: readonly string[] | RegExp;
  expectShown: (planned: AnyMachineSnapshot) => void;
}

/**
 * Walks all paths of a screen's machine in its view, one after the other, by real clicks; every answer is held back
 * until the path gives it. Each distinct state is looked at by axe once.
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

/** What the machine hears but no guest can say here. */
function without(machine: AnyStateMachine, ways: Ways): Record<string, []> {
  const types = machine.events as string[];
  const heard = types.filter((type) => !type.startsWith('xstate.') && !(type in ways));
  return Object.fromEntries(heard.map((type): [string, []] => [type, []]));
}
