import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { youngestFor } from '../../../src/domain/guests/guests.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { Treatment } from '../../../src/domain/spa/spa.ts';
import { treatmentTimes, type TreatmentTimes } from '../../../src/domain/spa/treatment-times.ts';
import type { includedTreatmentsMachine } from './included-treatments.machine.ts';
import { dateShown, nextPlace, pickAt, treatmentsShown, type SpaPick } from './included-treatments.rules.ts';

type Snapshot = SnapshotFrom<typeof includedTreatmentsMachine>;

/** The page that is open. */
export function selectPage(snapshot: Snapshot): 'treatments' | 'times' | null {
  if (snapshot.matches({ choosing: 'treatments' })) return 'treatments';
  return snapshot.matches({ choosing: 'times' }) ? 'times' : null;
}

/** A guest of the room who is old enough for a treatment, with the pick for the shown date. */
export interface SpaGuest {
  guestIndex: number;
  name: GuestLabel;
  pick: SpaPick | null;
}

export const selectGuests = contextSelector((context: Snapshot['context']): SpaGuest[] =>
  context.able.map((guestIndex) => ({
    guestIndex,
    name: context.guests[guestIndex] ?? '',
    pick: pickAt(context.picks, { ...context.place, guestIndex }),
  })),
);

/** The lowest minimum age of the rate's treatments; 0: they are for everybody. */
export const selectMinimumAge = ({ context }: Snapshot): number => youngestFor(context.treatments);

export const selectGuestIndex = ({ context }: Snapshot): number => context.place.guestIndex;

export const selectGuestName = ({ context: { guests, place } }: Snapshot): GuestLabel =>
  guests[place.guestIndex] ?? '';

/** A date of the stay, with the number of guests who have a time on it. */
export interface SpaDate {
  date: LocalDate;
  booked: number;
}

export const selectDates = contextSelector(({ dates, picks }: Snapshot['context']): SpaDate[] =>
  dates.map((date, index) => ({
    date,
    booked: picks.filter(({ dateIndex, time }) => dateIndex === index && time !== null).length,
  })),
);

export const selectDateIndex = ({ context }: Snapshot): number => context.place.dateIndex;

export const selectDate = ({ context }: Snapshot): LocalDate => dateShown(context);

export const selectTreatments = contextSelector((context: Snapshot['context']): Treatment[] =>
  treatmentsShown(context),
);

export const selectPick = ({ context }: Snapshot): SpaPick | null => pickAt(context.picks, context.place);

/** The starts of the shown guest's treatment. */
export const selectTreatmentTimes = contextSelector((context: Snapshot['context']): TreatmentTimes => {
  const { guests, picks, place } = context;
  const others = picks.flatMap(({ guestIndex, dateIndex, time }) =>
    dateIndex === place.dateIndex && guestIndex !== place.guestIndex && time
      ? [{ name: guests[guestIndex] ?? '', start: time.startTime }]
      : [],
  );
  const chosen = pickAt(picks, place)?.time?.startTime ?? null;
  return treatmentTimes({ ...context, date: dateShown(context), chosen }, others);
});

export const selectCanGoOn = (snapshot: Snapshot): boolean => snapshot.can({ type: 'continue.pressed' });

/** Whether Continue is offered. A single guest submits the times instead. */
export const selectHasContinue = (snapshot: Snapshot): boolean =>
  !(snapshot.matches({ choosing: 'times' }) && snapshot.context.able.length === 1);

/** 'Done' is offered: the times so far can be submitted, and Continue would not submit them. */
export function selectCanFinish(snapshot: Snapshot): boolean {
  const isLastPage = selectPage(snapshot) === 'times' && nextPlace(snapshot.context) === null;
  return snapshot.can({ type: 'done.pressed' }) && !(isLastPage && selectCanGoOn(snapshot));
}

/** What is still to be chosen on the shown page; null where nothing is, or nothing can be. */
export function selectMissing(snapshot: Snapshot): 'treatment' | 'time' | null {
  if (selectPage(snapshot) === 'treatments') return selectCanGoOn(snapshot) ? null : 'treatment';
  const isOffered =
    snapshot.matches({ choosing: { times: 'shown' } }) && !selectTreatmentTimes(snapshot).isFull;
  return isOffered && !selectPick(snapshot)?.time ? 'time' : null;
}
