import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { packageDinnerMachine } from '../../machines/modals/package-dinner/package-dinner.machine.ts';
import type { TablesQuestion } from '../../machines/shared/activities.ts';
import { CallError } from '../../src/api/failure.ts';
import type { DiningDay } from '../../src/domain/dining.ts';
import { PackageDinnerModal } from '../../widget/modals/package-dinner/PackageDinnerModal.tsx';
import { dinnerInput } from '../support/addons-stay.ts';
import { holdCalls } from '../support/held-calls.ts';
import { diningDay, MONDAY } from '../support/itinerary-stay.ts';
import { pickTime, timesOf } from '../support/pick-time.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const MON = 'Monday 10th May 2027';
const WED = 'Wednesday 12th May 2027';

function show() {
  const { calls, port } = holdCalls<DiningDay[], TablesQuestion>();
  const machine = packageDinnerMachine.provide({ actors: { loadTables: port } });
  const stay = { ...dinnerInput.stay, numberOfNights: 3 };
  const actor = createActor(machine, { input: { ...dinnerInput, stay } }).start();
  renderInWidget(<PackageDinnerModal actor={actor} />);
  return { actor, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const evening = (name: string) => within(screen.getByRole('group', { name }));
const seat = (day: string, guests: string) =>
  userEvent.selectOptions(evening(day).getByLabelText('Guests'), guests);

test('A §2.12 has a panel per night, with a checkbox where the restaurant opens (A §5.9, §8.8)', async () => {
  show();
  screen.getByRole('dialog', { name: 'Supper at the Boathouse' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    MON,
    'Tuesday 11th May 2027This package is not available on this day.',
    WED,
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const menu = screen.getByRole<HTMLAnchorElement>('link', { name: /^Sample menu/ });
  expect(menu.getAttribute('href')).toMatch(/\/menus\/boathouse\/$/);
  await expectAccessible();
});

test('A §2.12 offers Guests from 1 to adults and children, then the time; Continue submits', async () => {
  const { actor, calls } = show();
  await tick(MON);
  const guests = evening(MON).getByLabelText<HTMLSelectElement>('Guests');
  expect([...guests.options].map(({ label }) => label)).toEqual(['Please select...', '1', '2', '3']);
  expect(guests.value, 'the number of guests in the room').toBe('3');
  await seat(MON, '2');
  evening(MON).getByText('Looking for tables…');
  // E-16: two guests at £42.
  expect(screen.getByText('£84 in all').closest('[role=status]')).not.toBeNull();
  await expectAccessible();
  calls[1]?.resolve([diningDay(MONDAY, { BOAT: ['19:00', '20:30'] })]);
  const time = await evening(MON).findByLabelText('Time');
  within(time).getByText('Select time...');
  expect(timesOf(time)).toEqual(['19:00', '20:30']);
  await pickTime(time, '20:30');
  expect(within(time).queryByText('Select time...')).toBeNull();
  await expectAccessible();
  await press('Continue');
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      { kind: 'table', date: MONDAY, quantity: 2, restaurant: 'BOAT', timeslot: `${MONDAY}T20:30:00` },
    ],
  });
});

test('D-420 what is missing is marked, is told in visible words, and has the focus', async () => {
  const { calls } = show();
  await tick(MON);
  calls[0]?.resolve([diningDay(MONDAY, { BOAT: ['19:00'] })]);
  await tick(WED);
  await seat(WED, '');
  const time = await evening(MON).findByLabelText('Time');
  await press('Continue');
  const guests = evening(WED).getByLabelText('Guests');
  expect([time.ariaInvalid, guests.ariaInvalid]).toEqual(['true', 'true']);
  expect(document.activeElement).toBe(time);
  const said = [
    evening(MON).getByText('A time is required'),
    evening(WED).getByText('Please choose how many guests.'),
  ];
  expect(said.map(({ offsetHeight, scrollWidth }) => offsetHeight > 15 && scrollWidth > 100)).toEqual([
    true,
    true,
  ]);
  await expectAccessible();
  await pickTime(time, '19:00');
  expect(time.ariaInvalid).toBeNull();
  await press('Continue');
  expect(document.activeElement).toBe(guests);
});

test("A §8.8 shows 'No availability' without time slots", async () => {
  const { calls } = show();
  await tick(MON);
  calls[0]?.resolve([]);
  await evening(MON).findByText('No availability');
  await press('Continue');
  expect(evening(MON).getByLabelText('Guests').ariaInvalid).toBe('true');
  await expectAccessible();
});

test('T14 loads the tables again after a failure', async () => {
  const { calls } = show();
  await tick(MON);
  calls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'tables' }));
  await screen.findByRole('alert');
  await expectAccessible();
  await press('Try again');
  calls[1]?.resolve([diningDay(MONDAY, { BOAT: ['19:00'] })]);
  await evening(MON).findByLabelText('Time');
});

test('A §5.9 Continue without a ticked date closes the modal', async () => {
  const { actor } = show();
  await press('Continue');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});
