import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { isForAge, youngestFor } from '../../../src/domain/guests/guests.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { timesPrice } from '../../../src/domain/money/pricing.ts';
import type { Treatment } from '../../../src/domain/spa/spa.ts';
import { tickedGuests, type TickedGuest } from '../ticked-guests.ts';
import { treatmentTimes, type TreatmentTimes } from '../../../src/domain/spa/treatment-times.ts';
import type { addOnTreatmentsMachine } from './addon-treatments.machine.ts';
import {
  ableGuests,
  datesOnSale,
  durationOn,
  treatmentsOfGuest,
  treatmentsOnSale,
} from './addon-treatments.rules.ts';

type Snapshot = SnapshotFrom<typeof addOnTreatmentsMachine>;

export type SpaPage = 'asking' | 'soldOut' | 'guests' | 'list' | 'treatments' | 'times';

/** The page that is open. */
export function selectPage(snapshot: Snapshot): SpaPage {
  if (snapshot.matches('timing')) return 'times';
  if (snapshot.matches('choosingTreatment')) return 'treatments';
  if (snapshot.matches('listing')) return 'list';
  if (snapshot.matches('choosingGuests')) return 'guests';
  return snapshot.matches('soldOut') ? 'soldOut' : 'asking';
}

export const selectName = ({ context }: Snapshot): string => context.name;
/** Continue was pressed with nobody ticked, or without a treatment. */
export const selectIsLacking = ({ context }: Snapshot): boolean => context.isLacking;
export const selectCanGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'back.pressed' });

/** The guests in the room whose age allows a treatment. */
export const selectGuests = contextSelector((context: Snapshot['context']): TickedGuest[] =>
  tickedGuests(context, (guestIndex) => ableGuests(context).includes(guestIndex)),
);

/** The lowest minimum age of the treatments; 0: they are for everybody. */
export const selectMinimumAge = ({ context }: Snapshot): number => youngestFor(treatmentsOnSale(context));

/** Whether the guest with the open list is old enough for a treatment. */
export const selectIsForGuest =
  (minimumAge: number) =>
  ({ context: { ages, guestIndex } }: Snapshot): boolean =>
    isForAge(ages[guestIndex], minimumAge);

/** The first name of the guest with the open list. */
export const selectGuestName = ({ context }: Snapshot): GuestLabel =>
  context.guests[context.guestIndex] ?? '';

/** The first name of the next guest; null after the last. */
export function selectNextGuestName({ context }: Snapshot): GuestLabel | null {
  const { guestIndexes, guestIndex, guests } = context;
  const next = guestIndexes[guestIndexes.indexOf(guestIndex) + 1];
  return next === undefined ? null : (guests[next] ?? '');
}

/** A treatment in a guest's list. */
export interface ListedTreatment {
  name: string;
  start: LocalDateTime;
}

/** A ticked guest's treatments, in order of time. `isOpen`: this list can be changed. */
export interface GuestList {
  guestIndex: number;
  name: GuestLabel;
  isOpen: boolean;
  treatments: ListedTreatment[];
}

export const selectLists = contextSelector((context: Snapshot['context']): GuestList[] =>
  context.guestIndexes.map((guestIndex) => ({
    guestIndex,
    name: context.guests[guestIndex] ?? '',
    isOpen: guestIndex === context.guestIndex,
    treatments: treatmentsOfGuest(context.chosen, guestIndex).map(({ displayName, time }) => ({
      name: displayName,
      start: time.startTime,
    })),
  })),
);

/** The price of all chosen treatments, before they are added (E-16); null without any. */
export const selectSum = ({ context: { chosen } }: Snapshot): MinorUnits | null =>
  chosen.length > 0 ? timesPrice(chosen) : null;

export const selectTreatments = contextSelector((context: Snapshot['context']): Treatment[] =>
  treatmentsOnSale(context),
);

/** The minimum age that all treatments have; null where they differ. */
export function selectCommonAge(snapshot: Snapshot): number | null {
  const [age = 0, ...others] = new Set(selectTreatments(snapshot).map(({ minimumAge }) => minimumAge));
  return others.length === 0 ? age : null;
}

/** The treatment whose times are shown. */
export interface WantedTreatment {
  name: string;
  minutes: number;
  price: MinorUnits;
}

export const selectWanted = contextSelector((context: Snapshot['context']): WantedTreatment | null => {
  const { wanted, date, treatments } = context;
  const duration = wanted && durationOn(context, wanted, date);
  const treatment = treatments.find(({ id }) => id === wanted?.treatmentId);
  if (!duration || !treatment) return null;
  return { name: treatment.displayName, minutes: duration.duration, price: duration.price };
});

export const selectDates = contextSelector((context: Snapshot['context']): LocalDate[] =>
  context.wanted ? datesOnSale(context, context.wanted) : [],
);
export const selectDate = ({ context }: Snapshot): LocalDate => context.date;
/** 'Done' is offered: the treatments can be submitted, and Continue leads to another guest. */
export const selectCanFinish = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'done.pressed' }) && selectNextGuestName(snapshot) !== null;
export const selectCanConfirm = (snapshot: Snapshot): boolean => snapshot.can({ type: 'time.confirmed' });

/** The times are shown, and 'Confirm Time' waits for one of them. */
export const selectLacksTime = (snapshot: Snapshot): boolean =>
  snapshot.matches({ timing: 'shown' }) &&
  !selectCanConfirm(snapshot) &&
  !selectTreatmentTimes(snapshot).isFull;

/** The starts of the wanted treatment on the shown date. */
export const selectTreatmentTimes = contextSelector((context: Snapshot['context']): TreatmentTimes => {
  const { chosen, guests, guestIndex, time } = context;
  const others = chosen
    .filter((other) => other.guestIndex !== guestIndex)
    .map((other) => ({ name: guests[other.guestIndex] ?? '', start: other.time.startTime }));
  return treatmentTimes({ ...context, chosen: time?.startTime ?? null }, others);
});
