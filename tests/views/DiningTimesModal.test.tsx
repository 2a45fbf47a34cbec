import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import type { DiningTimesInput } from '../../machines/modals/dining-times/dining-times.types.ts';
import { diningTimesMachine } from '../../machines/modals/dining-times/dining-times.machine.ts';
import type { TablesQuestion } from '../../machines/shared/activities.ts';
import { CallError } from '../../src/api/failure.ts';
import type { DiningDay } from '../../src/domain/dining.ts';
import { DiningTimesModal } from '../../widget/modals/dining-times/DiningTimesModal.tsx';
import { holdCalls } from '../support/held-calls.ts';
import { diningDay, MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';
import { chosenTime, pickTime, timesOf } from '../support/pick-time.ts';
import { breakfast, dinner, evenings, mornings } from '../worlds/dining-times.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(input: DiningTimesInput) {
  const { calls, port } = holdCalls<DiningDay[], TablesQuestion>();
  const machine = diningTimesMachine.provide({ actors: { loadTables: port } });
  const actor = createActor(machine, { input }).start();
  renderInWidget(<DiningTimesModal actor={actor} />);
  return { actor, calls };
}

async function opened(input: DiningTimesInput, days: DiningDay[]) {
  const { actor, calls } = show(input);
  calls[0]?.resolve(days);
  await waitFor(() => expect(screen.getByText('Done')).toBeEnabled());
  return actor;
}

const row = (name: string) => within(screen.getByRole('group', { name }));
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('A §2.10 dinner: intro, sample menus, the note about tables, a row per date; accessible', async () => {
  await opened({ ...dinner, intro: '<p>Three courses.</p>' }, evenings);
  expect(screen.getByRole('dialog', { name: 'Dinner times' })).toBeVisible();
  expect(await screen.findByText('Three courses.')).toBeVisible();
  expect(screen.getByText(/^If you would like to join another table/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Stillroom sample menu (opens in a new tab)', '/menus/stillroom/'],
  ]);
  const monday = row('Monday 10th May 2027');
  expect(options(monday.getByLabelText('Restaurant'))).toEqual([
    'Please select...',
    'The Stillroom',
    'The Boathouse',
  ]);
  const tuesday = row('Tuesday 11th May 2027');
  expect(tuesday.queryByLabelText('Restaurant')).toBeNull();
  expect(tuesday.getByText('The Stillroom')).toBeVisible();
  expect(timesOf(tuesday.getByLabelText('Time'))).toEqual(['19:30']);
  expect(monday.getByText('Choose a restaurant to see its times.')).toBeVisible();
  await expectAccessible();
});

test('A §2.10, §8.8 breakfast: a date without tables shows the no-availability text, and the others are submitted', async () => {
  const actor = await opened(breakfast, mornings);
  expect(screen.queryByText(/join another table/)).toBeNull();
  expect(
    row('Wednesday 12th May 2027').getByText(/^Unfortunately at present there is no availability/),
  ).toBeVisible();
  await pickTime(row('Tuesday 11th May 2027').getByLabelText('Time'), '08:30');
  await expectAccessible();
  await userEvent.click(screen.getByText('Done'));
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    bookings: [
      { date: TUESDAY, restaurant: 'STILL', isAvailable: true, timeslot: `${TUESDAY}T08:30:00` },
      { date: WEDNESDAY, restaurant: null, isAvailable: false, timeslot: null },
    ],
  });
});

test("A §5.8 names what is missing, 'A time is required', and each line leads to its field; accessible", async () => {
  const actor = await opened(dinner, evenings);
  await userEvent.click(screen.getByText('Done'));
  const alert = screen.getByRole('group', { name: 'Some tables are not chosen yet' });
  expect(
    within(alert)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Monday: Restaurant is a required field',
    'Monday: A time is required',
    'Tuesday: A time is required',
  ]);
  await expectAccessible();
  await userEvent.click(within(alert).getByText('Tuesday: A time is required'));
  expect(row('Tuesday 11th May 2027').getByLabelText('Time')).toHaveFocus();
  expect(actor.getSnapshot().status).toBe('active');
});

