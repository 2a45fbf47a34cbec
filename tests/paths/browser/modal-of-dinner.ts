import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../src/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates.ts';
import { AddOnsPage } from '../../../e2e/models/addons-page.ts';
import { packageDinnerMachine } from '../../../machines/modals/package-dinner/package-dinner.machine.ts';
import { selectEvenings } from '../../../machines/modals/package-dinner/package-dinner.selectors.ts';
import { asTheEstate, button, close, type ModalInBrowser } from './modal-walk.ts';

type Dinner = SnapshotFrom<typeof packageDinnerMachine>;

const evening = (page: Page, date: unknown) =>
  page.getByRole('group', { name: formats.fullDate(date as string) });

/** Ticks the first date of the open modal. */
const tickFirst = (page: Page) =>
  page.getByRole('dialog').getByRole('checkbox', { disabled: false }).first().check();

export const packageDinner: ModalInBrowser = {
  machine: packageDinnerMachine,
  step: 'addons',
  open: (page) => new AddOnsPage(page).open('Supper at the Boathouse Kitchen', 'Book a table for room 3'),
  title: /Supper at the Boathouse Kitchen/,
  calls: [
    {
      port: 'loadTables',
      path: /\/api\/restaurant$/,
      answers: [asTheEstate],
      ask: tickFirst,
    },
  ],
  events: {
    'date.ticked': (at) =>
      selectEvenings(at as Dinner)
        .filter(({ isOpen }) => isOpen)
        .slice(0, 1)
        .map(({ date, isTicked }) => ({ date, isTicked: !isTicked })),
    'guests.chosen': (at) =>
      selectEvenings(at as Dinner)
        .filter(({ isTicked, guests }) => isTicked && guests !== 2)
        .map(({ date }) => ({ date, guests: 2 })),
    'time.chosen': (at) =>
      selectEvenings(at as Dinner).flatMap(({ date, isTicked, tables, timeslot }) =>
        isTicked && tables.state === 'free' && timeslot === null
          ? [{ date, timeslot: tables.times[0] ?? '' }]
          : [],
      ),
    'tables.retried': (at) =>
      selectEvenings(at as Dinner)
        .filter(({ isTicked, tables }) => isTicked && tables.state === 'failed')
        .map(({ date }) => ({ date })),
  },
  hands: {
    'date.ticked': ({ date }, page) =>
      page
        .getByRole('dialog')
        .getByRole('checkbox', { name: formats.fullDate(date as string) })
        .click(),
    'guests.chosen': async ({ date, guests }, page) => {
      await evening(page, date).getByLabel('Guests').selectOption(String(guests));
    },
    'time.chosen': async ({ date, timeslot }, page) => {
      await evening(page, date)
        .getByRole('radio', { name: formatClock(timeslot as string) })
        .click();
    },
    'tables.retried': ({ date }, page) =>
      evening(page, date).getByRole('button', { name: 'Try again' }).click(),
    'continue.pressed': button('Continue'),
    'close.pressed': close,
  },
  project: ({ evenings }: Dinner['context']) => evenings,
};
