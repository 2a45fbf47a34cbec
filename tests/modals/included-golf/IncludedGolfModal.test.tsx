import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { formats } from '../../../widget/texts/british-formats.ts';
import type { includedGolfMachine } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import * as selectors from '../../../machines/modals/included-golf/included-golf.selectors.ts';
import { IncludedGolfModal } from '../../../widget/modals/included-golf/IncludedGolfModal.tsx';
import { includedGolfWorld } from './included-golf.world.ts';
import { button } from '../../views/replay.tsx';
import { close, dateTab, expectSlots, halfTab, replayModal, timeChip } from '../../views/replay-modal.tsx';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof includedGolfMachine>;

const isShown = (snapshot: Snapshot) => snapshot.matches('choosing');

replayModal('A §2.10 tee times', {
  world: includedGolfWorld,
  View: IncludedGolfModal,
  title: 'Golf Tee Times',
  loading: 'Looking for tee times…',
  failed: () => 'We could not load the tee times.',
  ways: {
    'date.chosen': dateTab(
      ({ date }) => date as string,
      ({ date }, snapshot: Snapshot) => snapshot.context.dates.includes(date as string),
    ),
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }),
    'time.chosen': timeChip(selectors.selectSlots, isShown),
    'done.pressed': button('Done'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (planned: Snapshot) => {
    const isOpen = isShown(planned);
    expect(screen.queryByRole('heading', { name: 'Tee-off time' }) !== null).toBe(isOpen);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(!isOpen);
    if (!isOpen) return;
    const slots = selectors.selectSlots(planned);
    const tabs = [...document.querySelectorAll('.ui-tabs button')].map((tab) => [
      tab.textContent,
      tab.ariaPressed,
    ]);
    expect(tabs).toEqual([
      ...selectors
        .selectDates(planned)
        .map(({ date, chosen }) => [
          `${formats.stayDay(date)}${chosen === null ? 'Not chosen' : formatClock(chosen)}`,
          String(date === selectors.selectDate(planned)),
        ]),
      ['Morning', String(selectors.selectHalf(planned) === 'AM')],
      ['Afternoon', String(selectors.selectHalf(planned) === 'PM')],
    ]);
    expectText(/^There are no (morning|afternoon) times on this day\.$/, slots.length === 0);
    expectSlots(`Tee-off time on ${formats.stayDay(selectors.selectDate(planned))}`, slots);
  },
});
