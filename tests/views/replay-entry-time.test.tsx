import { userEvent } from 'vitest/browser';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { formatClock } from '../../src/domain/dates.ts';
import type { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import {
  selectCanFinish,
  selectGuests,
  selectHasTooFew,
  selectKind,
  selectStart,
  selectStarts,
} from '../../machines/modals/entry-time/entry-time.selectors.ts';
import { describeGuest } from '../../src/texts/describe-guest.ts';
import { EntryTimeModal } from '../../widget/modals/entry-time/EntryTimeModal.tsx';
import { catalogue } from '../support/catalogue.ts';
import { pickTime } from '../support/pick-time.ts';
import { entryTimeWorld } from '../worlds/entry-time.world.ts';
import { button, replayModal, tick } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof entryTimeMachine>;

const isShown = (snapshot: Snapshot) => snapshot.matches('choosing');

replayModal('A §2.12 the mud room and the spa garden, walked in the view', {
  world: entryTimeWorld,
  View: EntryTimeModal,
  title: /^The (mud room|spa garden)$/,
  loading: 'Preparing to unwind…',
  ways: {
    'guest.ticked': {
      by: ({ guestIndex }, snapshot) =>
        tick(describeGuest(catalogue, selectGuests(snapshot as Snapshot)[guestIndex as number]?.name ?? '')),
      when: ({ guestIndex, isTicked }, snapshot) =>
        isShown(snapshot as Snapshot) &&
        selectKind(snapshot as Snapshot) === 'mud' &&
        selectGuests(snapshot as Snapshot).some(
          (guest) => guest.guestIndex === guestIndex && guest.isTicked !== isTicked,
        ),
    },
    'time.chosen': {
      by: ({ start }) => pickTime(screen.getByLabelText('Entry Time'), formatClock(start as string)),
      when: ({ start }, snapshot) =>
        isShown(snapshot as Snapshot) &&
        !selectHasTooFew(snapshot as Snapshot) &&
        start !== selectStart(snapshot as Snapshot) &&
        selectStarts(snapshot as Snapshot).includes(start as string),
    },
    'done.pressed': button('Done', (_, snapshot) => selectCanFinish(snapshot as Snapshot)),
    'close.pressed': { by: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })) },
    'load.retried': button('Try again'),
  },
  expectShown: (planned) => {
    const snapshot = planned as Snapshot;
    const isMud = selectKind(snapshot) === 'mud';
    expect(screen.queryByText('A minimum of 2 guests must be in the mud room.') !== null).toBe(isMud);
    expect(screen.queryByText('All guests must attend the Spa Garden together.') !== null).toBe(!isMud);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(
      !selectCanFinish(snapshot),
    );
    expect(screen.queryByText('Please select a minimum of 2 guests.') !== null).toBe(
      isShown(snapshot) && selectHasTooFew(snapshot),
    );
  },
});
