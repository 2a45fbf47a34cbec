import type { LocalDateTime, LocalDate } from '../../../src/domain/dates/dates.ts';
import {
  extraStarts,
  mudCodes,
  mudCodesFor,
  MUD_MIN_GUESTS,
  type ExtraStart,
} from '../../../src/domain/spa/extra-starts.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { isForAge, isOldEnough, type GuestAge } from '../../../src/domain/guests/guests.ts';
import type { ExtrasQuestion } from '../../shared/activities.ts';
import { chosenOfKind, type OpenedAddOn } from '../../shared/opened-add-on.ts';
import { isOtherChoice, type Closing } from '../closing.ts';
import type { MudTreatment } from '../../../src/domain/addons/add-on-kinds.ts';
import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { ExtraPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import type { ExtrasAnswer } from '../../../src/domain/spa/spa.ts';
import type { LastFailure } from '../../shared/last-failure.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

/** What mud room and spa garden have in common. */
export interface Visit {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  /** The day of arrival. */
  date: LocalDate;
  /** Everybody in the room, by name. */
  guests: GuestLabel[];
  ages: GuestAge[];
  /** The minimum age; 0: everybody may go in. */
  minimumAge: number;
  /** The visit that the room has already. */
  atOpening: ExtraPackageSelection | null;
}

/** Two or more guests choose the mud room. Into the spa garden go all who are old enough. */
export type EntryTimeInput = Visit &
  ({ kind: 'mud'; treatments: MudTreatment[] } | { kind: 'spaGarden'; durationIds: string[] });

export type EntryTimeOutput = TimesAnswer<ExtraPackageSelection>;

export type EntryTimeContext = EntryTimeInput &
  Closing &
  LastFailure & {
    /** The ticked guests, by their place in the room. */
    guestIndexes: number[];
    /** The estate's answer, by treatment code or duration id. */
    appointments: ExtrasAnswer['groups'];
    chosen: ExtraStart | null;
  };

/** What the modal is opened with for an hour in the mud room. */
export function mudInputOf(opened: OpenedAddOn): EntryTimeInput {
  const [atOpening = null] = chosenOfKind(opened, 'mud');
  return { ...visitOf(opened), atOpening, kind: 'mud', treatments: opened.content.mudTreatments };
}

/** What the modal is opened with for an hour in the spa garden. */
export function spaGardenInputOf(opened: OpenedAddOn): EntryTimeInput {
  const durationIds = (opened.content.spaGardenTreatments?.durations ?? []).map(({ id }) => id);
  const [atOpening = null] = chosenOfKind(opened, 'spaGarden');
  return { ...visitOf(opened), atOpening, kind: 'spaGarden', durationIds };
}

/** The question to the estate. */
export function questionOf(input: EntryTimeInput): ExtrasQuestion {
  const { date } = input;
  return input.kind === 'mud'
    ? { kind: 'mud', date, codes: mudCodes(input.treatments) }
    : { kind: 'spaGarden', date, durationIds: input.durationIds };
}

/** The guests ticked at first: those who go in already. Else, for the mud room, only guests known to be old enough. */
export function guestsAtFirst({ kind, guests, ages, minimumAge, atOpening }: EntryTimeInput): number[] {
  if (atOpening) return atOpening.guestIndexes;
  const goesIn = kind === 'mud' ? isOldEnough : isForAge;
  return guests.flatMap((_, index) => (goesIn(ages[index], minimumAge) ? [index] : []));
}

/** Whether a guest of the room may go in. */
export function canGoIn({ guests, ages, minimumAge }: EntryTimeInput, guestIndex: number): boolean {
  return guests[guestIndex] !== undefined && isForAge(ages[guestIndex], minimumAge);
}

/** Whether a time is chosen, and it or its guests are not those that the dialog opened with. */
export function isOtherVisit({ atOpening, chosen, guestIndexes }: EntryTimeContext): boolean {
  if (chosen === null) return false;
  return (
    chosen.slot.startDateTime !== atOpening?.time.startDateTime ||
    isOtherChoice(atOpening.guestIndexes, guestIndexes)
  );
}

/** Whether fewer guests are ticked than the mud room needs. */
export function hasTooFewGuests({ kind, guestIndexes }: EntryTimeContext): boolean {
  return kind === 'mud' && guestIndexes.length < MUD_MIN_GUESTS;
}

/** The starts for the ticked guests. In the mud room, those of the treatment for that number of guests. */
export function startsForGuests(context: EntryTimeContext): ExtraStart[] {
  if (hasTooFewGuests(context)) return [];
  const keys =
    context.kind === 'mud'
      ? mudCodesFor(context.treatments, context.guestIndexes.length)
      : context.durationIds;
  return extraStarts(context.appointments, keys, context.date);
}

/** The price of the chosen start, or before one is chosen, of every start; null where they differ. */
export function priceOf(context: EntryTimeContext): MinorUnits | null {
  if (context.chosen !== null) return context.chosen.slot.actualPrice;
  const [first, ...others] = new Set(startsForGuests(context).map(({ slot }) => slot.actualPrice));
  return first === undefined || others.length > 0 ? null : first;
}

/** The ticked guests' start at a time; null where there is none. */
export function startAt(context: EntryTimeContext, start: LocalDateTime): ExtraStart | null {
  return startsForGuests(context).find(({ slot }) => slot.startDateTime === start) ?? null;
}

function visitOf({ room, content, stay, fullNames, ages }: OpenedAddOn): Omit<Visit, 'atOpening'> {
  const { displayName, minimumAge } = content;
  return { room, name: displayName, date: stay.arrivalDate, guests: fullNames, ages, minimumAge };
}
