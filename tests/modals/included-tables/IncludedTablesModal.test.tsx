import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import type { IncludedTablesInput } from '../../../machines/modals/included-tables/included-tables.rules.ts';
import { includedTablesMachine } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import * as selectors from '../../../machines/modals/included-tables/included-tables.selectors.ts';
import { IncludedTablesModal } from '../../../widget/modals/included-tables/IncludedTablesModal.tsx';
import { diningDay, TUESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { chosenTime, pickTime, timesOf } from '../../support/pick-time.ts';
import { breakfast, includedTablesWorld, dinner, evenings, mornings } from './included-tables.world.ts';
import { button } from '../../views/replay.tsx';
import { close, replayModal } from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsOf } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof includedTablesMachine>;

const rowOf = (date: string) => within(screen.getByRole('group', { name: formats.fullDate(date) }));

/** Splits a field's name such as 'rows.1.timeslot' into its row, its field and the chosen value. */
function fieldOf(snapshot: Snapshot, name: unknown) {
  const [, index, field] = /^rows\.(\d)\.(restaurant|timeslot)$/.exec(name as string) ?? [];
  const row = selectors.selectRows(snapshot)[Number(index)];
  const values = selectors.selectForm(snapshot).values.rows[Number(index)];
  if (!row || !values) return null;
  const isRestaurant = field === 'restaurant';
  const offered = isRestaurant ? row.restaurants.map(({ restaurantId }) => restaurantId) : row.times;
  const isShown = isRestaurant ? row.restaurants.length > 1 : row.restaurants.length > 0;
  const value = isRestaurant ? values.restaurant : values.timeslot;
  const ofTimes = row.restaurants.length === 1 ? (row.restaurants[0]?.displayName ?? '') : 'Time';
  return { date: row.date, label: isRestaurant ? 'Restaurant' : ofTimes, offered, isShown, value };
}

function control(snapshot: Snapshot, name: unknown): HTMLElement {
  const { date = '', label = '' } = fieldOf(snapshot, name) ?? {};
  return rowOf(date).getByLabelText(label);
}

