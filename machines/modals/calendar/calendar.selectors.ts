import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { weeksWithStay, type ShownMonthDay } from '../../shared/month-prices.ts';
import type { StayDates } from '../../../src/domain/dates/calendar-range.ts';
import type { CalendarReason } from '../../../src/domain/rooms/availability.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { nightFees, type NightFees } from '../../../src/domain/dates/calendar.ts';
import { feesTotal } from '../../../src/domain/money/fees.ts';
import type { calendarMachine } from './calendar.machine.ts';

type Snapshot = SnapshotFrom<typeof calendarMachine>;

/** The month's weeks, which begin on `firstDay`, with the chosen stay. */
export const selectWeeks = (firstDay: number) =>
  contextSelector(({ month, days, window, fees, stay }: Snapshot['context']): ShownMonthDay[][] =>
    weeksWithStay(month, days, window, feesTotal(fees), stay, firstDay),
  );

export const selectFees = contextSelector(({ days, fees }: Snapshot['context']): NightFees =>
  nightFees(days, fees),
);

export const selectMonth = ({ context }: Snapshot): LocalDate => context.month;

export const selectReason = ({ context }: Snapshot): CalendarReason => context.reason;

export const selectStay = ({ context }: Snapshot): StayDates | null => context.stay;

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { month: 'failed' } });

export const selectCanGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'month.previous' });

export const selectCanGoOn = (snapshot: Snapshot): boolean => snapshot.can({ type: 'month.next' });

export const selectCanBook = (snapshot: Snapshot): boolean => snapshot.can({ type: 'dates.confirmed' });

export const selectIsAskingToClose = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { closing: 'asking' } });
