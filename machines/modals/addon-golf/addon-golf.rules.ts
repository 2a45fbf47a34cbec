import {
  stayDatesWithDeparture,
  type LocalDate,
  type LocalDateTime,
} from '../../../src/domain/dates/dates.ts';
import type { PackageTeeTime } from '../../../src/domain/golf/golf.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { GuestNumbers } from '../../../src/domain/search/occupancy.ts';
import type { GolfPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { datesPrice } from '../../../src/domain/money/pricing.ts';
import { isPackageTeeTimeFree } from '../../../src/domain/golf/package-tee-times.ts';
import { FIRST_HALF, startsOf, type Halves } from '../../../src/domain/dates/slots.ts';
import type { HalfDay } from '../../../src/domain/spa/spa.ts';
import { chosenOfKind, type OpenedAddOn } from '../../shared/opened-add-on.ts';
import { isOtherChoice } from '../closing.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface AddOnGolfInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  sessionId: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** Adults and children of the room: no more can play. */
  mostPlayers: number;
  price: PackagePrice;
  /** Who sleeps in the room. Prices count these guests. */
  party: GuestNumbers;
  /** The rounds that the room has already. */
  atOpening: readonly GolfPackageSelection[];
}

export type AddOnGolfOutput = TimesAnswer<GolfPackageSelection>;

/**
 * What the modal opens with. As many guests can play as can dine. Tee times are sold with the booking only.
 */
export function golfInputOf(opened: OpenedAddOn<string>): AddOnGolfInput {
  const { room, content, stay, sessionId, mostGuests, price, party } = opened;
  const atOpening = chosenOfKind(opened, 'golf');
  const { displayName: name } = content;
  return { room, name, sessionId, stay, mostPlayers: mostGuests, price, party, atOpening };
}

type Priced = Pick<AddOnGolfInput, 'price' | 'party'>;

/** A date that can be played on. */
export interface GolfDate {
  date: LocalDate;
  isTicked: boolean;
  players: number;
  /** The tee times for `players`; null before they are known. */
  times: Halves<PackageTeeTime> | null;
  time: PackageTeeTime | null;
}

/** Nights + 1 dates, with the rounds that the room has already, else for one player. */
export function golfDates({ stay, atOpening, mostPlayers }: AddOnGolfInput): GolfDate[] {
  return stayDatesWithDeparture(stay).map((date) => {
    const round = atOpening.find((one) => one.date === date);
    return {
      date,
      isTicked: round !== undefined,
      players: Math.min(round?.quantity ?? 1, mostPlayers),
      times: null,
      time: round?.time ?? null,
    };
  });
}

/** A date with its tee times. A time that is not free any more is no longer chosen. */
export function withTimes(shown: GolfDate, times: Halves<PackageTeeTime>): GolfDate {
  const known = { ...shown, times };
  return { ...known, time: shown.time && freeTeeTime(known, shown.time.time) };
}

/** Whether the rounds differ from the ones that the dialog opened with. */
export function hasOtherRounds({
  atOpening,
  dates,
}: Pick<AddOnGolfInput, 'atOpening'> & { dates: readonly GolfDate[] }): boolean {
  const nameOf = ({ time, quantity }: GolfPackageSelection) => `${time.time} ${quantity}`;
  return isOtherChoice(atOpening.map(nameOf), roundsOf(dates).map(nameOf));
}

export function dateAt(dates: readonly GolfDate[], date: LocalDate): GolfDate | null {
  return dates.find((candidate) => candidate.date === date) ?? null;
}

/** The ticked date `after` places further on, 0 being the date itself; null before the first and after the last. */
export function tickedDate(dates: readonly GolfDate[], date: LocalDate, after: number): GolfDate | null {
  const ticked = dates.filter(({ isTicked }) => isTicked);
  return ticked[ticked.findIndex((candidate) => candidate.date === date) + after] ?? null;
}

export function changeDate(
  dates: readonly GolfDate[],
  date: LocalDate,
  change: Partial<GolfDate>,
): GolfDate[] {
  return dates.map((candidate) => (candidate.date === date ? { ...candidate, ...change } : candidate));
}

export function freeTeeTime(shown: GolfDate | null, start: LocalDateTime): PackageTeeTime | null {
  const found = startsOf(shown?.times ?? { AM: [], PM: [] }).find(({ time }) => time === start);
  return shown && found && isPackageTeeTimeFree(found, shown.date) ? found : null;
}

/** Whether the date is known to have no free tee time. */
export function isFull({ date, times }: GolfDate): boolean {
  return times !== null && !startsOf(times).some((one) => isPackageTeeTimeFree(one, date));
}

/** Whether the guest can go on: a time is chosen, or none is free. */
export function isSettled(shown: GolfDate | null): boolean {
  return shown !== null && (shown.time !== null || isFull(shown));
}

/** The half of the day to open with: the half of the chosen time. */
export function halfOf({ times, time }: GolfDate): HalfDay {
  return times?.PM.some((candidate) => candidate.time === time?.time) ? 'PM' : FIRST_HALF;
}

/** The price of the rounds of the ticked dates (E-16); null without one. A date without a free time has no round. */
export function sumOf({ price, party, dates }: Priced & { dates: readonly GolfDate[] }): MinorUnits | null {
  const rounds = dates.filter((one) => one.isTicked && !isFull(one));
  return rounds.length > 0
    ? datesPrice(
        price,
        rounds.map(({ players }) => players),
        party,
      )
    : null;
}

/** The rounds of the ticked dates that have a time. */
export function roundsOf(dates: readonly GolfDate[]): GolfPackageSelection[] {
  return dates.flatMap(({ date, isTicked, players, time }): GolfPackageSelection[] =>
    isTicked && time ? [{ kind: 'golf', date, quantity: players, time }] : [],
  );
}
