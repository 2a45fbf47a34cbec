import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { addOnTablesMachine } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { selectEvenings } from '../../../machines/modals/addon-tables/addon-tables.selectors.ts';
import { AddOnTablesModal } from '../../../widget/modals/addon-tables/AddOnTablesModal.tsx';
import { diningDay, MONDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { chosenTime, pickTime, timesOf } from '../../support/pick-time.ts';
import { addOnTablesWorld } from './addon-tables.world.ts';
import { button, press } from '../../views/replay.tsx';
import { close, replayModal, tick } from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsOf } from '../../support/texts-of.ts';
import { dinnerInput } from '../../steps/addons/addons-stay.ts';

type Snapshot = SnapshotFrom<typeof addOnTablesMachine>;

const inEvening = (date: unknown) =>
  within(screen.getByRole('group', { name: formats.fullDate(date as string) }));
const seat = (date: unknown, guests: unknown) =>
  userEvent.selectOptions(
    inEvening(date).getByLabelText('Guests'),
    guests === null ? '' : `${guests as number}`,
  );
const eveningOf = (snapshot: unknown, date: unknown) =>
  selectEvenings(snapshot as Snapshot).find((evening) => evening.date === date);

replayModal('A §2.12 the dinner package', {
  world: addOnTablesWorld,
  View: AddOnTablesModal,
  title: 'Supper at the Boathouse',
  ways: {
    'date.ticked': {
      by: ({ date }) => tick(formats.fullDate(date as string)),
      when: ({ date, isTicked }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        return evening?.isOpen === true && evening.isTicked !== isTicked;
      },
    },
    'guests.chosen': {
      by: ({ date, guests }) => seat(date, guests),
      when: ({ date, guests }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        return (
          evening?.isTicked === true &&
          evening.guests !== guests &&
          [null, 1, 2, 3].includes(guests as number)
        );
      },
    },
    'time.chosen': {
      by: ({ date, timeslot }) =>
        pickTime(inEvening(date).getByLabelText('Time'), formatClock(timeslot as string)),
      when: ({ date, timeslot }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        if (evening?.isTicked !== true || evening.tables.state !== 'free') return false;
        return evening.timeslot !== timeslot && evening.tables.times.includes(timeslot as string);
      },
    },
    'tables.retried': {
      by: ({ date }) => userEvent.click(inEvening(date).getByRole('button', { name: 'Try again' })),
      when: ({ date }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        return evening?.isTicked === true && evening.tables.state === 'failed';
      },
    },
    'continue.pressed': button('Continue'),
    'close.pressed': close,
  },
  expectShown: (planned: Snapshot) => {
    const evenings = selectEvenings(planned);
    expect(screen.queryAllByText('This package is not available on this day.')).toHaveLength(
      evenings.filter(({ isOpen }) => !isOpen).length,
    );
    for (const { date, guests, tables, timeslot, isGuestsInvalid, isTimeInvalid } of evenings.filter(
      ({ isTicked }) => isTicked,
    )) {
      const evening = inEvening(date);
      const number = evening.getByLabelText<HTMLSelectElement>('Guests');
      expect([number.value, number.ariaInvalid === 'true']).toEqual([String(guests ?? ''), isGuestsInvalid]);
      expect(evening.queryByText('Looking for tables…') !== null).toBe(tables.state === 'loading');
      expect(evening.queryByText('No availability') !== null).toBe(tables.state === 'full');
      expect(evening.queryByRole('alert')?.textContent ?? null, 'T14').toBe(
        tables.state === 'failed'
          ? "We could not load the tables.We could not read the hotel's answer. Please try again.Try again"
          : null,
      );
      const time = evening.queryByLabelText('Time');
      expect(time && timesOf(time)).toEqual(tables.state === 'free' ? tables.times.map(formatClock) : null);
      if (!time) continue;
      expect([chosenTime(time), time.ariaInvalid === 'true']).toEqual([timeslot, isTimeInvalid]);
      expect(within(time).queryByText('Select time...') !== null).toBe(timeslot === null);
    }
  },
});

function show() {
  const input = { ...dinnerInput, stay: { ...dinnerInput.stay, numberOfNights: 3 } };
  return showHeld(addOnTablesMachine, input, AddOnTablesModal);
}

test('A §2.12 has a panel per night, with a checkbox where the restaurant opens (A §5.9, §8.8)', async () => {
  show();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    'Monday 10th May 2027',
    'Tuesday 11th May 2027This package is not available on this day.',
    'Wednesday 12th May 2027',
  ]);
  const menu = screen.getByRole<HTMLAnchorElement>('link', { name: /^Sample menu/ });
  expect(menu.getAttribute('href')).toMatch(/\/menus\/boathouse\/$/);
  await tick('Monday 10th May 2027');
  const guests = inEvening(MONDAY).getByLabelText<HTMLSelectElement>('Guests');
  expect([...guests.options].map(({ label }) => label)).toEqual(['Please select...', '1', '2', '3']);
  expect(guests.value, 'the number of guests in the room').toBe('3');
  await seat(MONDAY, 2);
  screen.getByText('£42 per guest');
  // E-16: two guests at £42.
  expect(screen.getByText('£84 in all').closest('[role=status]')).not.toBeNull();
});

test('D-420 what is missing is told in visible words, and the first of it has the focus', async () => {
  const { answer } = show();
  await tick('Monday 10th May 2027');
  answer('loadTables', [diningDay(MONDAY, { BOAT: ['19:00'] })]);
  await tick('Wednesday 12th May 2027');
  await seat(WEDNESDAY, null);
  const time = await inEvening(MONDAY).findByLabelText('Time');
  await press('Continue');
  expect(time).toHaveFocus();
  const said = [
    inEvening(MONDAY).getByText('A time is required'),
    inEvening(WEDNESDAY).getByText('Please choose how many guests.'),
  ];
  expect(said.map(({ offsetHeight, scrollWidth }) => offsetHeight > 15 && scrollWidth > 100)).toEqual([
    true,
    true,
  ]);
  await expectAccessible();
  await pickTime(time, '19:00');
  await press('Continue');
  expect(inEvening(WEDNESDAY).getByLabelText('Guests')).toHaveFocus();
});
