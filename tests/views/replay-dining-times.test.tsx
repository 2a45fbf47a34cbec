import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import { formatClock } from '../../src/domain/dates.ts';
import type { diningTimesMachine } from '../../machines/modals/dining-times/dining-times.machine.ts';
import {
  selectForm,
  selectProblems,
  selectRepeatable,
  selectRows,
} from '../../machines/modals/dining-times/dining-times.selectors.ts';
import { DiningTimesModal } from '../../widget/modals/dining-times/DiningTimesModal.tsx';
import { withoutTouched } from '../support/form-hands.ts';
import { pickTime } from '../support/pick-time.ts';
import { diningTimesWorld } from '../worlds/dining-times.world.ts';
import { button, close, replayModal } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof diningTimesMachine>;

/** Splits a field's name such as 'rows.1.timeslot' into its row, its field and the chosen value. */
function fieldOf(snapshot: Snapshot, name: unknown) {
  const [, index, field] = /^rows\.(\d)\.(restaurant|timeslot)$/.exec(name as string) ?? [];
  const row = selectRows(snapshot)[Number(index)];
  const values = selectForm(snapshot).values.rows[Number(index)];
  if (!row || !values) return null;
  const isRestaurant = field === 'restaurant';
  const offered = isRestaurant ? row.restaurants.map(({ restaurantId }) => restaurantId) : row.times;
  const isShown = isRestaurant ? row.restaurants.length > 1 : row.restaurants.length > 0;
  const value = isRestaurant ? values.restaurant : values.timeslot;
  return { date: row.date, label: isRestaurant ? 'Restaurant' : 'Time', offered, isShown, value };
}

function control(snapshot: Snapshot, name: unknown): HTMLElement {
  const { date = '', label = '' } = fieldOf(snapshot, name) ?? {};
  return within(screen.getByRole('group', { name: formats.fullDate(date) })).getByLabelText(label);
}

replayModal('A §2.10 breakfast and dinner times, walked in the view', {
  world: diningTimesWorld,
  View: DiningTimesModal,
  title: /^(Dinner|Breakfast) times$/,
  loading: 'Looking for tables…',
  ways: {
    'field.changed': {
      by: ({ name, value }, snapshot) => {
        const field = control(snapshot as Snapshot, name);
        return field instanceof HTMLSelectElement
          ? userEvent.selectOptions(field, value as string)
          : pickTime(field, formatClock(value as string));
      },
      when: ({ name, value }, snapshot) => {
        const field = fieldOf(snapshot as Snapshot, name);
        return field?.isShown === true && field.value !== value && field.offered.includes(value as string);
      },
    },
    'field.left': {
      by: ({ name }, snapshot) => {
        control(snapshot as Snapshot, name).focus();
        screen.getByRole('heading', { level: 2 }).focus();
        return Promise.resolve();
      },
      when: ({ name }, snapshot) => fieldOf(snapshot as Snapshot, name)?.isShown === true,
    },
    'row.repeated': button(
      /^The same every (morning|evening)$/,
      ({ row }, snapshot) => selectRepeatable(snapshot as Snapshot) === row,
    ),
    'form.submitted': button('Done', (_, snapshot) => (snapshot as Snapshot).matches('choosing')),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  // A press elsewhere takes the focus from a time, which marks the field as left.
  compare: withoutTouched('form'),
  expectShown: (planned) => {
    const snapshot = planned as Snapshot;
    const rows = snapshot.matches('choosing') ? selectRows(snapshot) : [];
    expect(screen.queryAllByText(/^Unfortunately at present there is no availability/)).toHaveLength(
      rows.filter(({ restaurants }) => restaurants.length === 0).length,
    );
    expect(screen.queryAllByLabelText('Restaurant')).toHaveLength(
      rows.filter(({ restaurants }) => restaurants.length > 1).length,
    );
    expect(screen.queryAllByText(/ has no table at \d\d:\d\d on this day\.$/)).toHaveLength(
      rows.filter(({ unmet }) => unmet !== null).length,
    );
    const hasProblems = selectProblems(snapshot).length > 0;
    expect(screen.queryByText('Some tables are not chosen yet') !== null).toBe(hasProblems);
  },
});