test('applies the same table to every evening', async () => {
  const actor = await opened(dinner, evenings);
  const monday = row('Monday 10th May 2027');
  await userEvent.selectOptions(monday.getByLabelText('Restaurant'), 'The Stillroom');
  await pickTime(monday.getByLabelText('Time'), '19:30');
  await userEvent.click(monday.getByRole('button', { name: 'The same every evening' }));
  expect(screen.queryByRole('button', { name: 'The same every evening' })).toBeNull();
  await userEvent.click(screen.getByText('Done'));
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    bookings: [MONDAY, TUESDAY].map((date) => ({
      date,
      restaurant: 'STILL',
      isAvailable: true,
      timeslot: `${date}T19:30:00`,
    })),
  });
});

test('after a failure the tables load again', async () => {
  const { calls } = show(breakfast);
  calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'tables' }));
  expect(within(await screen.findByRole('alert')).getByText('We could not load the tables.')).toBeVisible();
  await userEvent.click(screen.getByText('Try again'));
  calls[1]?.resolve(mornings);
  expect(await screen.findByRole('group', { name: 'Tuesday 11th May 2027' })).toBeVisible();
});

test('Close leaves without a table', async () => {
  const { actor } = show(breakfast);
  await userEvent.click(screen.getByText('Close'));
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});

test('D-447 Escape asks before it discards choices, and closes at once without any', async () => {
  const actor = await opened(breakfast, mornings);
  const time = row('Tuesday 11th May 2027').getByLabelText('Time');
  await pickTime(time, '08:30');
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Leave without these times?' });
  await expectAccessible();
  await userEvent.click(within(question).getByText('Keep choosing'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(within(time).getByRole('radio', { name: '08:30' })).toHaveFocus();
  expect(actor.getSnapshot().status).toBe('active');
  cleanup();
  const untouched = await opened(breakfast, mornings);
  await userEvent.keyboard('{Escape}');
  expect(untouched.getSnapshot().output).toEqual({ type: 'closed' });
});

test('an evening without the same table says so, until the guest chooses another time', async () => {
  await opened(dinner, evenings);
  const monday = row('Monday 10th May 2027');
  const tuesday = row('Tuesday 11th May 2027');
  await userEvent.selectOptions(monday.getByLabelText('Restaurant'), 'The Stillroom');
  await pickTime(monday.getByLabelText('Time'), '18:00');
  await userEvent.click(monday.getByRole('button', { name: 'The same every evening' }));
  tuesday.getByText('The Stillroom has no table at 18:00 on this day.');
  await expectAccessible();
  await pickTime(tuesday.getByLabelText('Time'), '19:30');
  expect(tuesday.queryByText(/has no table/)).toBeNull();
});

test('arrow keys move along the times, and the group has a name and is required', async () => {
  await opened({ ...breakfast, restaurants: dinner.restaurants }, [
    diningDay(TUESDAY, { STILL: ['08:30', '09:00', '12:30'] }),
  ]);
  const time = row('Tuesday 11th May 2027').getByRole('radiogroup', { name: 'Time' });
  expect(time).toBeRequired();
  within(time).getByText('Morning');
  within(time).getByText('Afternoon');
  within(time).getByRole('radio', { name: '08:30' }).focus();
  await userEvent.keyboard(' ');
  expect(chosenTime(time)).toBe(`${TUESDAY}T08:30:00`);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosenTime(time)).toBe(`${TUESDAY}T12:30:00`);
});

test("D-447 'Leave without them' closes without a table", async () => {
  const actor = await opened(breakfast, mornings);
  await pickTime(row('Tuesday 11th May 2027').getByLabelText('Time'), '08:30');
  await userEvent.click(screen.getByText('Close'));
  await userEvent.click(screen.getByText('Leave without them'));
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});
