import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import { formatClock } from '../../src/domain/dates.ts';
import { selectIsAskingToClose } from '../../machines/modals/modal.selectors.ts';
import type { Slot } from '../../src/domain/slots.ts';
import { cover } from '../paths/cover.ts';
import { explore } from '../paths/explore.ts';
import type { World } from '../paths/world.ts';
import { holdCalls } from '../support/held-calls.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import { answersOf, handsOf, offered, type Shown, type Way, type Ways } from '../support/ways.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const QUESTION = 'Leave without these times?';

interface ModalReplay {
  world: World;
  // The view of one machine. The replay of the paths proves that it belongs to the world's machine.
  View: ComponentType<{ actor: never }>;
  /** The dialog's name, and its text while it loads. */
  title: string | RegExp;
  loading?: string | RegExp;
  ways: Ways;
  /** Expects further parts of the view. */
  expectShown?: (planned: AnyMachineSnapshot) => void;
  /** The part of the context that must equal the planned one; by default all of it. */
  compare?: (context: unknown) => unknown;
}

/**
 * Replays the modal's generated paths in its view with real clicks. Every call waits until the path answers
 * it. In each state the dialog has its name and the focus, its lists are marked as required, and axe finds
 * nothing.
 */
export function replayModal(
  about: string,
  { world, View, title, loading, ways: own, expectShown, compare }: ModalReplay,
) {
  const ways = withQuestion(own);
  const { machine, environments } = world;
  const covers = environments.map((environment) => cover(explore(machine, offered(environment, ways))));
  const paths = covers.flatMap((one) => one.paths);
  const uncovered = (covers[0]?.uncovered ?? []).filter((id) =>
    covers.every((one) => one.uncovered.includes(id)),
  );
  const ports = Object.keys(environments[0]?.actors ?? {});
  const checked = new Set<string>();

  const show = (input: never): Shown => {
    const held = Object.fromEntries(ports.map((name) => [name, holdCalls<unknown, object>()]));
    const actors = Object.fromEntries(Object.entries(held).map(([name, { port }]) => [name, port]));
    const actor = createActor(machine.provide({ actors }), { input }).start();
    renderInWidget(<View actor={actor as never} />);
    return {
      actor,
      calls: Object.fromEntries(Object.entries(held).map(([name, { calls }]) => [name, calls])),
    };
  };

  describe(about, () => {
    test('paths that can be walked in the view take every transition', () => {
      expect(uncovered).toEqual([]);
    });

    test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))(
      '%s',
      async (_, path) => {
        await replayInView(path, {
          show,
          hands: { ...handsOf(ways), ...answersOf(ports) },
          ...(compare ? { compare } : {}),
          expectShown: (planned) => {
            const dialog = screen.getByRole('dialog', { name: title });
            const isAsking = selectIsAskingToClose(planned as never);
            expect(screen.queryByRole('alertdialog', { name: QUESTION }) !== null).toBe(isAsking);
            expect(dialog.contains(document.activeElement), 'the focus is in the dialog').toBe(true);
            for (const list of dialog.querySelectorAll('select, [role=radiogroup]')) {
              expect(list.ariaRequired, 'D-240 the list is required').toBe('true');
            }
            if (loading !== undefined) {
              expect(screen.queryAllByText(loading).length > 0).toBe(planned.hasTag('busy'));
            }
            expectShown?.(planned);
          },
          onShown: async (planned) => {
            const state = JSON.stringify([planned.value, selectIsAskingToClose(planned as never)]);
            if (checked.has(state)) return;
            checked.add(state);
            await expectAccessible();
          },
        });
      },
    );
  });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const pressIn = (group: string, name: RegExp | string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));

export const button = (name: string | RegExp, when?: Way['when']): Way => ({
  by: () => press(name),
  ...(when ? { when } : {}),
});

/** Presses × in the dialog's head. */
export const close: Way = {
  by: () => userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body),
};

/** Presses a tab of the stay's dates. `dateOf` returns the date of the event. */
export const dateTab = (
  dateOf: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => string,
  when?: Way['when'],
): Way => ({
  by: (event, snapshot) =>
    pressIn('Dates of your stay', new RegExp(`^${formats.stayDay(dateOf(event, snapshot))}`)),
  ...(when ? { when } : {}),
});

export const halfTab = (words: Record<'AM' | 'PM', string>, when?: Way['when']): Way => ({
  by: ({ half }) => pressIn('Time of day', words[half as 'AM' | 'PM']),
  ...(when ? { when } : {}),
});

/** Presses a free time among the visible ones. */
export const timeChip = (slots: (snapshot: never) => Slot[], isShown: (snapshot: never) => boolean): Way => ({
  by: ({ start }) => press(formatClock(start as string)),
  when: ({ start }, snapshot) =>
    isShown(snapshot as never) &&
    slots(snapshot as never).some((slot) => slot.start === start && slot.isFree),
});

/** While the dialog asks whether to leave, only its answers can be pressed (D-447). */
function withQuestion(ways: Ways): Ways {
  const isAsking = (snapshot: AnyMachineSnapshot) => selectIsAskingToClose(snapshot as never);
  const behind = Object.entries(ways).map(([type, way]) => [
    type,
    {
      ...way,
      when: (event: AnyEventObject, snapshot: AnyMachineSnapshot) =>
        !isAsking(snapshot) && (way.when?.(event, snapshot) ?? true),
    },
  ]);
  return {
    ...(Object.fromEntries(behind) as Ways),
    'close.confirmed': button('Leave without them', (_, snapshot) => isAsking(snapshot)),
    'close.dismissed': button('Keep choosing', (_, snapshot) => isAsking(snapshot)),
  };
}
