import type { SnapshotFrom } from 'xstate';
import { isForAge, youngestFor } from '../../../src/domain/guests.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates.ts';
import type { Pence } from '../../../src/domain/money.ts';
import { timesPrice } from '../../../src/domain/pricing.ts';
import { freeSpaSlot, hasFreeSpaSlot, spaHalves, spaSlots, type Slot } from '../../../src/domain/slots.ts';
import type { HalfDay, Treatment } from '../../../src/domain/spa.ts';
import type { packageSpaMachine } from './package-spa.machine.ts';
import {
  datesOnSale,
  durationOn,
  isForGuest,
  treatmentsOfGuest,
  treatmentsOnSale,
} from './package-spa.treatments.ts';

type Snapshot = SnapshotFrom<typeof packageSpaMachine>;

export type SpaPage = 'asking' | 'soldOut' | 'guests' | 'list' | 'treatments' | 'times';

/** What is shown. */
export function selectPage(snapshot: Snapshot): SpaPage {
  if (snapshot.matches('timing')) return 'times';
  if (snapshot.matches('choosingTreatment')) return 'treatments';
  if (snapshot.matches('listing')) return 'list';
  if (snapshot.matches('choosingGuests')) return 'guests';
  return snapshot.matches('soldOut') ? 'soldOut' : 'asking';
}

export const selectName = ({ context }: Snapshot): string => context.name;
/** Continue was pressed with nobody ticked, or without any treatment. */
export const selectIsLacking = ({ context }: Snapshot): boolean => context.isLacking;
export const selectCanGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'back.pressed' });

/** Somebody in the room whom treatments are for (D-386). */
export interface SpaGuest {
  guestIndex: number;
  name: string;
  isTicked: boolean;
}

export const selectGuests = ({ context }: Snapshot): SpaGuest[] =>
  context.guests.flatMap((name, guestIndex) =>
    isForGuest(context, context.ages[guestIndex])
      ? [{ guestIndex, name, isTicked: context.guestIndexes.includes(guestIndex) }]
      : [],
  );

/** From what age on there is a treatment; 0: for everybody (D-386). */
export const selectMinimumAge = ({ context }: Snapshot): number => youngestFor(treatmentsOnSale(context));

/** Whether a treatment is for the guest whose list is shown (D-386). */
export const selectIsForGuest =
  (minimumAge: number) =>
  ({ context: { ages, guestIndex } }: Snapshot): boolean =>
    isForAge(ages[guestIndex], minimumAge);

/** The first name of the guest whose list is shown. */
export const selectGuestName = ({ context }: Snapshot): string => context.guests[context.guestIndex] ?? '';

/** The first name of the guest who comes next; null where the shown one is the last. */
export function selectNextGuestName({ context }: Snapshot): string | null {
  const { guestIndexes, guestIndex, guests } = context;
  const next = guestIndexes[guestIndexes.indexOf(guestIndex) + 1];
  return next === undefined ? null : (guests[next] ?? '');
}

/** A treatment in a guest's list. */
export interface ListedTreatment {
  name: string;
  start: LocalDateTime;
}

/** The treatments of a guest who wants some, in order of time; one guest's list is open for changes. */
export interface GuestList {
  guestIndex: number;
  name: string;
  isOpen: boolean;
  treatments: ListedTreatment[];
}

export const selectLists = ({ context }: Snapshot): GuestList[] =>
  context.guestIndexes.map((guestIndex) => ({
    guestIndex,
    name: context.guests[guestIndex] ?? '',
    isOpen: guestIndex === context.guestIndex,
    treatments: treatmentsOfGuest(context.chosen, guestIndex).map(({ displayName, time }) => ({
      name: displayName,
      start: time.startTime,
    })),
  }));

/** What all treatments that are chosen come to, before they are added (E-16); null while there are none. */
export const selectSum = ({ context: { chosen } }: Snapshot): Pence | null =>
  chosen.length > 0 ? timesPrice(chosen) : null;

export const selectTreatments = ({ context }: Snapshot): Treatment[] => treatmentsOnSale(context);

/** The treatment whose times are shown. */
export interface WantedTreatment {
  name: string;
  minutes: number;
  price: Pence;
}

export function selectWanted({ context }: Snapshot): WantedTreatment | null {
  const { wanted, date, treatments } = context;
  const duration = wanted && durationOn(context, wanted, date);
  const treatment = treatments.find(({ id }) => id === wanted?.treatmentId);
  if (!duration || !treatment) return null;
  return { name: treatment.displayName, minutes: duration.duration, price: duration.price };
}

export const selectDates = ({ context }: Snapshot): LocalDate[] =>
  context.wanted ? datesOnSale(context, context.wanted) : [];
export const selectDate = ({ context }: Snapshot): LocalDate => context.date;
export const selectHalf = ({ context }: Snapshot): HalfDay => context.half;
export const selectCanConfirm = (snapshot: Snapshot): boolean => snapshot.can({ type: 'time.confirmed' });

/** The shown date's and half's starts. */
export function selectSlots({ context }: Snapshot): Slot[] {
  const { times, half, date, time } = context;
  return times ? spaSlots(spaHalves(times)[half], date, time?.startTime ?? null) : [];
}

/** There is no free start on the shown date, in either half. */
export const selectIsFull = ({ context: { times, date } }: Snapshot): boolean =>
  times !== null && !hasFreeSpaSlot(times, date);

/** A time that another guest of the room has on the shown date, and that this guest can have too. */
export interface SharedTime {
  name: string;
  start: LocalDateTime;
}

export function selectSharedTime({ context }: Snapshot): SharedTime | null {
  const { times, time, chosen, guests, guestIndex, date } = context;
  if (times === null) return null;
  const shared = chosen.find(
    (other) =>
      other.guestIndex !== guestIndex &&
      other.time.startTime !== time?.startTime &&
      freeSpaSlot(times, date, other.time.startTime) !== null,
  );
  return shared ? { name: guests[shared.guestIndex] ?? '', start: shared.time.startTime } : null;
}
