import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { formats } from '../../../widget/texts/british-formats.ts';
import { describeGuest } from '../../../widget/texts/describe-guest.ts';
import type { AddOnTreatmentsInput } from '../../../machines/modals/addon-treatments/addon-treatments.rules.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import { selectIsAskingToClose } from '../../../machines/modals/modal.selectors.ts';
import * as selectors from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { AddOnTreatmentsModal } from '../../../widget/modals/addon-treatments/AddOnTreatmentsModal.tsx';
import { spaInput } from '../../steps/addons/addons-stay.ts';
import { catalogue } from '../../support/catalogue.ts';
import { MONDAY, spaDays, spaTimesOn, massage, facial } from '../../steps/itinerary/itinerary-stay.ts';
import { addOnTreatmentsWorld } from './addon-treatments.world.ts';
import { button, press } from '../../views/replay.tsx';
import {
  close,
  dateTab,
  expectSlots,
  halfTab,
  replayModal,
  tick,
  timeChip,
} from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof addOnTreatmentsMachine>;

const pageOf = (snapshot: unknown) => selectors.selectPage(snapshot as Snapshot);
const nextOf = (snapshot: unknown) =>
  pageOf(snapshot) === 'list' ? selectors.selectNextGuestName(snapshot as Snapshot) : null;
const isTimeShown = (snapshot: Snapshot) => snapshot.matches({ timing: 'shown' });
const goOn = (snapshot: unknown) => {
  const next = nextOf(snapshot);
  return next === null ? 'Continue' : `${describeGuest(catalogue, next)}'s TREATMENTS`;
};

/** The treatment and its place among the buttons of its lengths. */
const lengthOf = (snapshot: unknown, treatmentId: unknown, code: unknown) => {
  const treatment = selectors.selectTreatments(snapshot as Snapshot).find(({ id }) => id === treatmentId);
  const index = treatment?.durations.findIndex((candidate) => candidate.code === code) ?? -1;
  return treatment && index >= 0 ? { name: treatment.displayName, index } : null;
};

replayModal('A §2.12 treatments', {
  world: addOnTreatmentsWorld,
  View: AddOnTreatmentsModal,
  title: 'Treatments',
  loading: 'Preparing to unwind…',
  failed: (planned) => `We could not load the ${pageOf(planned) === 'times' ? 'times' : 'treatments'}.`,
  ways: {
    'guest.ticked': {
      by: ({ guestIndex }, snapshot: Snapshot) =>
        tick(describeGuest(catalogue, selectors.selectGuests(snapshot)[guestIndex as number]?.name ?? '')),
      when: ({ guestIndex, isTicked }, snapshot: Snapshot) =>
        selectors.selectGuests(snapshot)[guestIndex as number]?.isTicked === !isTicked,
    },
    'treatment.wanted': button(/^Select Treatment/),
    'treatment.removed': {
      by: ({ index }) => press(`Remove Treatment ${(index as number) + 1}`),
      when: ({ index }, snapshot: Snapshot) => {
        const open = selectors.selectLists(snapshot).find(({ isOpen }) => isOpen);
        return (index as number) < (open?.treatments.length ?? 0);
      },
    },
    'duration.chosen': {
      by: ({ treatmentId, code }, snapshot) => {
        const { name, index } = lengthOf(snapshot, treatmentId, code) ?? { name: '', index: 0 };
        const lengths = screen.getAllByRole('button', { name: new RegExp(`^Select .*${name}$`) });
        return userEvent.click(lengths[index] ?? document.body);
      },
      when: ({ treatmentId, code }, snapshot) => lengthOf(snapshot, treatmentId, code) !== null,
    },
    'date.chosen': dateTab(
      ({ date }) => date as string,
      ({ date }, snapshot: Snapshot) => selectors.selectDates(snapshot).includes(date as string),
    ),
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }, (_, snapshot: Snapshot) =>
      isTimeShown(snapshot),
    ),
    'time.chosen': timeChip(
      (snapshot: Snapshot) => selectors.selectTreatmentTimes(snapshot).slots,
      isTimeShown,
    ),
    'time.confirmed': button('Confirm Time', (_, snapshot: Snapshot) => selectors.selectCanConfirm(snapshot)),
    'continue.pressed': { by: (_, snapshot) => press(goOn(snapshot)) },
    'done.pressed': button('Done', (_, snapshot: Snapshot) => selectors.selectCanFinish(snapshot)),
    'back.pressed': button('Back', (_, snapshot: Snapshot) => selectors.selectCanGoBack(snapshot)),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (snapshot: Snapshot) => {
    const page = pageOf(snapshot);
    const name = describeGuest(catalogue, selectors.selectGuestName(snapshot));
    const hasHeading = (words: string) => screen.queryAllByText(words, { selector: 'h3' }).length > 0;
    expectText('Sorry, we have no availability.', page === 'soldOut');
    expect(hasHeading(`${name}'s treatments`)).toBe(page === 'list');
    expect(hasHeading(`Choose a treatment for ${name}`)).toBe(page === 'treatments');
    expect(hasHeading(`Select ${name}'s treatment time`)).toBe(page === 'times');
    if (page !== 'asking' && !snapshot.hasTag('failed')) {
      const isLacking = selectors.selectIsLacking(snapshot);
      expect(
        screen.queryByRole('alert')?.textContent ?? null,
        'the list that could not be read is told',
      ).toBe(
        !isLacking
          ? null
          : page === 'guests'
            ? 'Please choose who would like a treatment.'
            : 'Please select a treatment.',
      );
    }
    // Close stands in the foot where no other way leads back.
    const foot = textsAt('.ui-dialog-foot button');
    if (!selectIsAskingToClose(snapshot))
      expect(foot).toEqual([
        selectors.selectCanGoBack(snapshot) ? 'Back' : 'Close',
        ...(selectors.selectCanFinish(snapshot) ? ['Done'] : []),
        ...(page === 'guests' || page === 'list'
          ? [goOn(snapshot)]
          : page === 'times'
            ? ['Confirm Time']
            : []),
      ]);
    if (page === 'list') {
      expect(screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual(
        selectors
          .selectLists(snapshot)
          .flatMap(({ treatments }) =>
            treatments.map(
              (one, index) =>
                `Treatment ${index + 1}${one.name} ${formats.shortDate(one.start)} - ${formatClock(one.start)}`,
            ),
          ),
      );
    }
    if (page === 'times')
      expect(textsAt('[aria-label="Dates of your stay"] button')).toEqual(
        selectors.selectDates(snapshot).map((date) => formats.stayDay(date)),
      );
    expectText('Choose a time to go on.', selectors.selectLacksTime(snapshot));
    if (!isTimeShown(snapshot)) return;
    const { slots, isFull } = selectors.selectTreatmentTimes(snapshot);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Time' }).disabled).toBe(
      !selectors.selectCanConfirm(snapshot),
    );
    expectText('There are no times left on this day. Please try another.', isFull);
    if (slots.length > 0) expectSlots(`Select ${name}'s treatment time`, slots);
  },
});

