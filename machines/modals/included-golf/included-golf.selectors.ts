import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { teeTimeSlots, type Slot } from '../../../src/domain/dates/slots.ts';
import type { HalfDay } from '../../../src/domain/spa/spa.ts';
import type { includedGolfMachine } from './included-golf.machine.ts';

type Snapshot = SnapshotFrom<typeof includedGolfMachine>;

export const selectDate = ({ context }: Snapshot): LocalDate => context.date;
export const selectHalf = ({ context }: Snapshot): HalfDay => context.half;

/** A date of the stay with the time that has been chosen for it. */
export interface TeeTimeDate {
  date: LocalDate;
  chosen: LocalDateTime | null;
}

export const selectDates = contextSelector((context: Snapshot['context']): TeeTimeDate[] =>
  context.dates.map((date) => ({ date, chosen: chosenOn(context, date) })),
);

/** The tee times of the shown date and half. */
export const selectSlots = contextSelector((context: Snapshot['context']): Slot[] => {
  const { days, date, half } = context;
  const times = days?.find((day) => day.date === date)?.times[half] ?? [];
  return teeTimeSlots(times, date, chosenOn(context, date));
});

function chosenOn({ selections }: Snapshot['context'], date: LocalDate): LocalDateTime | null {
  return selections.find((selection) => selection.date === date)?.time.dateTime ?? null;
}
