import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { formats } from '../../../src/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates.ts';
import { ItineraryPage } from '../../../e2e/models/itinerary-page.ts';
import { diningTimesMachine } from '../../../machines/modals/dining-times/dining-times.machine.ts';
import {
  selectForm,
  selectRepeatable as selectRepeatableRow,
  selectRows,
} from '../../../machines/modals/dining-times/dining-times.selectors.ts';
import { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { selectDays, selectRepeatable } from '../../../machines/modals/pool-access/pool-access.selectors.ts';
import { teeTimesMachine } from '../../../machines/modals/tee-times/tee-times.machine.ts';
import {
  selectDates,
  selectHalf,
  selectSlots,
} from '../../../machines/modals/tee-times/tee-times.selectors.ts';
import { asTheEstate, button, close, isAt, type ModalInBrowser } from './modal-walk.ts';

type Pool = SnapshotFrom<typeof poolAccessMachine>;
type Tee = SnapshotFrom<typeof teeTimesMachine>;
type Dining = SnapshotFrom<typeof diningTimesMachine>;

const openSection = (section: string, room: number) => (page: Page) =>
  new ItineraryPage(page).open(section, room);

const poolAccess: ModalInBrowser = {
  machine: poolAccessMachine,
  step: 'itinerary',
  open: openSection('Pool & Spa Access', 1),
  title: /Pool & Spa Access/,
  events: {
    'time.chosen': (at) =>
      selectDays(at as Pool)
        .slice(0, 1)
        .map(({ date }) => ({ date, time: 'Morning' })),
    'time.repeated': (at) => {
      const time = selectRepeatable(at as Pool);
      return time === null ? [] : [{ time }];
    },
  },
  hands: {
    'time.chosen': ({ date, time }, page) =>
      page
        .getByRole('group', { name: formats.fullDate(date as string) })
        .getByRole('button', { name: time as string })
        .click(),
    'time.repeated': ({ time }, page) =>
      page.getByRole('button', { name: `Same time every day: ${time as string}` }).click(),
    'done.pressed': button('Done'),
    'close.pressed': close,
  },
};

const isShown = (at: AnyMachineSnapshot) => at.matches('choosing');

const teeTimes: ModalInBrowser = {
  machine: teeTimesMachine,
  step: 'itinerary',
  open: openSection('Golf Tee Times', 2),
  title: /Golf Tee Times/,
  calls: [{ port: 'loadTeeTimes', path: /\/api\/golf\/search$/, answers: [asTheEstate, () => []] }],
  events: {
    'date.chosen': isAt(isShown, (at) =>
      selectDates(at as Tee)
        .slice(1, 2)
        .map(({ date }) => ({ date })),
    ),
    'half.chosen': isAt(isShown, (at) => [{ half: selectHalf(at as Tee) === 'AM' ? 'PM' : 'AM' }]),
    'time.chosen': isAt(isShown, (at) =>
      selectSlots(at as Tee)
        .filter(({ isFree }) => isFree)
        .slice(0, 1)
        .map(({ start }) => ({ start })),
    ),
    'done.pressed': isAt(isShown, () => [{}]),
  },
  hands: {
    'date.chosen': ({ date }, page) =>
      page
        .getByRole('group', { name: 'Dates of your stay' })
        .getByRole('button', { name: new RegExp(`^${formats.stayDay(date as string)}`) })
        .click(),
    'half.chosen': ({ half }, page) =>
      page
        .getByRole('group', { name: 'Time of day' })
        .getByRole('button', { name: half === 'AM' ? 'Morning' : 'Afternoon' })
        .click(),
    'time.chosen': ({ start }, page) =>
      page
        .getByRole('group', { name: /^Tee-off time/ })
        .getByRole('button', { name: formatClock(start as string) })
        .click(),
    'done.pressed': button('Done'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  project: ({ date, half, selections, days }: Tee['context']) => [
    date,
    half,
    selections.map((one) => one.date),
    days?.length,
  ],
  excluded: {
    'teeTimes.opening|always|0': 'they are known when it is opened again: D-08 in e2e/itinerary.e2e.ts',
  },
};

/** The first offer of a row without a choice, as a change of its field. */
function changes(at: Dining): { name: string; value: string }[] {
  const { rows } = selectForm(at).values;
  return selectRows(at).flatMap(({ restaurants, times }, index) => {
    const values = rows[index];
    if (!values || restaurants.length === 0) return [];
    const [restaurant] = restaurants;
    if (restaurants.length > 1 && values.restaurant === '') {
      return [{ name: `rows.${index}.restaurant`, value: restaurant?.restaurantId ?? '' }];
    }
    return values.timeslot === '' ? [{ name: `rows.${index}.timeslot`, value: times[0] ?? '' }] : [];
  });
}

function field(page: Page, at: Dining, name: string) {
  const [, index, what] = /^rows\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const date = selectRows(at)[Number(index)]?.date ?? '';
  return page
    .getByRole('group', { name: formats.fullDate(date) })
    .getByLabel(what === 'restaurant' ? 'Restaurant' : 'Time');
}

const dining = (section: 'Breakfast Times' | 'Dinner Times', title: RegExp): ModalInBrowser => ({
  machine: diningTimesMachine,
  step: 'itinerary',
  open: openSection(section, 1),
  title,
  calls: [{ port: 'loadTables', path: /\/api\/restaurant$/, answers: [asTheEstate] }],
  events: {
    'field.changed': isAt(isShown, (at) => changes(at as Dining).slice(0, 1)),
    'field.left': isAt(isShown, () => [{ name: 'rows.0.timeslot' }]),
    'row.repeated': isAt(isShown, (at) => {
      const row = selectRepeatableRow(at as Dining);
      return row === null ? [] : [{ row }];
    }),
    'form.submitted': isAt(isShown, () => [{}]),
  },
  hands: {
    'field.changed': async ({ name, value }, page, at) => {
      const control = field(page, at as Dining, name as string);
      if ((name as string).endsWith('restaurant')) await control.selectOption(value as string);
      // Without the focus, as a list is chosen from: or the next press would leave the field.
      else
        await control
          .getByRole('radio', { name: formatClock(value as string) })
          .evaluate((radio: HTMLElement) => radio.click());
    },
    'field.left': async ({ name }, page, at) => {
      await field(page, at as Dining, name as string).focus();
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).focus();
    },
    'row.repeated': button(
      section === 'Breakfast Times' ? 'The same every morning' : 'The same every evening',
    ),
    'form.submitted': button('Done'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  project: ({ form }: Dining['context']) => form.values,
  excluded: {
    'diningTimes.opening|always|1': 'every rate of the estate that includes a meal names its restaurants',
  },
});

export const itineraryModals: ModalInBrowser[] = [
  poolAccess,
  teeTimes,
  dining('Breakfast Times', /Breakfast times/),
  dining('Dinner Times', /Dinner times/),
];
