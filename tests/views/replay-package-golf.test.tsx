import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import type { packageGolfMachine } from '../../machines/modals/package-golf/package-golf.machine.ts';
import {
  selectCanGoOn,
  selectDates,
  selectIsChoosingDates,
  selectSlots,
} from '../../machines/modals/package-golf/package-golf.selectors.ts';
import { PackageGolfModal } from '../../widget/modals/package-golf/PackageGolfModal.tsx';
import { packageGolfWorld } from '../worlds/package-golf.world.ts';
import { button, close, halfTab, replayModal, tick, timeChip } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof packageGolfMachine>;

const isTimeShown = (snapshot: Snapshot) => snapshot.matches({ choosingTime: 'shown' });
const dayOf = (snapshot: Snapshot, date: unknown) => selectDates(snapshot).find((day) => day.date === date);

replayModal('A §2.12 the golf package, walked in the view', {
  world: packageGolfWorld,
  View: PackageGolfModal,
  title: 'A round of golf',
  loading: 'Raking the bunkers...',
  ways: {
    'date.ticked': {
      by: ({ date }) => tick(formats.fullDate(date as string)),
      when: ({ date, isTicked }, snapshot) => dayOf(snapshot as Snapshot, date)?.isTicked === !isTicked,
    },
    'players.chosen': {
      by: ({ date, players }) => {
        const group = screen.getByRole('group', { name: `Players on ${formats.fullDate(date as string)}` });
        return userEvent.click(within(group).getByRole('radio', { name: String(players) }));
      },
      when: ({ date, players }, snapshot) => {
        const day = dayOf(snapshot as Snapshot, date);
        return day?.isTicked === true && day.players !== players && [1, 2, 3].includes(players as number);
      },
    },
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }, (_, snapshot) =>
      isTimeShown(snapshot as Snapshot),
    ),
    'time.chosen': timeChip(selectSlots, isTimeShown),
    'continue.pressed': button('Continue', (_, snapshot) => selectCanGoOn(snapshot as Snapshot)),
    'back.pressed': button('Back'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (planned) => {
    const isChoosingDates = selectIsChoosingDates(planned as Snapshot);
    expect(screen.queryByRole('heading', { name: 'Tee-off time' }) === null).toBe(isChoosingDates);
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    expect(next.disabled).toBe(!selectCanGoOn(planned as Snapshot));
  },
});
