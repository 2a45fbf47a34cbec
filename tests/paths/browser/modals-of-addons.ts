import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { AddOnsPage } from '../../../e2e/models/addons-page.ts';
import { mudMachine } from '../../../machines/modals/mud/mud.machine.ts';
import {
  selectCanFinish,
  selectGuests,
  selectStart,
  selectStarts,
} from '../../../machines/modals/mud/mud.selectors.ts';
import { spaGardenMachine } from '../../../machines/modals/spa-garden/spa-garden.machine.ts';
import * as garden from '../../../machines/modals/spa-garden/spa-garden.selectors.ts';
import { asTheEstate, button, isAt, type CallInBrowser, type ModalInBrowser } from './modal-walk.ts';

type Mud = SnapshotFrom<typeof mudMachine>;
type Garden = SnapshotFrom<typeof spaGardenMachine>;

const isShown = (at: AnyMachineSnapshot) => at.matches('choosing');

const openAddOn = (name: string) => (page: Page) =>
  new AddOnsPage(page).open(name, 'Book your experience for room 3');

const none = () => ({ AddonAppointments: [], Groups: [] });

/** The first time that can be chosen, or none where one is. */
function times(starts: readonly string[], chosen: string | null) {
  if (starts.length === 0) return [];
  return [{ start: chosen === null ? (starts[0] ?? '') : null }];
}

const chooseTime: ModalInBrowser['hands'][string] = async ({ start }, page) => {
  await page.getByLabel('Entry Time').selectOption((start as string | null) ?? '');
};

const extras: CallInBrowser = {
  port: 'loadExtras',
  path: /\/api\/spa\/extras$/,
  answers: [asTheEstate, none],
};

const mud: ModalInBrowser = {
  machine: mudMachine,
  step: 'addons',
  open: openAddOn('The mud room'),
  title: /The mud room/,
  calls: [extras],
  events: {
    'guest.ticked': isAt(isShown, (at) =>
      selectGuests(at as Mud)
        .slice(1, 3)
        .map(({ guestIndex, isTicked }) => ({ guestIndex, isTicked: !isTicked })),
    ),
    'time.chosen': isAt(isShown, (at) => times(selectStarts(at as Mud), selectStart(at as Mud))),
    'done.pressed': (at) => (selectCanFinish(at as Mud) ? [{}] : []),
  },
  hands: {
    'guest.ticked': ({ guestIndex }, page, at) =>
      page.getByRole('checkbox', { name: selectGuests(at as Mud)[guestIndex as number]?.name ?? '' }).click(),
    'time.chosen': chooseTime,
    'done.pressed': button('Done'),
    'close.pressed': button('Cancel'),
    'load.retried': button('Try again'),
  },
};

const spaGarden: ModalInBrowser = {
  machine: spaGardenMachine,
  step: 'addons',
  open: openAddOn('An hour in the spa garden'),
  title: /spa garden/,
  calls: [extras],
  events: {
    'time.chosen': isAt(isShown, (at) =>
      times(garden.selectStarts(at as Garden), garden.selectStart(at as Garden)),
    ),
  },
  hands: {
    'time.chosen': chooseTime,
    'done.pressed': button('Done'),
    'close.pressed': button('Cancel'),
    'load.retried': button('Try again'),
  },
};

export const addOnModals: ModalInBrowser[] = [mud, spaGarden];
