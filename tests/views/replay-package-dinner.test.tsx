import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import { formatClock } from '../../src/domain/dates.ts';
import type { packageDinnerMachine } from '../../machines/modals/package-dinner/package-dinner.machine.ts';
import { selectEvenings } from '../../machines/modals/package-dinner/package-dinner.selectors.ts';
import { PackageDinnerModal } from '../../widget/modals/package-dinner/PackageDinnerModal.tsx';
import { pickTime } from '../support/pick-time.ts';
import { packageDinnerWorld } from '../worlds/package-dinner.world.ts';
import { button, close, replayModal, tick } from './replay-modal.tsx';

type Snapshot = SnapshotFrom<typeof packageDinnerMachine>;

const inEvening = (date: unknown) =>
  within(screen.getByRole('group', { name: formats.fullDate(date as string) }));
const select = (date: unknown, label: string, value: unknown) =>
  userEvent.selectOptions(
    inEvening(date).getByLabelText(label),
    value === null ? '' : `${value as string | number}`,
  );
const eveningOf = (snapshot: unknown, date: unknown) =>
  selectEvenings(snapshot as Snapshot).find((evening) => evening.date === date);

replayModal('A §2.12 the dinner package, walked in the view', {
  world: packageDinnerWorld,
  View: PackageDinnerModal,
  title: 'Supper at the Boathouse',
  ways: {
    'date.ticked': {
      by: ({ date }) => tick(formats.fullDate(date as string)),
      when: ({ date, isTicked }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        return evening?.isOpen === true && evening.isTicked !== isTicked;
      },
    },
    'guests.chosen': {
      by: ({ date, guests }) => select(date, 'Guests', guests),
      when: ({ date, guests }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        return (
          evening?.isTicked === true &&
          evening.guests !== guests &&
          [null, 1, 2, 3].includes(guests as number)
        );
      },
    },
    'time.chosen': {
      by: ({ date, timeslot }) =>
        pickTime(inEvening(date).getByLabelText('Time'), formatClock(timeslot as string)),
      when: ({ date, timeslot }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        if (evening?.isTicked !== true || evening.tables.state !== 'free') return false;
        return evening.timeslot !== timeslot && evening.tables.times.includes(timeslot as string);
      },
    },
    'tables.retried': {
      by: ({ date }) => userEvent.click(inEvening(date).getByRole('button', { name: 'Try again' })),
      when: ({ date }, snapshot) => {
        const evening = eveningOf(snapshot, date);
        return evening?.isTicked === true && evening.tables.state === 'failed';
      },
    },
    'continue.pressed': button('Continue'),
    'close.pressed': close,
  },
  expectShown: (planned) => {
    const evenings = selectEvenings(planned as Snapshot);
    expect(screen.queryAllByText('This package is not available on this day.')).toHaveLength(
      evenings.filter(({ isOpen }) => !isOpen).length,
    );
    expect(screen.queryAllByText('No availability')).toHaveLength(
      evenings.filter(({ isTicked, tables }) => isTicked && tables.state === 'full').length,
    );
    const marked = document.querySelectorAll('[aria-invalid="true"]');
    expect(marked).toHaveLength(
      evenings.filter(({ isGuestsInvalid }) => isGuestsInvalid).length +
        evenings.filter(({ isTimeInvalid, tables }) => isTimeInvalid && tables.state === 'free').length,
    );
  },
});
