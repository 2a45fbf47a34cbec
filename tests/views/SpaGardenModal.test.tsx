import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import type { ExtrasQuestion } from '../../machines/shared/activities.ts';
import { CallError } from '../../src/api/failure.ts';
import type { ExtrasAnswer } from '../../src/domain/spa.ts';
import { EntryTimeModal } from '../../widget/modals/entry-time/EntryTimeModal.tsx';
import { extraSlot, gardenInput, groups } from '../support/addons-stay.ts';
import { holdCalls } from '../support/held-calls.ts';
import { MONDAY } from '../support/itinerary-stay.ts';
import { pickTime, timesOf } from '../support/pick-time.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(input = gardenInput) {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = entryTimeMachine.provide({ actors: { loadExtras: port } });
  const actor = createActor(machine, { input: { ...input, room: 1 } }).start();
  renderInWidget(<EntryTimeModal actor={actor} />);
  return { actor, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('A §2.12 shows the alert, all guests’ names and an Entry Time; Done submits for all guests', async () => {
  const { actor, calls } = show();
  screen.getByText('Preparing to unwind…');
  calls[0]?.resolve({ addonAppointments: [], groups });
  const time = await screen.findByLabelText('Entry Time');
  screen.getByRole('dialog', { name: 'Room 1: The spa garden' });
  screen.getByText('All guests must attend the Spa Garden together.');
  screen.getByText('Tom Fell, Ivy Fell');
  expect(timesOf(time)).toEqual(['16:00']);
  await pickTime(time, '16:00');
  screen.getByText('£64 for all of you');
  await expectAccessible();
  await press('Done');
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      {
        kind: 'spaGarden',
        code: 'GARDEN60',
        guestIndexes: [0, 1],
        time: extraSlot(`${MONDAY}T16:00:00`, 6_400),
      },
    ],
  });
});

test('A §5.9 Done without a time closes the modal', async () => {
  const { actor, calls } = show();
  calls[0]?.resolve({ addonAppointments: [], groups });
  await screen.findByLabelText('Entry Time');
  await press('Done');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});

test("A §8.8 'Sorry, we have no availability.' in an error box", async () => {
  const { calls } = show();
  calls[0]?.resolve({ addonAppointments: [], groups: [] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Sorry, we have no availability.There is no time left on the day you arrive.',
  );
  await expectAccessible();
});

test('D-320 a failure ends the loading, is told in words, and can be tried again', async () => {
  const { calls } = show();
  calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'spaExtras' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not load the times.The connection failed. Please check it and try again.Try again',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
  await press('Try again');
  calls[1]?.resolve({ addonAppointments: [], groups });
  await screen.findByLabelText('Entry Time');
});

test('A §2.12 Cancel closes the modal', async () => {
  const { actor } = show();
  await press('Cancel');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});

test('D-386 does not name a guest who is too young, and shows the minimum age', async () => {
  const { calls } = show({ ...gardenInput, ages: ['adult', 2], minimumAge: 12 });
  calls[0]?.resolve({ addonAppointments: [], groups });
  await screen.findByText('For guests aged 12 and over.');
  screen.getByText('Tom Fell');
  expect(screen.queryByText(/Ivy Fell/)).toBeNull();
});
