import { assign, setup } from 'xstate';
import { isForAge } from '../../../src/domain/guests/guests.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { TreatmentPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import { freeSpaSlot, spaHalves } from '../../../src/domain/spa/treatment-times.ts';
import type { HalfDay, SpaDay, SpaSlot, SpaTimes } from '../../../src/domain/spa/spa.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, isOtherChoice, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import { withTicked, type Tick } from '../ticked-guests.ts';
import {
  datesOnSale,
  sortByTime,
  ableGuests,
  guestsAtFirst,
  onlyChoice,
  selectionOf,
  treatmentsOfGuest,
  treatmentsOnSale,
  type AddOnTreatmentsInput,
  type AddOnTreatmentsOutput,
  type TreatmentChoice,
} from './addon-treatments.rules.ts';

export type AddOnTreatmentsEvent =
  | { type: 'load.retried' }
  | { type: 'guest.ticked'; guestIndex: number; isTicked: boolean }
  | { type: 'treatment.wanted' }
  /** `index` counts from 0 in the guest's list. */
  | { type: 'treatment.removed'; index: number }
  | { type: 'duration.chosen'; treatmentId: string; code: string }
  | { type: 'date.chosen'; date: LocalDate }
  /** The guest opens the morning or the afternoon. No time is chosen by that. */
  | { type: 'half.chosen'; half: HalfDay }
  | { type: 'time.chosen'; start: LocalDateTime }
  | { type: 'time.confirmed' }
  | { type: 'continue.pressed' }
  | { type: 'back.pressed' }
  /** Ends with the treatments chosen so far, even if guests are left. */
  | { type: 'done.pressed' }
  | ClosingEvent;

export interface AddOnTreatmentsContext extends AddOnTreatmentsInput, Closing, LastFailure {
  days: SpaDay[];
  /** The guests who want treatments, in the room's order. */
  guestIndexes: number[];
  /** The guest whose list is open. */
  guestIndex: number;
  chosen: TreatmentPackageSelection[];
  wanted: TreatmentChoice | null;
  date: LocalDate;
  half: HalfDay;
  /** The starts of the wanted treatment on the date; null until they are known. */
  times: SpaTimes | null;
  time: SpaSlot | null;
  /** Continue was pressed with nobody ticked, or without a treatment (D-420). */
  isLacking: boolean;
}

const types = {} as {
  context: AddOnTreatmentsContext;
  events: AddOnTreatmentsEvent;
  input: AddOnTreatmentsInput;
  output: AddOnTreatmentsOutput;
  tags: 'busy' | 'failed';
};

