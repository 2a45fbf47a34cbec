import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import { selectDate, selectSlots } from '../../machines/modals/tee-times/tee-times.selectors.ts';
import { TeeTimesModal } from '../../widget/modals/tee-times/TeeTimesModal.tsx';
import { golfDays, teeTimesInput, teeTimesWorld } from '../worlds/tee-times.world.ts';
import { button } from './replay.tsx';
import { close, dateTab, expectSlots, halfTab, replayModal, timeChip } from './replay-modal.tsx';
import { showHeld } from './show-held.tsx';
import { textsOf } from '../support/texts-of.ts';

type Snapshot = SnapshotFrom<typeof teeTimesMachine>;

const isShown = (snapshot: Snapshot) => snapshot.matches('choosing');

replayModal('A §2.10 tee times', {
  world: teeTimesWorld,
  View: TeeTimesModal,
  title: 'Golf Tee Times',
  loading: 'Looking for tee times…',
  failed: () => 'We could not load the tee times.',
  ways: {
    'date.chosen': dateTab(
      ({ date }) => date as string,
      ({ date }, snapshot: Snapshot) => snapshot.context.dates.includes(date as string),
    ),
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }),
    'time.chosen': timeChip(selectSlots, isShown),
    'done.pressed': button('Done'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (planned: Snapshot) => {
    const isOpen = isShown(planned);
    expect(screen.queryByRole('heading', { name: 'Tee-off time' }) !== null).toBe(isOpen);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(!isOpen);
    if (!isOpen) return;
    const slots = selectSlots(planned);
    expect(screen.queryByText(/^There are no (morning|afternoon) times on this day\.$/) !== null).toBe(
      slots.length === 0,
    );
    expectSlots(`Tee-off time on ${formats.stayDay(selectDate(planned))}`, slots);
  },
});

test('A §2.10 has date tabs, a Morning/Afternoon toggle and times', async () => {
  const { answer } = showHeld(teeTimesMachine, teeTimesInput, TeeTimesModal);
  answer('loadTeeTimes', golfDays);
  await screen.findByRole('heading', { name: 'Tee-off time' });
  const inGroup = (name: string) => within(screen.getByRole('group', { name }));
  const dates = inGroup('Dates of your stay').getAllByRole('button');
  expect(textsOf(dates)).toEqual(['Mon 10th MayNot chosen', 'Tue 11th MayNot chosen']);
  expect(inGroup('Time of day').getByText('Morning')).toHaveAttribute('aria-pressed', 'true');
  const times = inGroup('Tee-off time on Mon 10th May');
  await userEvent.click(times.getByText('10:10'));
  expect(times.getByText('10:10')).toHaveAttribute('aria-pressed', 'true');
  expect(dates[0]).toHaveTextContent('Mon 10th May10:10');
});
