import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import type { TeeTimesQuestion } from '../../machines/shared/activities.ts';
import { CallError } from '../../src/api/failure.ts';
import type { TeeTimeDay } from '../../src/api/golf/tee-times.ts';
import { TeeTimesModal } from '../../widget/modals/tee-times/TeeTimesModal.tsx';
import { holdCalls } from '../support/held-calls.ts';
import { MONDAY, teeTime, TUESDAY } from '../support/itinerary-stay.ts';
import { golfDays, teeTimesInput } from '../worlds/tee-times.world.ts';
import { expectSaid } from '../support/said.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show() {
  const { calls, port } = holdCalls<TeeTimeDay[], TeeTimesQuestion>();
  const machine = teeTimesMachine.provide({ actors: { loadTeeTimes: port } });
  const actor = createActor(machine, { input: teeTimesInput }).start();
  renderInWidget(<TeeTimesModal actor={actor} />);
  return { actor, calls };
}

async function opened() {
  const { actor, calls } = show();
  calls[0]?.resolve(golfDays);
  await screen.findByRole('heading', { name: 'Tee-off time' });
  return actor;
}

const half = (name: string) => within(screen.getByRole('group', { name: 'Time of day' })).getByText(name);
const times = (day: string) => within(screen.getByRole('group', { name: `Tee-off time on ${day}` }));

test('A §2.10 has date tabs, a Morning/Afternoon toggle and times, struck through without an Item; accessible', async () => {
  await opened();
  expect(screen.getByRole('dialog', { name: 'Golf Tee Times' })).toBeVisible();
  const dates = within(screen.getByRole('group', { name: 'Dates of your stay' }));
  expect(dates.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Mon 10th MayNot chosen',
    'Tue 11th MayNot chosen',
  ]);
  expect(half('Morning')).toHaveAttribute('aria-pressed', 'true');
  expect(times('Mon 10th May').getByText('10:10')).toBeEnabled();
  expect(times('Mon 10th May').getByText('10:30')).toBeDisabled();
  await expectAccessible();
});

test('A §4.8 submits a time for each date', async () => {
  const actor = await opened();
  await userEvent.click(times('Mon 10th May').getByText('10:10'));
  expect(times('Mon 10th May').getByText('10:10')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByText('Tue 11th May'));
  await userEvent.click(half('Afternoon'));
  await userEvent.click(times('Tue 11th May').getByText('14:20'));
  await userEvent.click(screen.getByText('Done'));
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      { date: MONDAY, time: teeTime(`${MONDAY}T10:10:00`) },
      { date: TUESDAY, time: teeTime(`${TUESDAY}T14:20:00`) },
    ],
    days: golfDays,
  });
});

test('while the times load, Done is disabled and Close works', async () => {
  const { actor } = show();
  expect(screen.getByText('Looking for tee times…')).toBeVisible();
  await expectSaid('Looking for tee times…');
  expect(screen.getByText('Done')).toBeDisabled();
  await expectAccessible();
  await userEvent.click(screen.getByText('Close'));
  expect(actor.getSnapshot().output).toEqual({ type: 'closed', days: null });
});

test('after a failure the times load again', async () => {
  const { calls } = show();
  calls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'teeTimes' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('We could not load the tee times.')).toBeVisible();
  expect(within(alert).getByText('This is taking longer than it should. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByText('Try again'));
  calls[1]?.resolve([{ date: MONDAY, times: { AM: [], PM: [] } }]);
  expect(await screen.findByText('There are no morning times on this day.')).toBeVisible();
});