export const addOnTreatmentsSetup = setup({
  types,
  actors: { loadSpaDays: ports.loadSpaDays, loadSpaTimes: ports.loadSpaTimes },
  guards: {
    isNothingOnSale: ({ context }) => treatmentsOnSale(context).length === 0,
    hasOneGuest: ({ context }) => ableGuests(context).length === 1,
    canTakePart: ({ context }, { guestIndex }: { guestIndex: number }) =>
      ableGuests(context).includes(guestIndex),
    isAnyTicked: ({ context }) => context.guestIndexes.length > 0,
    hasNextGuest: ({ context }) => guestBeside(context, 1) !== null,
    hasPreviousGuest: ({ context }) => guestBeside(context, -1) !== null,
    hasSeveralGuests: ({ context }) => ableGuests(context).length > 1,
    hasOnlyChoice: ({ context }) => onlyChoice(context) !== null,
    hasOtherChoices: ({ context }) => onlyChoice(context) === null,
    isListEmpty: ({ context }) => listed(context).length === 0,
    isOnSale: ({ context }, { treatmentId, code }: TreatmentChoice) =>
      isTreatmentForGuest(context, treatmentId) && datesOnSale(context, { treatmentId, code }).length > 0,
    isDateOnSale: ({ context }, { date }: { date: LocalDate }) =>
      context.wanted !== null && datesOnSale(context, context.wanted).includes(date),
    isInList: ({ context }, { index }: { index: number }) => listed(context)[index] !== undefined,
    isFree: ({ context }, { start }: { start: LocalDateTime }) => freeTime(context, start) !== null,
    hasTime: ({ context }) => context.time !== null,
    hasTreatments: ({ context }) => context.chosen.length > 0,
    hasChosen: ({ context: { atOpening, chosen } }) => isOtherChoice(atOpening, chosen),
    isAskingToClose: ({ context }) => context.isAskingToClose,
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    sayWhatLacks: assign({ isLacking: true }),
    lackNothing: assign({ isLacking: false }),
    keepFailure: assign(keepFailure),
    keepDays: assign((_, days: SpaDay[]) => ({ days })),
    keepTimes: assign((_, times: SpaTimes) => ({ times, half: times.defaultPeriod })),
    /** A guest who is unticked loses the chosen treatments. */
    tick: assign(({ context }, tick: Tick) => {
      const guestIndexes = withTicked(context, tick);
      const chosen = context.chosen.filter((selection) => guestIndexes.includes(selection.guestIndex));
      return { guestIndexes, chosen, isLacking: false };
    }),
    tickAtFirst: assign(({ context }) => ({ guestIndexes: guestsAtFirst(context) })),
    showFirstGuest: assign(({ context }) => ({ guestIndex: context.guestIndexes[0] ?? 0 })),
    showNextGuest: assign(({ context }) => ({ guestIndex: guestBeside(context, 1) ?? 0 })),
    showPreviousGuest: assign(({ context }) => ({ guestIndex: guestBeside(context, -1) ?? 0 })),
    remove: assign(({ context }, { index }: { index: number }) => ({
      chosen: context.chosen.filter((selection) => selection !== listed(context)[index]),
    })),
    want: assign(({ context }, { treatmentId, code }: TreatmentChoice) =>
      wanting(context, { treatmentId, code }),
    ),
    wantOnlyChoice: assign(({ context }) => {
      const choice = onlyChoice(context);
      return choice ? wanting(context, choice) : {};
    }),
    showDate: assign((_, { date }: { date: LocalDate }) => ({ date, times: null, time: null })),
    showHalf: assign((_, { half }: { half: HalfDay }) => ({ half })),
    chooseTime: assign(({ context }, { start }: { start: LocalDateTime }) => ({
      time: freeTime(context, start),
      half: halfWith(context, start),
    })),
    confirm: assign(({ context }) => {
      const { wanted, time, date, guestIndex } = context;
      const selection = wanted && time && selectionOf(context, wanted, { date, guestIndex, time });
      return selection ? { chosen: sortByTime([...context.chosen, selection]) } : {};
    }),
  },
});

/** Whether the guest with the open list is old enough for a treatment. */
function isTreatmentForGuest({ treatments, ages, guestIndex }: AddOnTreatmentsContext, treatmentId: string) {
  const treatment = treatments.find(({ id }) => id === treatmentId);
  return treatment !== undefined && isForAge(ages[guestIndex], treatment.minimumAge);
}

function guestBeside({ guestIndexes, guestIndex }: AddOnTreatmentsContext, after: number): number | null {
  return guestIndexes[guestIndexes.indexOf(guestIndex) + after] ?? null;
}

function listed({ chosen, guestIndex }: AddOnTreatmentsContext): TreatmentPackageSelection[] {
  return treatmentsOfGuest(chosen, guestIndex);
}

function freeTime({ times, date }: AddOnTreatmentsContext, start: LocalDateTime): SpaSlot | null {
  return times && freeSpaSlot(times, date, start);
}

/** The half of the day of a start. */
function halfWith({ times }: AddOnTreatmentsContext, start: LocalDateTime): HalfDay {
  return times && spaHalves(times).PM.some(({ startTime }) => startTime === start) ? 'PM' : 'AM';
}

/** The new choice opens at the date shown last, where the treatment is on sale then: guests may want the same day. */
function wanting(context: AddOnTreatmentsContext, wanted: TreatmentChoice): Partial<AddOnTreatmentsContext> {
  const dates = datesOnSale(context, wanted);
  const date = dates.includes(context.date) ? context.date : (dates[0] ?? context.date);
  return { wanted, date, times: null, time: null };
}
