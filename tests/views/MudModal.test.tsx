import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import type { ExtrasQuestion } from '../../machines/shared/activities.ts';
import { CallError } from '../../src/api/failure.ts';
import type { ExtrasAnswer } from '../../src/domain/spa.ts';
import { EntryTimeModal } from '../../widget/modals/entry-time/EntryTimeModal.tsx';
import { appointments, extraSlot, mudInput } from '../support/addons-stay.ts';
import { holdCalls } from '../support/held-calls.ts';
import { MONDAY } from '../support/itinerary-stay.ts';
import { chosenTime, pickTime, timesOf } from '../support/pick-time.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show() {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = entryTimeMachine.provide({ actors: { loadExtras: port } });
  const actor = createActor(machine, { input: mudInput }).start();
  renderInWidget(<EntryTimeModal actor={actor} />);
  return { actor, calls };
}

async function shown(answer: ExtrasAnswer['addonAppointments'] = appointments) {
  const { actor, calls } = show();
  calls[0]?.resolve({ addonAppointments: answer, groups: [] });
  await screen.findByRole('checkbox', { name: 'Tom Fell' });
  return actor;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const entryTime = () => screen.getByLabelText('Entry Time');

test('A §2.12 shows the alert, all guests ticked, their names and an Entry Time', async () => {
  await shown();
  screen.getByRole('dialog', { name: 'The mud room' });
  screen.getByText('A minimum of 2 guests must be in the mud room.');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
  ]);
  screen.getByText('Tom Fell, Ivy Fell, Sam Fell');
  screen.getByText('On Monday 10th May 2027, the day you arrive.');
  expect(timesOf(entryTime())).toEqual(['10:00']);
  await expectAccessible();
});

test('A §4.9 another choice of guests brings other times, and clears the chosen one', async () => {
  const actor = await shown();
  await pickTime(entryTime(), '10:00');
  screen.getByText('£108 for all of you');
  await tick('Sam Fell');
  expect([chosenTime(entryTime()), timesOf(entryTime())]).toEqual([null, ['10:00', '11:00']]);
  screen.getByText('Tom Fell, Ivy Fell');
  await pickTime(entryTime(), '11:00');
  screen.getByText('£78 for all of you');
  await press('Done');
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      { kind: 'mud', code: 'MUD2', guestIndexes: [0, 1], time: extraSlot(`${MONDAY}T11:00:00`, 7_800) },
    ],
  });
});

test("A §8.8 'Please select a minimum of 2 guests.' and no Entry Time (A §5.9)", async () => {
  await shown();
  await tick('Sam Fell');
  await tick('Ivy Fell');
  screen.getByText('Please select a minimum of 2 guests.');
  expect(screen.queryByLabelText('Entry Time')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
  await expectAccessible();
});

test("A §8.8 'A time is required'", async () => {
  await shown();
  await press('Done');
  screen.getByText('A time is required');
  expect(entryTime().ariaInvalid).toBe('true');
  await expectAccessible();
});

test("A §8.8 'Sorry, we have no availability.' in an error box", async () => {
  await shown([]);
  expect(screen.getByRole('alert').textContent).toBe(
    'Sorry, we have no availability.There is no time for so many guests on the day you arrive.',
  );
  await expectAccessible();
});

test('D-320 a failure ends the loading, is told in words, and can be tried again', async () => {
  const { calls } = show();
  screen.getByText('Preparing to unwind…');
  calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'spaExtras' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'We could not load the times.The connection failed. Please check it and try again.Try again',
  );
  expect(alert).toHaveFocus();
  expect(screen.queryByText('Preparing to unwind…')).toBeNull();
  await expectAccessible();
  await press('Try again');
  calls[1]?.resolve({ addonAppointments: appointments, groups: [] });
  await screen.findByLabelText('Entry Time');
});

test('A §2.12 Cancel closes the modal', async () => {
  const actor = await shown();
  await press('Cancel');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});
