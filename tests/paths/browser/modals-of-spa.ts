import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { formats } from '../../../src/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates.ts';
import { AddOnsPage } from '../../../e2e/models/addons-page.ts';
import { ItineraryPage } from '../../../e2e/models/itinerary-page.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import * as extra from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import * as included from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { describeGuest } from '../../../src/texts/describe-guest.ts';
import { catalogue } from '../../support/catalogue.ts';
import { asTheEstate, button, close, isAt, type CallInBrowser, type ModalInBrowser } from './modal-walk.ts';

type Included = SnapshotFrom<typeof includedTreatmentsMachine>;
type Extra = SnapshotFrom<typeof addOnTreatmentsMachine>;
type Hand = ModalInBrowser['hands'][string];

const NO_TIMES = { DefaultPeriod: 'AM', GuestAvailability: [{ Periods: { AM: [], PM: [] } }] };

/** The shortest duration of the first treatment. */
const ONE_LENGTH = 'HHM60';

type Days = readonly { Items: readonly { Code: string }[] }[];

const days = (few: (days: Days) => Days): CallInBrowser => ({
  port: 'loadSpaDays',
  path: /\/api\/spa\/activities\/[^/]+\/[^/]+$/,
  answers: [asTheEstate, () => [], (json) => few(json as Days)],
});
const times = (ask: NonNullable<CallInBrowser['ask']>): CallInBrowser => ({
  port: 'loadSpaTimes',
  path: /\/api\/spa\/search$/,
  answers: [asTheEstate, () => NO_TIMES],
  ask,
});

const chooseDate =
  (dateOf: (event: Parameters<Hand>[0], at: AnyMachineSnapshot) => string): Hand =>
  (event, page, at) =>
    page
      .getByRole('group', { name: 'Dates of your stay' })
      .getByRole('button', { name: new RegExp(`^${formats.stayDay(dateOf(event, at))}`) })
      .click();

const chooseHalf =
  (words: Record<'AM' | 'PM', string>): Hand =>
  ({ half }, page) =>
    page
      .getByRole('group', { name: 'Time of day' })
      .getByRole('button', { name: words[half as 'AM' | 'PM'], exact: true })
      .click();

const chooseTime: Hand = ({ start }, page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: formatClock(start as string), exact: true })
    .click();

const otherHalf = (half: 'AM' | 'PM') => [{ half: half === 'AM' ? 'PM' : 'AM' }];

const areTimesShown = (at: AnyMachineSnapshot) => at.matches({ choosing: { times: 'shown' } });

/**
 * Whether no treatment is picked yet. Only then are places chosen freely, or there would be too many paths.
 */
const isUnpicked = (at: AnyMachineSnapshot) => (at as Included).context.picks.length === 0;

