import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { weeksWithStay, type ShownMonthDay } from '../../shared/month-prices.ts';
import type { StayDates } from '../../../src/domain/dates/calendar-range.ts';
import type { CalendarReason } from '../../../src/domain/rooms/availability.ts';
import { stayDates, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { sumOfStay } from '../../../src/domain/search/flexible-dates.ts';
import { dayIn } from '../../../src/domain/search/month-prices.ts';
import { nightFees, type CalendarFees } from '../../../src/domain/dates/calendar.ts';
import { feesTotal } from '../../../src/domain/money/fees.ts';
import type { calendarMachine } from './calendar.machine.ts';
import { nextFreeOf, nightsToFind } from './next-free.rules.ts';

type Snapshot = SnapshotFrom<typeof calendarMachine>;

/** The month's weeks, which begin on `firstDay`, with the chosen stay. */
export const selectWeeks = (firstDay: number) =>
  contextSelector(({ month, days, window, fees, stay }: Snapshot['context']): ShownMonthDay[][] =>
    weeksWithStay(month, days, window, feesTotal(fees), stay, firstDay),
  );

export const selectFees = contextSelector(({ days, fees }: Snapshot['context']): CalendarFees =>
  nightFees(days, fees),
);

export const selectMonth = ({ context }: Snapshot): LocalDate => context.month;

export const selectReason = ({ context }: Snapshot): CalendarReason => context.reason;

/** The fewest nights from the arrival that was searched for, where the stay was too short; else null. */
export const selectTooShort = contextSelector(
  ({ fewestNights, search }: Snapshot['context']): { arrivalDate: LocalDate; fewestNights: number } | null =>
    fewestNights === null ? null : { arrivalDate: search.arrivalDate, fewestNights },
);

/** The code that was searched with; empty without one. */
export const selectCode = ({ context }: Snapshot): string => context.search.code ?? '';

export const selectStay = ({ context }: Snapshot): StayDates | null => context.stay;

/**
 * The lowest price of the chosen stay; null where a night's price or fees are not known, and for several rooms: the prices
 * are those of one.
 */
export const selectTotal = contextSelector(
  ({ stay, prices, window, fees, search }: Snapshot['context']): MinorUnits | null => {
    if (stay === null || search.guestOccupancies.length > 1) return null;
    const hasNoOthers = fees.areAll && fees.fees.length === 0;
    const isKnown = stayDates(stay).every(
      (date) => hasNoOthers || (dayIn(prices, date)?.packagesTotal ?? null) !== null,
    );
    const sum = sumOfStay(stay, (date) => dayIn(prices, date), window);
    return isKnown && sum.kind === 'priced' ? sum.total : null;
  },
);

export type NextFree =
  | { state: 'unasked' | 'failed' }
  | { state: 'looking'; month: LocalDate }
  | { state: 'found'; stay: StayDates }
  /** Nothing up to `last`, the last arrival that the calendar offers. */
  | { state: 'none'; last: LocalDate; numberOfNights: number };

/** The next free stay after the one that was searched for, or how far the search for it has come. */
export const selectNextFree = (snapshot: Snapshot): NextFree => {
  const { context } = snapshot;
  const next = nextFreeOf(context);
  const is = (state: 'unasked' | 'failed' | 'none') => snapshot.matches({ open: { nextFree: state } });
  if (is('failed')) return { state: 'failed' };
  if (snapshot.hasTag('looking'))
    return { state: 'looking', month: next.kind === 'ask' ? next.month : context.asked };
  if (is('none'))
    return {
      state: 'none',
      last: context.window.last,
      numberOfNights: nightsToFind(context),
    };
  return next.kind === 'found' ? { state: 'found', stay: next.stay } : { state: 'unasked' };
};

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { month: 'failed' } });

export const selectCanGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'month.previous' });

export const selectCanGoOn = (snapshot: Snapshot): boolean => snapshot.can({ type: 'month.next' });

export const selectCanBook = (snapshot: Snapshot): boolean => snapshot.can({ type: 'dates.confirmed' });

export const selectIsAskingToClose = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { closing: 'asking' } });