replayModal('A §2.10 breakfast and dinner times', {
  world: includedTablesWorld,
  View: IncludedTablesModal,
  title: /^(Dinner|Breakfast) times$/,
  loading: 'Looking for tables…',
  failed: () => 'We could not load the tables.',
  ways: {
    'field.changed': {
      by: ({ name, value }, snapshot: Snapshot) => {
        const field = control(snapshot, name);
        return field instanceof HTMLSelectElement
          ? userEvent.selectOptions(field, value as string)
          : pickTime(field, formatClock(value as string));
      },
      when: ({ name, value }, snapshot: Snapshot) => {
        const field = fieldOf(snapshot, name);
        return field?.isShown === true && field.value !== value && field.offered.includes(value as string);
      },
    },
    'field.left': {
      by: ({ name }, snapshot: Snapshot) => {
        control(snapshot, name).focus();
        screen.getByRole('heading', { level: 2 }).focus();
        return Promise.resolve();
      },
      when: ({ name }, snapshot: Snapshot) => fieldOf(snapshot, name)?.isShown === true,
    },
    'row.repeated': button(
      /^The same every (morning|evening)$/,
      ({ row }, snapshot: Snapshot) => selectors.selectRepeatable(snapshot) === row,
    ),
    'form.submitted': button('Done', (_, snapshot: Snapshot) => snapshot.matches('choosing')),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (snapshot: Snapshot) => {
    const isOpen = snapshot.matches('choosing');
    const rows = isOpen ? selectors.selectRows(snapshot) : [];
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(!isOpen);
    expect(screen.queryAllByRole('button', { name: /^The same every / })).toHaveLength(
      isOpen && selectors.selectRepeatable(snapshot) !== null ? 1 : 0,
    );
    for (const [index, { date, restaurants, times, unmet }] of rows.entries()) {
      const row = rowOf(date);
      const values = selectors.selectForm(snapshot).values.rows[index];
      const hasTables = restaurants.length > 0;
      expect(row.queryByText(/^Unfortunately at present there is no availability/) !== null).toBe(!hasTables);
      expect(row.queryByLabelText<HTMLSelectElement>('Restaurant')?.value).toBe(
        restaurants.length > 1 ? values?.restaurant : undefined,
      );
      const time = row.queryByRole('radiogroup');
      expect(time && timesOf(time)).toEqual(hasTables ? times.map(formatClock) : null);
      expect(time ? (chosenTime(time) ?? '') : undefined).toBe(hasTables ? values?.timeslot : undefined);
      expect(row.queryByText(/ has no table at /)?.textContent).toBe(
        unmet ? `${unmet.restaurant} has no table at ${formatClock(unmet.timeslot)} on this day.` : undefined,
      );
    }
    const hasProblems = selectors.selectProblems(snapshot).length > 0;
    expectText('Some tables are not chosen yet', hasProblems);
  },
});

async function opened(input: IncludedTablesInput, days: DiningDay[]) {
  const { answer } = showHeld(includedTablesMachine, input, IncludedTablesModal);
  answer('loadTables', days);
  await screen.findByRole('group', { name: 'Tuesday 11th May 2027' });
}

test('A §2.10 dinner: intro, sample menus, the note about tables, a row per date; A §5.8 what is missing is named, and each line leads to its field', async () => {
  await opened({ ...dinner, intro: '<p>Three courses.</p>' }, evenings);
  screen.getByRole('dialog', { name: 'Dinner times' });
  expect(await screen.findByText('Three courses.')).toBeVisible();
  screen.getByText(/^If you would like to join another table/);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Stillroom sample menu (opens in a new tab)', '/menus/stillroom/'],
  ]);
  const monday = rowOf('2027-05-10');
  const offered = within(monday.getByLabelText('Restaurant')).getAllByRole('option');
  expect(textsOf(offered)).toEqual(['Please select...', 'The Stillroom', 'The Boathouse']);
  monday.getByText('Choose a restaurant to see its times.');
  rowOf(TUESDAY).getByRole('radiogroup', { name: 'The Stillroom' });
  expect(rowOf(TUESDAY).queryByText('Time')).toBeNull();
  await expectAccessible();
  await userEvent.click(screen.getByText('Done'));
  const summary = within(screen.getByRole('group', { name: 'Some tables are not chosen yet' }));
  expect(textsOf(summary.getAllByRole('button'))).toEqual([
    'Monday: Restaurant is a required field',
    'Tuesday: A time is required',
  ]);
  await userEvent.click(summary.getByText('Tuesday: A time is required'));
  expect(rowOf(TUESDAY).getByRole('radiogroup', { name: 'The Stillroom' })).toHaveFocus();
});

test('in a stay of more than seven nights what is missing is named with its date', async () => {
  await opened({ ...dinner, stay: { ...dinner.stay, numberOfNights: 8 } }, evenings);
  await userEvent.click(screen.getByText('Done'));
  const summary = within(screen.getByRole('group', { name: 'Some tables are not chosen yet' }));
  expect(textsOf(summary.getAllByRole('button'))).toContain(
    'Monday 10th May: Restaurant is a required field',
  );
});

test('D-447 Escape asks before it discards choices; an answer that keeps them returns the focus', async () => {
  await opened(breakfast, mornings);
  expect(screen.queryByText(/join another table/)).toBeNull();
  const time = rowOf(TUESDAY).getByRole('radiogroup', { name: 'The Stillroom' });
  await pickTime(time, '08:30');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByText('Keep choosing'));
  expect(within(time).getByRole('radio', { name: '08:30' })).toHaveFocus();
});

test('arrow keys move along the times, which stand by parts of the day', async () => {
  const days = [diningDay(TUESDAY, { STILL: ['08:30', '09:00', '12:30'] })];
  await opened({ ...breakfast, restaurants: dinner.restaurants }, days);
  const time = rowOf(TUESDAY).getByRole('radiogroup', { name: 'The Stillroom' });
  within(time).getByText('Morning');
  within(time).getByText('Afternoon');
  within(time).getByRole('radio', { name: '08:30' }).focus();
  await userEvent.keyboard(' ');
  expect(chosenTime(time)).toBe(`${TUESDAY}T08:30:00`);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosenTime(time)).toBe(`${TUESDAY}T12:30:00`);
});
