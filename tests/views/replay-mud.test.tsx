import { userEvent } from 'vitest/browser';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { mudMachine } from '../../machines/modals/mud/mud.machine.ts';
import {
  selectCanFinish,
  selectGuests,
  selectHasTooFew,
  selectStart,
  selectStarts,
} from '../../machines/modals/mud/mud.selectors.ts';
import { MudModal } from '../../widget/modals/mud/MudModal.tsx';
import { mudWorld } from '../worlds/mud.world.ts';
import { button, option, replayModal, tick } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof mudMachine>;

const isShown = (snapshot: Snapshot) => snapshot.matches('choosing');

replayModal('A §2.12 the mud room, walked in the view', {
  world: mudWorld,
  View: MudModal,
  title: 'The mud room',
  loading: 'Preparing to unwind…',
  ways: {
    'guest.ticked': {
      by: ({ guestIndex }, snapshot) =>
        tick(selectGuests(snapshot as Snapshot)[guestIndex as number]?.name ?? ''),
      when: ({ guestIndex, isTicked }, snapshot) =>
        isShown(snapshot as Snapshot) &&
        selectGuests(snapshot as Snapshot).some(
          (guest) => guest.guestIndex === guestIndex && guest.isTicked !== isTicked,
        ),
    },
    'time.chosen': {
      by: ({ start }) => option('Entry Time', (start as string | null) ?? ''),
      when: ({ start }, snapshot) =>
        isShown(snapshot as Snapshot) &&
        !selectHasTooFew(snapshot as Snapshot) &&
        start !== selectStart(snapshot as Snapshot) &&
        (start === null || selectStarts(snapshot as Snapshot).includes(start as string)),
    },
    'done.pressed': button('Done', (_, snapshot) => selectCanFinish(snapshot as Snapshot)),
    'close.pressed': { by: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })) },
    'load.retried': button('Try again'),
  },
  expectShown: (planned) => {
    const snapshot = planned as Snapshot;
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(
      !selectCanFinish(snapshot),
    );
    expect(screen.queryByText('Please select a minimum of 2 guests.') !== null).toBe(
      isShown(snapshot) && selectHasTooFew(snapshot),
    );
  },
});
