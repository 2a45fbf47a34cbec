import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { formats } from '../../../src/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates.ts';
import { AddOnsPage } from '../../../e2e/models/addons-page.ts';
import { packageGolfMachine } from '../../../machines/modals/package-golf/package-golf.machine.ts';
import {
  selectCanGoOn,
  selectDates,
  selectHalf,
  selectMostPlayers,
  selectSlots,
} from '../../../machines/modals/package-golf/package-golf.selectors.ts';
import { asTheEstate, button, close, isAt, type ModalInBrowser } from './modal-walk.ts';

type Golf = SnapshotFrom<typeof packageGolfMachine>;

const areDatesShown = (at: AnyMachineSnapshot) => at.matches('choosingDates');
const areTimesShown = (at: AnyMachineSnapshot) => at.matches({ choosingTime: 'shown' });

/** Ticks the first date of the open modal. */
const tickFirst = (page: Page) =>
  page.getByRole('dialog').getByRole('checkbox', { disabled: false }).first().check();

export const packageGolf: ModalInBrowser = {
  machine: packageGolfMachine,
  step: 'addons',
  open: (page) => new AddOnsPage(page).open('A round on the Ling Course', 'Add for room 3'),
  title: /A round on the Ling Course/,
  calls: [
    {
      port: 'loadPackageTeeTimes',
      path: /\/api\/golf\/search$/,
      answers: [asTheEstate, () => []],
      ask: async (page) => {
        await tickFirst(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
      },
    },
  ],
  events: {
    'date.ticked': isAt(areDatesShown, (at) =>
      selectDates(at as Golf)
        .slice(0, 2)
        .map(({ date, isTicked }) => ({ date, isTicked: !isTicked })),
    ),
    'players.chosen': isAt(areDatesShown, (at) =>
      selectDates(at as Golf)
        .filter(({ isTicked, players }) => isTicked && players !== selectMostPlayers(at as Golf))
        .slice(0, 1)
        .map(({ date }) => ({ date, players: selectMostPlayers(at as Golf) })),
    ),
    'half.chosen': isAt(areTimesShown, (at) => [{ half: selectHalf(at as Golf) === 'AM' ? 'PM' : 'AM' }]),
    'time.chosen': isAt(areTimesShown, (at) =>
      selectSlots(at as Golf)
        .filter(({ isFree, isChosen }) => isFree && !isChosen)
        .slice(0, 1)
        .map(({ start }) => ({ start })),
    ),
    'continue.pressed': (at) => (selectCanGoOn(at as Golf) ? [{}] : []),
  },
  hands: {
    'date.ticked': ({ date }, page) =>
      page
        .getByRole('dialog')
        .getByRole('checkbox', { name: formats.fullDate(date as string) })
        .click(),
    'players.chosen': ({ date, players }, page) =>
      page
        .getByRole('group', { name: `Players on ${formats.fullDate(date as string)}` })
        .getByRole('radio', { name: String(players) })
        .check(),
    'half.chosen': ({ half }, page) =>
      page
        .getByRole('group', { name: 'Time of day' })
        .getByRole('button', { name: half === 'AM' ? 'Morning' : 'Afternoon' })
        .click(),
    'time.chosen': ({ start }, page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: formatClock(start as string), exact: true })
        .click(),
    'continue.pressed': button('Continue'),
    'back.pressed': button('Back'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  project: ({ dates, date, half }: Golf['context']) => [
    date,
    half,
    dates.map((one) => [one.isTicked, one.times !== null, one.time !== null]),
  ],
};
