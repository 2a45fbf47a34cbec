import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { calendarMachine, type CalendarInput } from '../../machines/modals/calendar/calendar.machine.ts';
import type { CalendarRequest } from '../../machines/shared/ports.ts';
import { CallError } from '../../src/api/failure.ts';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { CalendarModal } from '../../widget/modals/calendar/CalendarModal.tsx';
import { holdCalls } from '../support/held-calls.ts';
import { calendarDay, searchFor, session, twoAdults } from '../support/rooms-stay.ts';
import { said } from '../support/said.ts';
import { answerCalendar } from '../support/start-rooms.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(reason: CalendarInput['reason'] = 'dates', fees: CalendarInput['fees'] = []) {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const machine = calendarMachine.provide({ actors: { loadCalendar: port } });
  const search = { ...searchFor(twoAdults), code: reason === 'promo' ? 'SPRING' : null };
  const actor = createActor(machine, { input: { session, search, leg: 1, reason, fees } }).start();
  renderInWidget(<CalendarModal actor={actor} />);
  return { actor, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const find = (name: string) => screen.findByRole('button', { name });
const warning = () =>
  [...document.querySelectorAll(':is(.ui-notice-warning, .ui-error-box) p')].map((line) => line.textContent);

describe('A §2.6 the warning', () => {
  test('tells that the code has no availability', () => {
    show('promo');
    expect(warning()).toEqual([
      'Sorry! There is no availability for the entered code on your selected dates. General availability is shown below.',
      'Select new dates below, or continue without a code.',
    ]);
  });

  test.each(['dates', 'promo', 'error'] as const)('WCAG 4.1.3 (%s) describes the dialog', (reason) => {
    show(reason);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Sorry! There is no availability/);
  });

  test('WCAG 4.1.3 is announced as the dialog opens', async () => {
    show('dates');
    await expect
      .poll(() => said(screen.getByRole('dialog')))
      .toContain('Sorry! There is no availability on your selected dates.');
  });

  test('tells that the dates have no availability', () => {
    show('dates');
    expect(warning()).toEqual([
      'Sorry! There is no availability on your selected dates.',
      'Select new dates below.',
    ]);
    expect(screen.queryByRole('button', { name: 'Continue without a code' })).toBeNull();
  });

  test('A §4.6 is an error where the search ended in one', () => {
    show('error');
    expect(within(screen.getByRole('alert')).getByText(/^Sorry!/).textContent).toBe(
      'Sorry! There is no availability on your selected dates.',
    );
  });
});

describe('A §2.6 the month', () => {
  test('E-08 names the fees in its prices, or says that they are extra', async () => {
    const { calls } = show('dates', [{ code: 'DOG', amount: 2_500 }]);
    answerCalendar(calls[0]);
    await find('Monday 3 May 2027, From £145');
    screen.getByText('Prices are for 1 night. Includes £25 dog fee');
    cleanup();
    show('dates', null);
    screen.getByText('Prices are for 1 night. Fees for dogs and children come on top.');
  });

  test("shows Monday to Sunday, each day 'From £X' or 'Unavailable', and '*' for a minimum stay with its note", async () => {
    const { calls } = show();
    calls[0]?.resolve([
      calendarDay('2027-05-03'),
      calendarDay('2027-05-04', { amount: 12_050, minLengthOfStay: 2 }),
      calendarDay('2027-05-05', { isClosed: true }),
      calendarDay('2027-05-06', { isAvailable: false }),
    ]);
    await find('Monday 3 May 2027, From £120');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    const [, , secondWeek] = screen.getAllByRole('row');
    if (!secondWeek) throw new Error('The month has no second week');
    const days = within(secondWeek).getAllByRole('button');
    expect(days.map((day) => day.querySelector('.ui-calendar-price')?.textContent)).toEqual([
      'From £120',
      'From £120.50',
      ...Array<string>(5).fill('Unavailable'),
    ]);
    expect(days.map((day) => day.querySelector('sup')?.textContent)).toEqual([
      undefined,
      '*',
      ...Array<undefined>(5).fill(undefined),
    ]);
    screen.getByText('* Please note a minimum length of stay may apply to this date.');
    await expectAccessible();
  });

  test('without a minimum stay has no note', async () => {
    const { calls } = show();
    answerCalendar(calls[0]);
    await find('Monday 3 May 2027, From £120');
    expect(screen.queryByText(/minimum length of stay/)).toBeNull();
  });

  test('Back and Next turn the months, and so do the keys', async () => {
    const { calls } = show();
    answerCalendar(calls[0]);
    await press('Next');
    screen.getByRole('heading', { name: 'June 2027' });
    answerCalendar(calls[1]);
    (await find('Thursday 3 June 2027, From £120')).focus();
    await userEvent.keyboard('{PageUp}');
    screen.getByRole('heading', { name: 'May 2027' });
    await press('Back');
    screen.getByRole('heading', { name: 'April 2027' });
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('T14 a month whose prices fail to load can be tried again', async () => {
    const { calls } = show();
    calls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'calendar' }));
    await screen.findByText('We could not load the prices for this month.');
    await press('Try again');
    answerCalendar(calls[1]);
    await find('Monday 3 May 2027, From £120');
  });
});

describe('A §4.5 the buttons', () => {
  test("'Book now' is enabled once days are clicked", async () => {
    const { actor, calls } = show();
    answerCalendar(calls[0]);
    const arrival = await find('Tuesday 4 May 2027, From £120');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book now' }).disabled).toBe(true);
    await userEvent.click(arrival);
    screen.getByText('Tue 4th-Wed 5th May 27, 1 night');
    await press('Friday 7 May 2027, From £120');
    screen.getByText('Tue 4th-Fri 7th May 27, 3 nights');
    await press('Book now');
    expect(actor.getSnapshot().output).toEqual({
      type: 'datesChosen',
      arrivalDate: '2027-05-04',
      numberOfNights: 3,
    });
  });

  test("'Continue without a code' searches without it", async () => {
    const { actor } = show('promo');
    await press('Continue without a code');
    expect(actor.getSnapshot().output).toEqual({ type: 'withoutCode' });
  });

  test("A §2.6 Close asks 'Are you sure?' (Continue/Close)", async () => {
    const { actor } = show();
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
    await expectAccessible();
    await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
    expect([actor.getSnapshot().status, screen.queryByRole('alertdialog')]).toEqual(['active', null]);
    await press('Close');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
  });
});
