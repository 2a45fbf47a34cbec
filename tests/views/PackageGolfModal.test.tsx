import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import type { PackageGolfInput } from '../../machines/modals/package-golf/package-golf.types.ts';
import { packageGolfMachine } from '../../machines/modals/package-golf/package-golf.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { PackageTeeTime } from '../../src/domain/golf.ts';
import type { Halves } from '../../src/domain/slots.ts';
import { PackageGolfModal } from '../../widget/modals/package-golf/PackageGolfModal.tsx';
import { golfInput, noTeeTimes, packageTeeTime, packageTeeTimes } from '../support/addons-stay.ts';
import { holdCalls } from '../support/held-calls.ts';
import { MONDAY, WEDNESDAY } from '../support/itinerary-stay.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(values: Partial<PackageGolfInput> = {}) {
  const { calls, port } = holdCalls<
    Halves<PackageTeeTime>,
    { sessionId: string; date: string; players: number }
  >();
  const machine = packageGolfMachine.provide({ actors: { loadPackageTeeTimes: port } });
  const actor = createActor(machine, { input: { ...golfInput, ...values } }).start();
  renderInWidget(<PackageGolfModal actor={actor} />);
  return { actor, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const find = (name: string) => screen.findByRole('button', { name });

test('A §2.12 has nights + 1 dates, each with a checkbox and, once ticked, Players, first at one (A §9.8)', async () => {
  show({ room: 2 });
  screen.getByRole('dialog', { name: 'Room 2: A round of golf' });
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Monday 10th May 2027',
    'Tuesday 11th May 2027',
    'Wednesday 12th May 2027',
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
  await tick('Monday 10th May 2027');
  const players = within(screen.getByRole('group', { name: 'Players on Monday 10th May 2027' }));
  players.getByRole('group', { name: 'Players' });
  expect(
    players.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ]);
  await expectAccessible();
});

test('A §4.9 Continue steps through each ticked date; the final Continue submits', async () => {
  const { actor, calls } = show();
  await tick('Monday 10th May 2027');
  await tick('Wednesday 12th May 2027');
  const monday = screen.getByRole('group', { name: 'Players on Monday 10th May 2027' });
  await userEvent.click(within(monday).getByRole('radio', { name: '3' }));
  await press('Continue');
  screen.getByText('Raking the bunkers...');
  await expectAccessible();
  calls[0]?.resolve(packageTeeTimes(MONDAY));
  await find('10:10');
  screen.getByText('Monday 10th May 2027, 3 players');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '10:30 taken' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Morning' }).ariaPressed).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  await press('Afternoon');
  await press('14:20');
  await expectAccessible();
  await press('Continue');
  calls[1]?.resolve(packageTeeTimes(WEDNESDAY));
  await find('10:10');
  expect(document.activeElement?.textContent).toBe('Tee-off time');
  expect(screen.getAllByRole('listitem').map((round) => round.textContent)).toEqual([
    'Mon 10th May 14:20',
    'Wed 12th May Not chosen',
  ]);
  await press('10:10');
  await press('Continue');
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      { kind: 'golf', date: MONDAY, quantity: 3, time: packageTeeTime(`${MONDAY}T14:20:00`) },
      { kind: 'golf', date: WEDNESDAY, quantity: 1, time: packageTeeTime(`${WEDNESDAY}T10:10:00`) },
    ],
  });
});

test('Back returns to the dates with the choices', async () => {
  const { calls } = show();
  await tick('Monday 10th May 2027');
  await press('Continue');
  calls[0]?.resolve(packageTeeTimes(MONDAY));
  await userEvent.click(await find('10:10'));
  await press('Back');
  screen.getByText('Tee-off at 10:10');
});

test('a day without tee times says so, and the guest can go on without one', async () => {
  const { actor, calls } = show();
  await tick('Monday 10th May 2027');
  await press('Continue');
  calls[0]?.resolve(noTeeTimes);
  await screen.findByText(
    'There are no tee times left on this day. Continue without it, or go back and choose another day.',
  );
  await expectAccessible();
  await press('Continue');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});

test('T14 loads the tee times again after a failure', async () => {
  const { calls } = show();
  await tick('Monday 10th May 2027');
  await press('Continue');
  calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'teeTimes' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'We could not load the tee times.The connection failed. Please check it and try again.Try again',
  );
  await expectAccessible();
  await press('Try again');
  calls[1]?.resolve(packageTeeTimes(MONDAY));
  await find('10:10');
});

test('A §4.9 Continue without a ticked date closes the modal', async () => {
  const first = show();
  await press('Continue');
  expect(first.actor.getSnapshot().output).toEqual({ type: 'closed' });
});

test('Escape closes the modal', async () => {
  const { actor } = show();
  await userEvent.keyboard('{Escape}');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});
