import type { SnapshotFrom } from 'xstate';
import type { spaGardenMachine } from '../../machines/modals/spa-garden/spa-garden.machine.ts';
import { selectStart, selectStarts } from '../../machines/modals/spa-garden/spa-garden.selectors.ts';
import { SpaGardenModal } from '../../widget/modals/spa-garden/SpaGardenModal.tsx';
import { spaGardenWorld } from '../worlds/spa-garden.world.ts';
import { button, option, replayModal } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof spaGardenMachine>;

replayModal('A §2.12 the spa garden, walked in the view', {
  world: spaGardenWorld,
  View: SpaGardenModal,
  title: 'The spa garden',
  loading: 'Preparing to unwind…',
  ways: {
    'time.chosen': {
      by: ({ start }) => option('Entry Time', (start as string | null) ?? ''),
      when: ({ start }, snapshot) =>
        start !== selectStart(snapshot as Snapshot) &&
        selectStarts(snapshot as Snapshot).length > 0 &&
        (start === null || selectStarts(snapshot as Snapshot).includes(start as string)),
    },
    'done.pressed': button('Done'),
    'close.pressed': button('Cancel'),
    'load.retried': button('Try again'),
  },
});