export const includedTreatments: ModalInBrowser = {
  machine: includedTreatmentsMachine,
  step: 'itinerary',
  open: (page) => new ItineraryPage(page).open('Spa Package Extras', 1),
  title: /Spa Package Extras/,
  calls: [
    days((all) => all.slice(0, 1)),
    times(async (page) => {
      await page
        .getByRole('group', { name: /^Durations of/ })
        .first()
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    }),
  ],
  events: {
    'guest.chosen': isAt(
      (at) => at.matches('choosing') && isUnpicked(at),
      (at) => [{ guestIndex: 1 - included.selectGuestIndex(at as Included) }],
    ),
    'date.chosen': isAt(
      (at) => at.matches('choosing') && isUnpicked(at),
      (at) => (included.selectDates(at as Included).length > 1 ? [{ dateIndex: 1 }] : []),
    ),
    'duration.chosen': isAt(
      (at) => at.matches({ choosing: 'treatments' }),
      (at) =>
        included
          .selectTreatments(at as Included)
          .slice(0, 1)
          .flatMap(({ id, durations }) =>
            durations.slice(0, 1).map((duration) => ({ treatmentId: id, durationId: duration.id })),
          ),
    ),
    'half.chosen': isAt(areTimesShown, (at) => otherHalf(included.selectTreatmentTimes(at as Included).half)),
    'time.chosen': isAt(areTimesShown, (at) =>
      included
        .selectTreatmentTimes(at as Included)
        .slots.filter(({ isFree, isChosen }) => isFree && !isChosen)
        .slice(0, 1)
        .map(({ start }) => ({ start })),
    ),
    'continue.pressed': (at) =>
      included.selectHasContinue(at as Included) && included.selectCanGoOn(at as Included) ? [{}] : [],
    'done.pressed': (at) => (included.selectCanFinish(at as Included) ? [{}] : []),
  },
  hands: {
    'guest.chosen': ({ guestIndex }, page, at) => {
      const label = included.selectGuests(at as Included)[guestIndex as number]?.name ?? '';
      const name = describeGuest(catalogue, label);
      return page
        .getByRole('group', { name: 'Guests' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
    },
    'date.chosen': chooseDate(
      ({ dateIndex }, at) => (at as Included).context.dates[dateIndex as number] ?? '',
    ),
    'duration.chosen': ({ treatmentId, durationId }, page, at) => {
      const treatment = included.selectTreatments(at as Included).find(({ id }) => id === treatmentId);
      const duration = treatment?.durations.find(({ id }) => id === durationId);
      return page
        .getByRole('group', { name: `Durations of ${treatment?.displayName ?? ''}` })
        .getByRole('button', { name: new RegExp(`^${duration?.duration ?? 0} mins`) })
        .click();
    },
    'half.chosen': chooseHalf({ AM: 'AM', PM: 'PM' }),
    'time.chosen': chooseTime,
    'continue.pressed': button('Continue'),
    'done.pressed': button('Done'),
    'back.pressed': button('Back'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  project: ({ days: known, place, picks, half, times: shown }: Included['context']) => [
    known.length,
    place,
    picks.map((pick) => pick.time !== null),
    half,
    shown?.guestAvailability[0]?.periods.AM.length,
  ],
};

const isTimeShown = (at: AnyMachineSnapshot) => at.matches({ timing: 'shown' });

export const addOnTreatments: ModalInBrowser = {
  machine: addOnTreatmentsMachine,
  step: 'addons',
  open: (page) =>
    new AddOnsPage(page).open('Treatments at the Bath House', 'Book your treatments for room 3'),
  title: /Treatments at the Bath House/,
  calls: [
    days((all) =>
      all.map((day) => ({ ...day, Items: day.Items.filter(({ Code: code }) => code === ONE_LENGTH) })),
    ),
    times(async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
      await dialog
        .getByRole('button', { name: /^Select / })
        .first()
        .click();
    }),
  ],
  events: {
    'guest.ticked': isAt(
      (at) => at.matches('choosingGuests'),
      (at) =>
        extra
          .selectGuests(at as Extra)
          .filter(({ isTicked }) => isTicked)
          .map(({ guestIndex }) => ({ guestIndex, isTicked: false })),
    ),
    'treatment.wanted': isAt(
      (at) => at.matches('listing') && (at as Extra).context.chosen.length < 2,
      (at) => {
        const open = extra.selectLists(at as Extra).find(({ isOpen }) => isOpen);
        return (open?.treatments.length ?? 0) === 0 ? [{}] : [];
      },
    ),
    'treatment.removed': isAt(
      (at) => at.matches('listing'),
      (at) => {
        const open = extra.selectLists(at as Extra).find(({ isOpen }) => isOpen);
        return (open?.treatments.length ?? 0) > 0 ? [{ index: 0 }] : [];
      },
    ),
    'duration.chosen': isAt(
      (at) => at.matches('choosingTreatment'),
      (at) =>
        extra
          .selectTreatments(at as Extra)
          .slice(0, 1)
          .flatMap(({ id, durations }) =>
            durations.slice(0, 1).map(({ code }) => ({ treatmentId: id, code })),
          ),
    ),
    'date.chosen': isAt(
      (at) => at.matches('timing') && (at as Extra).context.chosen.length === 0,
      (at) =>
        extra
          .selectDates(at as Extra)
          .filter((date) => date !== extra.selectDate(at as Extra))
          .slice(0, 1)
          .map((date) => ({ date })),
    ),
    'half.chosen': isAt(isTimeShown, (at) => otherHalf(extra.selectTreatmentTimes(at as Extra).half)),
    'time.chosen': isAt(isTimeShown, (at) =>
      extra
        .selectTreatmentTimes(at as Extra)
        .slots.filter(({ isFree, isChosen }) => isFree && !isChosen)
        .slice(0, 1)
        .map(({ start }) => ({ start })),
    ),
    'time.confirmed': (at) => (extra.selectCanConfirm(at as Extra) ? [{}] : []),
    'back.pressed': (at) => (extra.selectCanGoBack(at as Extra) ? [{}] : []),
    'done.pressed': (at) => (extra.selectCanFinish(at as Extra) ? [{}] : []),
  },
  hands: {
    'guest.ticked': ({ guestIndex }, page, at) =>
      page
        .getByRole('dialog')
        .getByRole('checkbox', {
          name: describeGuest(catalogue, extra.selectGuests(at as Extra)[guestIndex as number]?.name ?? ''),
        })
        .click(),
    'treatment.wanted': (_, page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Select Treatment/ })
        .click(),
    'treatment.removed': ({ index }, page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: `Remove Treatment ${(index as number) + 1}` })
        .click(),
    'duration.chosen': (_, page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Select / })
        .first()
        .click(),
    'date.chosen': chooseDate(({ date }) => date as string),
    'half.chosen': chooseHalf({ AM: 'Morning', PM: 'Afternoon' }),
    'time.chosen': chooseTime,
    'time.confirmed': button('Confirm Time'),
    'continue.pressed': (_event, page, at) => {
      const next = at.matches('listing') ? extra.selectNextGuestName(at as Extra) : null;
      return page
        .getByRole('dialog')
        .getByRole('button', {
          name: next === null ? 'Continue' : `${describeGuest(catalogue, next)}'s TREATMENTS`,
          exact: true,
        })
        .click();
    },
    'back.pressed': button('Back'),
    'done.pressed': button('Done'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  project: ({
    days: known,
    guestIndexes,
    guestIndex,
    chosen,
    wanted,
    date,
    half,
    times: shown,
    time,
  }: Extra['context']) => [
    known.length,
    guestIndexes,
    guestIndex,
    chosen.map((one) => one.guestIndex),
    wanted !== null,
    date,
    half,
    shown?.guestAvailability[0]?.periods.AM.length,
    time !== null,
  ],
  excluded: {
    'addOnTreatments.opening|always|1': 'nobody has a room alone in the kept booking',
    'addOnTreatments.timing|back.pressed|1': 'the lists of few treatments are taken for those of all',
  },
};
