import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { selectRepeatable } from '../../../machines/modals/pool-access/pool-access.selectors.ts';
import { PoolAccessModal } from '../../../widget/modals/pool-access/PoolAccessModal.tsx';
import { poolAccessWorld, poolInput } from './pool-access.world.ts';
import { button, press } from '../../views/replay.tsx';
import { close, replayModal } from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { textsOf } from '../../support/texts-of.ts';

type Snapshot = SnapshotFrom<typeof poolAccessMachine>;

const day = (date: string) => within(screen.getByRole('group', { name: formats.fullDate(date) }));
const times = (date: string) => day(date).getAllByRole('button');

replayModal('D-09 pool & spa access', {
  world: poolAccessWorld,
  View: PoolAccessModal,
  title: 'Pool & Spa Access',
  ways: {
    'time.chosen': {
      by: ({ date, time }) =>
        userEvent.click(day(date as string).getByRole('button', { name: time as string })),
      when: ({ date }, snapshot: Snapshot) => snapshot.context.dates.includes(date as string),
    },
    'time.repeated': {
      by: ({ time }) => press(`Same time every day: ${time as string}`),
      when: ({ time }, snapshot: Snapshot) => selectRepeatable(snapshot) === time,
    },
    'done.pressed': button('Done'),
    'close.pressed': close,
  },
  expectShown: (planned: Snapshot) => {
    const { dates, selections } = planned.context;
    for (const date of dates) {
      expect(textsOf(times(date))).toEqual(['Morning', 'Afternoon', 'Evening']);
      expect(textsOf(times(date).filter(({ ariaPressed }) => ariaPressed === 'true'))).toEqual(
        selections.flatMap((one) => (one.date === date ? [one.time] : [])),
      );
    }
  },
});

test('look.md: the times of all days stand in the same columns, chosen or not', async () => {
  await page.viewport(320, 700);
  showHeld(poolAccessMachine, poolInput, PoolAccessModal);
  const [monday = '', tuesday = ''] = poolInput.dates;
  const lefts = (date: string) => times(date).map((time) => time.getBoundingClientRect().left);
  const before = lefts(monday);
  await userEvent.click(day(monday).getByText('Evening'));
  expect([lefts(monday), lefts(tuesday)]).toEqual([before, before]);
});
