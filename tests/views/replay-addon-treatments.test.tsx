import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { addOnTreatmentsMachine } from '../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import {
  selectCanConfirm,
  selectCanFinish,
  selectCanGoBack,
  selectDates,
  selectGuests,
  selectLists,
  selectNextGuestName,
  selectPage,
  selectTreatmentTimes,
  selectTreatments,
} from '../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { describeGuest } from '../../src/texts/describe-guest.ts';
import { AddOnTreatmentsModal } from '../../widget/modals/addon-treatments/AddOnTreatmentsModal.tsx';
import { catalogue } from '../support/catalogue.ts';
import { addOnTreatmentsWorld } from '../worlds/addon-treatments.world.ts';
import { button, close, dateTab, halfTab, press, replayModal, tick, timeChip } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof addOnTreatmentsMachine>;

const pageOf = (snapshot: unknown) => selectPage(snapshot as Snapshot);
const isTimeShown = (snapshot: Snapshot) => snapshot.matches({ timing: 'shown' });

/** The treatment and its place among the buttons of its lengths. */
const lengthOf = (snapshot: unknown, treatmentId: unknown, code: unknown) => {
  const treatment = selectTreatments(snapshot as Snapshot).find(({ id }) => id === treatmentId);
  const index = treatment?.durations.findIndex((candidate) => candidate.code === code) ?? -1;
  return treatment && index >= 0 ? { name: treatment.displayName, index } : null;
};

replayModal('A §2.12 treatments, walked in the view', {
  world: addOnTreatmentsWorld,
  View: AddOnTreatmentsModal,
  title: 'Treatments',
  loading: 'Preparing to unwind…',
  ways: {
    'guest.ticked': {
      by: ({ guestIndex }, snapshot) =>
        tick(describeGuest(catalogue, selectGuests(snapshot as Snapshot)[guestIndex as number]?.name ?? '')),
      when: ({ guestIndex, isTicked }, snapshot) =>
        selectGuests(snapshot as Snapshot)[guestIndex as number]?.isTicked === !isTicked,
    },
    'treatment.wanted': button(/^Select Treatment/),
    'treatment.removed': {
      by: ({ index }) => press(`Remove Treatment ${(index as number) + 1}`),
      when: ({ index }, snapshot) => {
        const open = selectLists(snapshot as Snapshot).find(({ isOpen }) => isOpen);
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
      ({ date }, snapshot) => selectDates(snapshot as Snapshot).includes(date as string),
    ),
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }, (_, snapshot) =>
      isTimeShown(snapshot as Snapshot),
    ),
    'time.chosen': timeChip((snapshot: Snapshot) => selectTreatmentTimes(snapshot).slots, isTimeShown),
    'time.confirmed': button('Confirm Time', (_, snapshot) => selectCanConfirm(snapshot as Snapshot)),
    'continue.pressed': {
      by: (_, snapshot) => {
        const next = pageOf(snapshot) === 'list' ? selectNextGuestName(snapshot as Snapshot) : null;
        return press(next === null ? 'Continue' : `${describeGuest(catalogue, next)}'s TREATMENTS`);
      },
    },
    'done.pressed': button('Done', (_, snapshot) => selectCanFinish(snapshot as Snapshot)),
    'back.pressed': button('Back', (_, snapshot) => selectCanGoBack(snapshot as Snapshot)),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (planned) => {
    const page = pageOf(planned);
    const hasHeading = (name: RegExp) => screen.queryAllByRole('heading', { name }).length > 0;
    expect(screen.queryByText('Sorry, we have no availability.') !== null).toBe(page === 'soldOut');
    expect(hasHeading(/^\w+'s treatments$/)).toBe(page === 'list');
    expect(hasHeading(/^Choose a treatment for \w+$/)).toBe(page === 'treatments');
    expect(hasHeading(/^Select \w+'s treatment time$/)).toBe(page === 'times');
  },
});
