import type { SnapshotFrom } from 'xstate';
import { departureDate, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { StayDates } from '../../../src/domain/dates/calendar-range.ts';
import { nightFees, type CalendarFees } from '../../../src/domain/dates/calendar.ts';
import { UNKNOWN_FEES } from '../../../src/domain/money/fees.ts';
import { flexibleStays, type StaySum } from '../../../src/domain/search/flexible-dates.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import { weeksWithStay, type ShownMonthDay } from '../../shared/month-prices.ts';
import type { stayDatesMachine } from './stay-dates.machine.ts';
import { canGoBack, canGoOn, canPick, shownMonths, stayOf, sumOf } from './stay-dates.rules.ts';

type Snapshot = SnapshotFrom<typeof stayDatesMachine>;
type Context = Snapshot['context'];

export interface ShownMonth {
  month: LocalDate;
  /** Whether the month's prices have come. */
  isKnown: boolean;
}

export interface FlexibleDate extends StayDates {
  departure: LocalDate;
  isChosen: boolean;
  sum: StaySum;
}

export const selectMonths = contextSelector((context: Context): ShownMonth[] =>
  shownMonths(context).map((month) => ({ month, isKnown: month in context.prices })),
);

/** Fees depend on the room, and none is found yet: only those count that a day names itself. */
const NO_FEES = 0;

/**
 * The shown months, each with its weeks of seven days. Weeks begin on `firstDay`: 1 for Monday to 7 for Sunday. Until a
 * month's prices have come, all its days in the arrival window can be picked.
 */
export const selectWeeks = (firstDay: number) =>
  contextSelector((context: Context): ShownMonthDay[][][] => {
    const { prices, window, search } = context;
    return shownMonths(context).map((month) =>
      weeksWithStay(month, prices[month] ?? [], window, NO_FEES, search, firstDay).map((week) =>
        week.map((day) => ({ ...day, canBePicked: canPick(context, day.date) })),
      ),
    );
  });

/** The chosen stay and its price. */
export const selectChosen = contextSelector((context: Context): FlexibleDate =>
  flexibleDate(context, stayOf(context.search)),
);

/** The flexible dates: stays of the chosen length that arrive up to three days before or after `centre`. */
export const selectFlexible = contextSelector((context: Context): FlexibleDate[] =>
  flexibleStays({ ...context.centre, numberOfNights: context.search.numberOfNights }).map((stay) =>
    flexibleDate(context, stay),
  ),
);

function flexibleDate(context: Context, stay: StayDates): FlexibleDate {
  return {
    ...stay,
    departure: departureDate(stay),
    isChosen: stay.arrivalDate === context.search.arrivalDate,
    sum: sumOf(context, stay),
  };
}

export const selectFees = contextSelector((context: Context): CalendarFees => {
  const days = shownMonths(context).flatMap((month) => context.prices[month] ?? []);
  return nightFees(days, UNKNOWN_FEES);
});

/** Whether there are several rooms. The guest is then told that the prices are the first room's. */
export const selectHasMoreRooms = ({ context }: Snapshot): boolean =>
  context.search.guestOccupancies.length > 1;

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.matches({ months: 'failed' });

/** Whether no price can be asked for: a child of the first room has no age yet, or a voucher fixes the dates. */
export const selectIsClosed = (snapshot: Snapshot): boolean => snapshot.matches({ months: 'closed' });

export const selectIsBegun = (snapshot: Snapshot): boolean => snapshot.matches({ stay: 'begun' });

export const selectCanGoBack = ({ context }: Snapshot): boolean => canGoBack(context);

export const selectCanGoOn = ({ context }: Snapshot): boolean => canGoOn(context);
