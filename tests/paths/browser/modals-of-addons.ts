import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { formatClock } from '../../../src/domain/dates.ts';
import { AddOnsPage } from '../../../e2e/models/addons-page.ts';
import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import {
  selectCanFinish,
  selectGuests,
  selectStart,
  selectStarts,
} from '../../../machines/modals/entry-time/entry-time.selectors.ts';
import { describeGuest } from '../../../src/texts/describe-guest.ts';
import { catalogue } from '../../support/catalogue.ts';
import { asTheEstate, button, isAt, type CallInBrowser, type ModalInBrowser } from './modal-walk.ts';

type EntryTime = SnapshotFrom<typeof entryTimeMachine>;

const isShown = (at: AnyMachineSnapshot) => at.matches('choosing');

const openAddOn = (name: string) => (page: Page) =>
  new AddOnsPage(page).open(name, 'Book your experience for room 3');

const none = () => ({ AddonAppointments: [], Groups: [] });

/** The first time, until one is chosen. */
function times(starts: readonly string[], chosen: string | null) {
  return chosen === null ? starts.slice(0, 1).map((start) => ({ start })) : [];
}

const chooseTime: ModalInBrowser['hands'][string] = async ({ start }, page) => {
  await page
    .getByRole('radiogroup', { name: 'Entry Time' })
    .getByRole('radio', { name: formatClock(start as string) })
    .click();
};

const extras: CallInBrowser = {
  port: 'loadExtras',
  path: /\/api\/spa\/extras$/,
  answers: [asTheEstate, none],
};

const mud: ModalInBrowser = {
  machine: entryTimeMachine,
  step: 'addons',
  open: openAddOn('The mud room'),
  title: /The mud room/,
  calls: [extras],
  events: {
    'guest.ticked': isAt(isShown, (at) =>
      selectGuests(at as EntryTime)
        .slice(1, 3)
        .map(({ guestIndex, isTicked }) => ({ guestIndex, isTicked: !isTicked })),
    ),
    'time.chosen': isAt(isShown, (at) => times(selectStarts(at as EntryTime), selectStart(at as EntryTime))),
    'done.pressed': (at) => (selectCanFinish(at as EntryTime) ? [{}] : []),
  },
  hands: {
    'guest.ticked': ({ guestIndex }, page, at) =>
      page
        .getByRole('checkbox', {
          name: describeGuest(catalogue, selectGuests(at as EntryTime)[guestIndex as number]?.name ?? ''),
        })
        .click(),
    'time.chosen': chooseTime,
    'done.pressed': button('Done'),
    'close.pressed': button('Cancel'),
    'load.retried': button('Try again'),
  },
  excluded: {
    'entryTime.choosing|done.pressed|1': 'without a time only the spa garden is left',
  },
};

const spaGarden: ModalInBrowser = {
  machine: entryTimeMachine,
  step: 'addons',
  open: openAddOn('An hour in the spa garden'),
  title: /spa garden/,
  calls: [extras],
  events: {
    'time.chosen': isAt(isShown, (at) => times(selectStarts(at as EntryTime), selectStart(at as EntryTime))),
  },
  hands: {
    'time.chosen': chooseTime,
    'done.pressed': button('Done'),
    'close.pressed': button('Cancel'),
    'load.retried': button('Try again'),
  },
  excluded: {
    'entryTime.choosing|guest.ticked|0': 'into the spa garden all go together',
    'entryTime.choosing|done.pressed|2': 'the spa garden can be left without a time',
  },
};

export const addOnModals: ModalInBrowser[] = [mud, spaGarden];
