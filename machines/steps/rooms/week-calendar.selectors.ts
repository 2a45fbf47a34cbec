import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { placeInStay, type PlaceInStay } from '../../../src/domain/dates/calendar-range.ts';
import {
  nightFees,
  weekFrom,
  type CalendarFees,
  type PricedDay,
} from '../../../src/domain/dates/calendar.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { feesTotal } from '../../../src/domain/money/fees.ts';
import type { weekCalendarMachine } from './week-calendar.machine.ts';

type Snapshot = SnapshotFrom<typeof weekCalendarMachine>;

export interface ShownWeekDay extends PricedDay {
  place: PlaceInStay;
}

/** The seven days. Marks the first click; before it, the stay of the search. */
export const selectWeek = contextSelector((context: Snapshot['context']): ShownWeekDay[] => {
  const { arrival, search } = context;
  return weekFrom(context.from, context.days, context.window, feesTotal(context.fees)).map((day) => ({
    ...day,
    place: arrival === null ? placeInStay(day.date, search) : day.date === arrival ? 'alone' : null,
  }));
});

export const selectRoomName = ({ context }: Snapshot): string => context.roomName;

export const selectFees = contextSelector(({ days, fees }: Snapshot['context']): CalendarFees =>
  nightFees(days, fees),
);

/** The name of the prices' rate; empty where they are the room's lowest. */
export const selectRateName = ({ context }: Snapshot): string => context.rateName;

export const selectArrival = ({ context }: Snapshot): LocalDate | null => context.arrival;

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { week: 'failed' } });

export const selectCanGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'week.previous' });

export const selectCanGoOn = (snapshot: Snapshot): boolean => snapshot.can({ type: 'week.next' });
