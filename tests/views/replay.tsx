import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { cover } from '../tools/paths/cover.ts';
import type { Environment } from '../tools/paths/environment.ts';
import { explore } from '../tools/paths/explore.ts';
import { withoutTouched } from '../support/form-hands.ts';
import { holdMachine } from '../support/held-calls.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import { startStep } from '../steps/start-step.ts';
import { offered, type Shown, type Way, type Ways } from '../support/ways.ts';
import { expectFields } from './fields.ts';
import { expectAccessible, expectContrastInDark, renderInWidget } from '../ui/render.tsx';

export interface ScreenReplay {
  world: { machine: AnyStateMachine; environments: readonly Environment[] };
  /** Replays all environments of the world; by default the first. */
  isWhole?: boolean;
  /** The world's machine with provided parts, where it needs them. */
  machine?: AnyStateMachine;
  /** Makes the machine anew for each path, where a provided part remembers what has happened. */
  fresh?: () => AnyStateMachine;
  // The view of one machine. The replay of the paths proves that it belongs to the world's machine.
  View: ComponentType<{ actor: never }>;
  /**
   * How the guest makes each event, and brings about the outcomes of real child machines, by a name like 'mud done'. An
   * event without an entry never happens.
   */
  ways: Ways;
  /** Child machines that are real here, with their possible outcomes. By default they never end. */
  inside?: NonNullable<Environment['actors']>;
  /** Answers for this view, where the world's answers do not fit it. */
  answers?: Environment['actors'];
  /** What the available actions depend on, where the view depends on more than the machine. */
  project?: (context: never) => unknown;
  /** Actors of which the paths take every outcome. */
  everyOutcomeOf?: readonly string[];
  /** Transitions that no guest takes in this view. Leaving a field is always excluded. */
  elsewhere?: readonly string[] | RegExp;
  /** The part of the context that must equal the planned one; by default all but the fields left. */
  compare?: (context: unknown) => unknown;
  expectShown(planned: AnyMachineSnapshot): void;
  /** Expects what holds only where a state is shown for the first time. */
  expectFirst?: (planned: AnyMachineSnapshot) => void;
}

/**
 * Replays all paths of a machine in its view with real clicks. Every call waits until the path answers it. axe checks
 * each kind of state once, and the contrasts of each part in dark colours.
 */
export function replayScreen(about: string, { world, View, ways, expectShown, ...more }: ScreenReplay): void {
  const machine = more.machine ?? world.machine;
  const { inside = {}, answers = {}, elsewhere = [], project, everyOutcomeOf } = more;
  const covers = (more.isWhole ? world.environments : world.environments.slice(0, 1)).map((environment) => {
    const those: Environment = {
      ...environment,
      events: { ...environment.events, ...without(machine, ways) },
      actors: { ...environment.actors, ...answers, ...inside },
      ...(project ? { project: project as (context: unknown) => unknown } : {}),
    };
    return cover(explore(machine, offered(those, ways)), everyOutcomeOf ? { everyOutcomeOf } : {});
  });
  const paths = covers.flatMap((one) => one.paths);
  const [first] = covers;
  const missing = (first?.uncovered ?? []).filter((id) =>
    covers.every(({ uncovered }) => uncovered.includes(id)),
  );
  const isElsewhere = (id: string) =>
    elsewhere instanceof RegExp ? elsewhere.test(id) : elsewhere.includes(id);
  const real = Object.keys(inside);
  const checked = new Set<string>();
  const isNew = (what: string) => checked.size !== checked.add(what).size;

  const show = (input: never): Shown => {
    cleanup();
    const held = holdMachine(more.fresh?.() ?? machine, real);
    const { actor } = startStep(held.machine, input);
    renderInWidget(<View actor={actor as never} />);
    return { actor, calls: held.calls };
  };

  describe(`${about}, walked in the view`, () => {
    test('the paths take every transition that a guest can take', () => {
      const taken = missing.filter((id) => !id.includes('|field.left|'));
      expect(taken.filter((id) => !isElsewhere(id))).toEqual([]);
      if (!(elsewhere instanceof RegExp)) expect(elsewhere.filter((id) => !taken.includes(id))).toEqual([]);
    });

    test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))(
      '%s',
      async (_, path) => {
        await replayInView(path, {
          show,
          ways,
          compare: more.compare ?? withoutTouched('form'),
          expectShown,
          onShown: async (planned) => {
            if (isNew(JSON.stringify(planned.value))) more.expectFirst?.(planned);
            if (!isNew(kindsShown())) return;
            expectFields(machine.id);
            await expectAccessible();
            const parts = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
              ...classList,
            ]);
            if (parts.filter(isNew).length > 0) await expectContrastInDark();
          },
        });
      },
    );
  });
}

/** The kinds of elements in the page, whatever their texts. What axe finds depends on them. */
function kindsShown(): string {
  const kinds = [...document.body.querySelectorAll('*')].map(({ localName, attributes }) => {
    const said = [...attributes].map(({ name, value }) =>
      /^(class|role|type)$/.test(name) || /^(true|false)$/.test(value) ? `${name}=${value}` : name,
    );
    return `${localName} ${said.join(' ')}`;
  });
  return [...new Set(kinds)].sort().join('\n');
}

/** The machine's events that no guest can send in this view, without samples. */
function without(machine: AnyStateMachine, ways: Ways): Record<string, []> {
  const types = machine.events as string[];
  const heard = types.filter((type) => !type.startsWith('xstate.') && !(type in ways));
  return Object.fromEntries(heard.map((type): [string, []] => [type, []]));
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const button = (name: string | RegExp, when?: Way['when']): Way => ({
  by: () => press(name),
  ...(when ? { when } : {}),
});