async function show(input: AddOnTreatmentsInput = spaInput) {
  const shown = showHeld(addOnTreatmentsMachine, input, AddOnTreatmentsModal);
  shown.answer('loadSpaDays', spaDays);
  await expect.poll(() => screen.queryByText('Preparing to unwind…')).toBeNull();
  return shown;
}

test('B §2.16 the intro, and the number to call, which stands above the list as well', async () => {
  await show();
  screen.getByText('You can book our most popular treatments');
  const name = '01234 567890';
  const call = () => screen.getByRole<HTMLAnchorElement>('link', { name });
  expect(call().getAttribute('href')).toBe('tel:01234567890');
  // D-41: the host has no page with the full list.
  expect(screen.queryByRole('link', { name: /full list/ })).toBeNull();
  screen.getByRole('group', { name: 'Who would like a treatment?' });
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await press('Continue');
  const card = screen.getByRole('heading', { name: 'Honey Massage' });
  expect(call().compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('A §4.9 leads from the guests through list, card and time to the next guest, and the focus follows', async () => {
  const { answer } = await show();
  await press('Continue');
  expect(textsOf(screen.getAllByRole('button', { name: /^Select/ }))).toEqual([
    'Select 60mins £95: Honey Massage',
    'Select 90mins £132: Honey Massage',
    'Select 45mins £72.50: Still Water Facial',
  ]);
  await press(/^Select 60mins £95/);
  answer('loadSpaTimes', spaTimesOn(MONDAY));
  await screen.findByText('Honey Massage, 60 mins, £95');
  await press('Morning');
  await press('10:30');
  await press('Confirm Time');
  expect(screen.getByRole('heading', { name: "Tom's treatments" })).toHaveFocus();
  // E-16: the price of the chosen time.
  expect(screen.getByText('£95 in all').closest('[role=status]')).not.toBeNull();
  screen.getByRole('button', { name: 'Select Treatment 2' });
  await press("Ivy's TREATMENTS");
  expect(screen.getByRole('heading', { name: 'Choose a treatment for Ivy' })).toHaveFocus();
  await press('Back');
  expect(screen.getByRole('heading', { name: "Ivy's treatments" })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('D-386 a minimum age that all treatments have is said once', async () => {
  const treatments = [massage, facial].map((treatment) => ({ ...treatment, minimumAge: 12 }));
  await show({ ...spaInput, treatments });
  await press('Continue');
  expect(screen.getAllByText('For guests aged 12 and over.')).toHaveLength(1);
});

test('D-386 each treatment names its minimum age, and a guest can select only those for their age', async () => {
  const treatments = [
    { ...massage, minimumAge: 16 },
    { ...facial, minimumAge: 12 },
  ];
  await show({ ...spaInput, guests: ['Tom', 'Sam', 'Pip'], ages: ['adult', 15, 2], treatments });
  screen.getByText('For guests aged 12 and over.');
  expect(screen.queryByRole('checkbox', { name: 'Pip' })).toBeNull();
  await tick('Tom');
  await press('Continue');
  screen.getByText('For guests aged 16 and over.');
  expect(textsOf(screen.getAllByRole('button', { name: /^Select/ }))).toEqual([
    'Select 45mins £72.50: Still Water Facial',
  ]);
  await expectAccessible();
});
