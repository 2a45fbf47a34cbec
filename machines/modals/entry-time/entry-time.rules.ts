import type { LocalDateTime } from '../../../src/domain/dates.ts';
import {
  extraStarts,
  mudCodes,
  mudCodesFor,
  MUD_MIN_GUESTS,
  type ExtraStart,
} from '../../../src/domain/extra-starts.ts';
import { isForAge, isOldEnough } from '../../../src/domain/guests.ts';
import type { ExtrasQuestion } from '../../shared/activities.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';
import type { EntryTimeContext, EntryTimeInput, Visit } from './entry-time.types.ts';

/** What the modal is opened with for an hour in the mud room. */
export function mudInputOf(opened: OpenedAddOn): EntryTimeInput {
  return { ...visitOf(opened), kind: 'mud', treatments: opened.content.mudTreatments };
}

/** What it is opened with for an hour in the spa garden. */
export function spaGardenInputOf(opened: OpenedAddOn): EntryTimeInput {
  const durationIds = (opened.content.spaGardenTreatments?.durations ?? []).map(({ id }) => id);
  return { ...visitOf(opened), kind: 'spaGarden', durationIds };
}

/** What the estate is asked for (A §7.8). */
export function questionOf(input: EntryTimeInput): ExtrasQuestion {
  const { date } = input;
  return input.kind === 'mud'
    ? { kind: 'mud', date, codes: mudCodes(input.treatments) }
    : { kind: 'spaGarden', date, durationIds: input.durationIds };
}

/** Who goes in unless the guest says otherwise: for the mud room only those who are known to be old enough (D-386). */
export function guestsAtFirst({ kind, guests, ages, minimumAge }: EntryTimeInput): number[] {
  const goesIn = kind === 'mud' ? isOldEnough : isForAge;
  return guests.flatMap((_, index) => (goesIn(ages[index], minimumAge) ? [index] : []));
}

/** Whether somebody in the room may go in (D-386). */
export function canGoIn({ guests, ages, minimumAge }: EntryTimeInput, guestIndex: number): boolean {
  return guests[guestIndex] !== undefined && isForAge(ages[guestIndex], minimumAge);
}

/** Whether there are not enough guests for the mud room (A §5.9). */
export function hasTooFewGuests({ kind, guestIndexes }: EntryTimeContext): boolean {
  return kind === 'mud' && guestIndexes.length < MUD_MIN_GUESTS;
}

/** When those who go can: in the mud room at the starts of the treatment for so many (A §5.9). */
export function startsForGuests(context: EntryTimeContext): ExtraStart[] {
  if (hasTooFewGuests(context)) return [];
  const keys =
    context.kind === 'mud'
      ? mudCodesFor(context.treatments, context.guestIndexes.length)
      : context.durationIds;
  return extraStarts(context.appointments, keys, context.date);
}

/** Their start at a time; null where they have none. */
export function startAt(context: EntryTimeContext, start: LocalDateTime): ExtraStart | null {
  return startsForGuests(context).find(({ slot }) => slot.startDateTime === start) ?? null;
}

function visitOf({ room, content, stay, fullNames, ages }: OpenedAddOn): Visit {
  const { displayName, minimumAge } = content;
  return { room, name: displayName, date: stay.arrivalDate, guests: fullNames, ages, minimumAge };
}
