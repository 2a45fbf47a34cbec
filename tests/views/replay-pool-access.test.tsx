import { screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import type { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import { selectRepeatable } from '../../machines/modals/pool-access/pool-access.selectors.ts';
import { PoolAccessModal } from '../../widget/modals/pool-access/PoolAccessModal.tsx';
import { poolAccessWorld } from '../worlds/pool-access.world.ts';
import { button, close, press, replayModal } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof poolAccessMachine>;

replayModal('D-09 pool & spa access, walked in the view', {
  world: poolAccessWorld,
  View: PoolAccessModal,
  title: 'Pool & Spa Access',
  ways: {
    'time.chosen': {
      by: ({ date, time }) => {
        const day = screen.getByRole('group', { name: formats.fullDate(date as string) });
        return userEvent.click(within(day).getByRole('button', { name: time as string }));
      },
      when: ({ date }, snapshot) => (snapshot as Snapshot).context.dates.includes(date as string),
    },
    'time.repeated': {
      by: ({ time }) => press(`Same time every day: ${time as string}`),
      when: ({ time }, snapshot) => selectRepeatable(snapshot as Snapshot) === time,
    },
    'done.pressed': button('Done'),
    'close.pressed': close,
  },
});
