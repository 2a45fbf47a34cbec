import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { IncludedTablesInput } from '../../../machines/modals/included-tables/included-tables.rules.ts';
import { includedTablesMachine } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import * as selectors from '../../../machines/modals/included-tables/included-tables.selectors.ts';
import { selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import type { TablesQuestion } from '../../../machines/shared/activities.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { holdCalls } from '../../support/held-calls.ts';
import {
  boathouse,
  closedOn,
  diningDay,
  MONDAY,
  stillroom,
  TUESDAY,
  WEDNESDAY,
} from '../../steps/itinerary/itinerary-stay.ts';
import { includedTablesWorld, dinner, evenings } from './included-tables.world.ts';
import { reach } from '../../support/reach.ts';

function open(input: IncludedTablesInput) {
  const { calls, port } = holdCalls<DiningDay[], TablesQuestion>();
  const actor = createActor(includedTablesMachine.provide({ actors: { loadTables: port } }), {
    input,
  }).start();
  const shown = () => reach(actor, (snapshot) => !selectIsLoading(snapshot));
  return { actor, calls, shown };
}

async function opened(input: IncludedTablesInput, days: DiningDay[]) {
  const { actor, calls, shown } = open(input);
  calls[0]?.resolve(days);
  await shown();
  const choose = (name: string, value: string) => actor.send({ type: 'field.changed', name, value });
  return { actor, choose };
}

describe('A §2.10 breakfast and dinner times', () => {
  it('paths take every transition: only offered times, one row per date, and always a way out', () => {
    const { paths } = expectWorld(includedTablesWorld);
    expect(paths.length).toBeLessThan(20);
  });

  it('A §2.10 shows one row per date; the guest chooses only between several restaurants', async () => {
    const { actor, choose } = await opened(dinner, evenings);
    expect(selectors.selectRows(actor.getSnapshot())).toEqual([
      { date: MONDAY, restaurants: [stillroom, boathouse], closed: [], times: [], unmet: null },
      {
        ...{ date: TUESDAY, restaurants: [stillroom], closed: [] },
        ...{ times: [`${TUESDAY}T19:30:00`], unmet: null },
      },
    ]);
    choose('rows.0.restaurant', 'STILL');
    expect(selectors.selectRows(actor.getSnapshot())[0]?.times).toEqual([
      `${MONDAY}T18:00:00`,
      `${MONDAY}T19:30:00`,
    ]);
  });

  it('clears the time when the restaurant changes', async () => {
    const { actor, choose } = await opened(dinner, evenings);
    choose('rows.0.restaurant', 'STILL');
    choose('rows.0.timeslot', `${MONDAY}T18:00:00`);
    choose('rows.0.restaurant', 'BOAT');
    expect(actor.getSnapshot().context.form.values.rows[0]).toEqual({
      date: MONDAY,
      isAvailable: true,
      restaurant: 'BOAT',
      timeslot: '',
    });
  });

  it("A §5.8 requires 'Restaurant' and 'A time is required' for every date with tables", async () => {
    const { actor, choose } = await opened(dinner, evenings);
    expect(selectors.selectProblems(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectors.selectProblems(actor.getSnapshot())).toEqual([
      { name: 'rows.0.restaurant', date: MONDAY, error: 'required' },
      { name: 'rows.1.timeslot', date: TUESDAY, error: 'timeRequired' },
    ]);
    choose('rows.0.restaurant', 'BOAT');
    actor.send({ type: 'form.submitted' });
    expect(selectors.selectProblems(actor.getSnapshot()).map(({ name }) => name)).toEqual([
      'rows.0.timeslot',
      'rows.1.timeslot',
    ]);
  });

  it('A §4.8 submits a table for every date', async () => {
    const { actor, choose } = await opened(dinner, evenings);
    choose('rows.0.restaurant', 'BOAT');
    choose('rows.0.timeslot', `${MONDAY}T19:30:00`);
    choose('rows.1.timeslot', `${TUESDAY}T19:30:00`);
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      bookings: [
        { date: MONDAY, restaurant: 'BOAT', isAvailable: true, timeslot: `${MONDAY}T19:30:00` },
        { date: TUESDAY, restaurant: 'STILL', isAvailable: true, timeslot: `${TUESDAY}T19:30:00` },
      ],
    });
  });

  it.each(['breakfast', 'dinner'] as const)(
    'A §5.8, §8.8 requires nothing at %s for a date without tables, and saves isAvailable false',
    async (meal) => {
      const [first, second] = meal === 'breakfast' ? [TUESDAY, WEDNESDAY] : [MONDAY, TUESDAY];
      const { actor, choose } = await opened({ ...dinner, meal }, [diningDay(first, { STILL: ['09:00'] })]);
      choose('rows.0.timeslot', `${first}T09:00:00`);
      actor.send({ type: 'form.submitted' });
      expect(actor.getSnapshot().output).toEqual({
        type: 'submitted',
        bookings: [
          { date: first, restaurant: 'STILL', isAvailable: true, timeslot: `${first}T09:00:00` },
          { date: second, restaurant: null, isAvailable: false, timeslot: null },
        ],
      });
    },
  );

  it('repeats the first table on every date that offers it', async () => {
    const { actor, choose } = await opened(dinner, evenings);
    expect(selectors.selectRepeatable(actor.getSnapshot())).toBeNull();
    choose('rows.0.restaurant', 'STILL');
    choose('rows.0.timeslot', `${MONDAY}T19:30:00`);
    expect(selectors.selectRepeatable(actor.getSnapshot())).toBe(0);
    actor.send({ type: 'row.repeated', row: 0 });
    expect(actor.getSnapshot().context.form.values.rows.map(({ timeslot }) => timeslot)).toEqual([
      `${MONDAY}T19:30:00`,
      `${TUESDAY}T19:30:00`,
    ]);
    expect(selectors.selectRepeatable(actor.getSnapshot())).toBeNull();
  });

  it('a date without that table keeps its own; the note stays until the date changes', async () => {
    const { actor, choose } = await opened(dinner, evenings);
    choose('rows.0.restaurant', 'STILL');
    choose('rows.0.timeslot', `${MONDAY}T18:00:00`);
    actor.send({ type: 'row.repeated', row: 0 });
    const unmet = () => selectors.selectRows(actor.getSnapshot()).map((row) => row.unmet);
    expect(actor.getSnapshot().context.form.values.rows[1]?.timeslot).toBe('');
    expect(unmet()).toEqual([null, { restaurant: 'The Stillroom', timeslot: `${MONDAY}T18:00:00` }]);
    expect(selectors.selectRepeatable(actor.getSnapshot())).toBeNull();
    choose('rows.0.timeslot', `${MONDAY}T19:30:00`);
    expect(unmet()[1]).not.toBeNull();
    expect(selectors.selectRepeatable(actor.getSnapshot())).toBe(0);
    choose('rows.1.timeslot', `${TUESDAY}T19:30:00`);
    expect(unmet()).toEqual([null, null]);
  });

  it('a second repeat clears the notes of the first', async () => {
    const { actor, choose } = await opened(dinner, evenings);
    choose('rows.0.restaurant', 'STILL');
    choose('rows.0.timeslot', `${MONDAY}T18:00:00`);
    actor.send({ type: 'row.repeated', row: 0 });
    choose('rows.0.timeslot', `${MONDAY}T19:30:00`);
    actor.send({ type: 'row.repeated', row: 0 });
    expect(selectors.selectRows(actor.getSnapshot()).map((row) => row.unmet)).toEqual([null, null]);
    expect(actor.getSnapshot().context.form.values.rows[1]?.timeslot).toBe(`${TUESDAY}T19:30:00`);
  });

  it('F-03, F-11 a date on which all restaurants are closed names them; a full one does not', async () => {
    const restaurants = [closedOn(stillroom, 'Monday'), closedOn(boathouse, 'Monday')];
    const { actor } = await opened({ ...dinner, restaurants }, []);
    expect(selectors.selectRows(actor.getSnapshot()).map(({ closed }) => closed)).toEqual([
      ['The Stillroom', 'The Boathouse'],
      [],
    ]);
  });

  it('A §2.10 lists sample menus only of restaurants with a MenuLink', () => {
    expect(selectors.selectMenus(open(dinner).actor.getSnapshot())).toEqual([stillroom]);
  });
});
