import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { formats } from '../../widget/texts/british-formats.ts';
import { formatClock } from '../../src/domain/dates/dates.ts';
import { selectIsAskingToClose } from '../../machines/modals/modal.selectors.ts';
import type { Slot } from '../../src/domain/dates/slots.ts';
import type { Way, Ways } from '../support/ways.ts';
import { button, press, replayScreen, type ScreenReplay } from './replay.tsx';

const QUESTION = 'Leave without these times?';

interface ModalReplay extends Pick<ScreenReplay, 'world' | 'View' | 'ways'> {
  /** The dialog's name, and its text while it loads. */
  title: string | RegExp;
  loading?: string | RegExp;
  /** The words for what could not be loaded, in states where that has happened. */
  failed?(planned: AnyMachineSnapshot): string;
  /** Expects further parts of the view. */
  expectShown?(planned: AnyMachineSnapshot): void;
}

/**
 * Replays the modal's generated paths in its view with real clicks. In each state the dialog has its name and the
 * focus, its lists are marked as required, and a failure is told in words, with the focus.
 */
export function replayModal(
  about: string,
  { title, loading, failed, ways, expectShown, ...more }: ModalReplay,
) {
  replayScreen(about, {
    ...more,
    isWhole: true,
    ways: withQuestion(ways),
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
      if (failed && planned.hasTag('failed')) {
        expect(screen.getByRole('alert').textContent, 'D-320').toBe(
          `${failed(planned)}We could not read the hotel's answer. Please try again.Try again`,
        );
        if (!isAsking) expect(screen.getByRole('alert')).toHaveFocus();
      }
      expectShown?.(planned);
    },
  });
}

export const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const pressIn = (group: string, name: RegExp | string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));

let closings = 0;

/** Presses × in the dialog's head or the button in its foot, by turns. */
export const close: Way = {
  by: () => {
    const ways = screen.getAllByRole('button', { name: /^(Close|Cancel)$/ });
    closings += 1;
    return userEvent.click(ways[closings % ways.length] ?? document.body);
  },
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

/** Expects a chip for each of these times: pressed where it is chosen, struck through where it is taken. */
export function expectSlots(label: string, slots: readonly Slot[]): void {
  const chips = [...(document.querySelector(`[aria-label="${label}"]`)?.querySelectorAll('button') ?? [])];
  expect(chips.map(({ textContent, ariaPressed, disabled }) => [textContent, ariaPressed, disabled])).toEqual(
    slots.map(({ label: text, isChosen, isFree }) => [
      isFree ? text : `${text} taken`,
      String(isChosen),
      !isFree,
    ]),
  );
}

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
