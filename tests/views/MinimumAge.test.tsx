import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, waitFor } from 'xstate';
import { selectIsLoading } from '../../machines/modals/modal.selectors.ts';
import { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import type { ExtrasQuestion } from '../../machines/shared/activities.ts';
import type { GuestAge } from '../../src/domain/guests.ts';
import type { ExtrasAnswer } from '../../src/domain/spa.ts';
import { EntryTimeModal } from '../../widget/modals/entry-time/EntryTimeModal.tsx';
import { AddOnTreatmentsModal } from '../../widget/modals/addon-treatments/AddOnTreatmentsModal.tsx';
import { IncludedTreatmentsModal } from '../../widget/modals/included-treatments/IncludedTreatmentsModal.tsx';
import { appointments, mudInput, spaInput } from '../support/addons-stay.ts';
import { holdCalls } from '../support/held-calls.ts';
import { facial, massage, spaDays } from '../support/itinerary-stay.ts';
import { startAddOnTreatments } from '../support/start-addon-treatments.ts';
import { input as packageInput, open } from '../support/start-included-treatments.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

/** Tom, an adult; Sam, fifteen; Pip, two. */
const guests = ['Tom', 'Sam', 'Pip'];
const ages: GuestAge[] = ['adult', 15, 2];
/** The massage is for guests from sixteen, the facial for guests from twelve. */
const treatments = [
  { ...massage, minimumAge: 16 },
  { ...facial, minimumAge: 12 },
];
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('D-386 the mud room has no checkbox for a guest who is too young, and says why', async () => {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = entryTimeMachine.provide({ actors: { loadExtras: port } });
  const input = { ...mudInput, guests, ages, minimumAge: 12 };
  renderInWidget(<EntryTimeModal actor={createActor(machine, { input }).start()} />);
  calls[0]?.resolve({ addonAppointments: appointments, groups: [] });
  await screen.findByText('For guests aged 12 and over.');
  expect(screen.queryByRole('checkbox', { name: 'Pip' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Sam' })).toBeChecked();
  await expectAccessible();
});

test('D-386 each treatment names its minimum age, and a guest can select only those for their age', async () => {
  const { actor, answerDays } = startAddOnTreatments({ ...spaInput, guests, ages, treatments });
  renderInWidget(<AddOnTreatmentsModal actor={actor} />);
  await answerDays();
  await screen.findByText('For guests aged 12 and over.');
  for (const name of guests.filter((guest) => screen.queryByRole('checkbox', { name: guest }))) {
    if (name !== 'Sam') await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await press('Continue');
  await screen.findByText('For guests aged 16 and over.');
  expect(screen.getAllByRole('button', { name: /^Select/ }).map((button) => button.textContent)).toEqual([
    'Select 45mins £72.50: Still Water Facial',
  ]);
  await expectAccessible();
});

test("D-386 the rate's treatments have no tab for a guest who is too young for all of them", async () => {
  const { actor, dayCalls } = open({ ...packageInput, guests, ages, treatments });
  renderInWidget(<IncludedTreatmentsModal actor={actor} />);
  dayCalls[0]?.resolve(spaDays);
  await waitFor(actor, (snapshot) => !selectIsLoading(snapshot));
  await screen.findByText('For guests aged 12 and over.');
  const tabs = within(screen.getByRole('group', { name: 'Guests' })).getAllByRole('button');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['TomNot chosen', 'SamNot chosen']);
  await expectAccessible();
});
