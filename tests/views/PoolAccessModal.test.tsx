import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import { PoolAccessModal } from '../../widget/modals/pool-access/PoolAccessModal.tsx';
import { MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';
import { poolInput } from '../worlds/pool-access.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

afterEach(() => page.viewport(1280, 900));

function show() {
  const actor = createActor(poolAccessMachine, { input: poolInput }).start();
  renderInWidget(<PoolAccessModal actor={actor} />);
  return actor;
}

const day = (name: string) => within(screen.getByRole('group', { name }));

test('D-09 offers Morning, Afternoon or Evening for each day of the stay; accessible', async () => {
  const actor = show();
  expect(screen.getByRole('dialog', { name: 'Pool & Spa Access' })).toBeVisible();
  for (const name of ['Monday 10th May 2027', 'Tuesday 11th May 2027', 'Wednesday 12th May 2027']) {
    expect(
      day(name)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Morning', 'Afternoon', 'Evening']);
  }
  await userEvent.click(day('Monday 10th May 2027').getByText('Evening'));
  expect(day('Monday 10th May 2027').getByRole('button', { pressed: true })).toHaveTextContent('Evening');
  await expectAccessible();
  await userEvent.click(screen.getByText('Done'));
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [{ date: MONDAY, time: 'Evening' }],
  });
});

test('one press sets the same time for every day', async () => {
  const actor = show();
  await userEvent.click(day('Tuesday 11th May 2027').getByText('Morning'));
  await userEvent.click(screen.getByText('Same time every day: Morning'));
  await userEvent.click(screen.getByText('Done'));
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [MONDAY, TUESDAY, WEDNESDAY].map((date) => ({ date, time: 'Morning' })),
  });
});

test.each(['Close', '×'])('%s leaves without a time', async (name) => {
  const actor = show();
  await userEvent.click(screen.getByText(name));
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});

test('look.md: the times of all days stand in the same columns, chosen or not', async () => {
  await page.viewport(320, 700);
  show();
  const lefts = (name: string) =>
    day(name)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().left);
  const before = lefts('Monday 10th May 2027');
  await userEvent.click(day('Monday 10th May 2027').getByText('Evening'));
  expect(lefts('Monday 10th May 2027')).toEqual(before);
  expect(lefts('Tuesday 11th May 2027')).toEqual(before);
});
