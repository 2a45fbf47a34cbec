import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { includedTreatmentsMachine } from '../../machines/modals/included-treatments/included-treatments.machine.ts';
import {
  selectCanFinish,
  selectCanGoOn,
  selectGuests,
  selectHasContinue,
  selectPage,
  selectTreatmentTimes,
  selectTreatments,
} from '../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { IncludedTreatmentsModal } from '../../widget/modals/included-treatments/IncludedTreatmentsModal.tsx';
import { describeGuest } from '../../src/texts/describe-guest.ts';
import { catalogue } from '../support/catalogue.ts';
import { includedTreatmentsWorld } from '../worlds/included-treatments.world.ts';
import { button, close, dateTab, halfTab, replayModal, timeChip } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof includedTreatmentsMachine>;

const isTimeShown = (snapshot: Snapshot) => snapshot.matches({ choosing: { times: 'shown' } });

/** The button of a duration that is on sale on the shown date. */
const durationOf = (snapshot: Snapshot, treatmentId: unknown, durationId: unknown) => {
  const treatment = selectTreatments(snapshot).find(({ id }) => id === treatmentId);
  const duration = treatment?.durations.find(({ id }) => id === durationId);
  return treatment && duration ? { treatment, duration } : null;
};

replayModal('A §2.10 the spa package, walked in the view', {
  world: includedTreatmentsWorld,
  View: IncludedTreatmentsModal,
  title: 'Spa Package Extras',
  loading: /^Looking (up your treatments|for times)…$/,
  ways: {
    'guest.chosen': {
      by: ({ guestIndex }, snapshot) => {
        const { name } = selectGuests(snapshot as Snapshot)[guestIndex as number] ?? { name: '' };
        const guests = within(screen.getByRole('group', { name: 'Guests' }));
        return userEvent.click(
          guests.getByRole('button', { name: new RegExp(`^${describeGuest(catalogue, name)}`) }),
        );
      },
      when: ({ guestIndex }, snapshot) =>
        (guestIndex as number) < (snapshot as Snapshot).context.guests.length,
    },
    'date.chosen': dateTab(
      ({ dateIndex }, snapshot) => (snapshot as Snapshot).context.dates[dateIndex as number] ?? '',
      ({ dateIndex }, snapshot) => (dateIndex as number) < (snapshot as Snapshot).context.dates.length,
    ),
    'duration.chosen': {
      by: ({ treatmentId, durationId }, snapshot) => {
        const found = durationOf(snapshot as Snapshot, treatmentId, durationId);
        const name = `Durations of ${found?.treatment.displayName ?? ''}`;
        const durations = within(screen.getByRole('group', { name }));
        return userEvent.click(
          durations.getByRole('button', { name: new RegExp(`^${found?.duration.duration ?? 0} mins`) }),
        );
      },
      when: ({ treatmentId, durationId }, snapshot) =>
        durationOf(snapshot as Snapshot, treatmentId, durationId) !== null,
    },
    'half.chosen': halfTab({ AM: 'AM', PM: 'PM' }, (_, snapshot) => isTimeShown(snapshot as Snapshot)),
    'time.chosen': timeChip((snapshot: Snapshot) => selectTreatmentTimes(snapshot).slots, isTimeShown),
    'continue.pressed': button(
      'Continue',
      (_, snapshot) => selectHasContinue(snapshot as Snapshot) && selectCanGoOn(snapshot as Snapshot),
    ),
    'done.pressed': button('Done', (_, snapshot) => selectCanFinish(snapshot as Snapshot)),
    'back.pressed': button('Back'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (planned) => {
    const page = selectPage(planned as Snapshot);
    expect(screen.queryByRole('heading', { name: /^TREATMENTS/ }) !== null).toBe(page === 'treatments');
    expect(screen.queryByRole('heading', { name: /^TIMES Select \w+'s treatment time$/ }) !== null).toBe(
      page === 'times',
    );
  },
});
