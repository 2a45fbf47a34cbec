import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import { selectSlots } from '../../machines/modals/tee-times/tee-times.selectors.ts';
import { TeeTimesModal } from '../../widget/modals/tee-times/TeeTimesModal.tsx';
import { teeTimesWorld } from '../worlds/tee-times.world.ts';
import { button, close, dateTab, halfTab, replayModal, timeChip } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof teeTimesMachine>;

const isShown = (snapshot: Snapshot) => snapshot.matches('choosing');

replayModal('A §2.10 tee times, walked in the view', {
  world: teeTimesWorld,
  View: TeeTimesModal,
  title: 'Golf Tee Times',
  loading: 'Looking for tee times…',
  ways: {
    'date.chosen': dateTab(
      ({ date }) => date as string,
      ({ date }, snapshot) => (snapshot as Snapshot).context.dates.includes(date as string),
    ),
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }),
    'time.chosen': timeChip(selectSlots, isShown),
    'done.pressed': button('Done'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (planned) => {
    const hasTimes = screen.queryByRole('heading', { name: 'Tee-off time' }) !== null;
    expect(hasTimes).toBe(isShown(planned as Snapshot));
    expect(screen.queryByText('We could not load the tee times.') !== null).toBe(planned.matches('failed'));
  },
});
