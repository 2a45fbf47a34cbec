import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { eachPays } from '../../../src/domain/money/pricing.ts';
import { packageTeeTimeSlots } from '../../../src/domain/golf/package-tee-times.ts';
import type { Slot } from '../../../src/domain/dates/slots.ts';
import type { HalfDay } from '../../../src/domain/spa/spa.ts';
import { dateAt, isFull, sumOf } from './addon-golf.rules.ts';
import type { addOnGolfMachine } from './addon-golf.machine.ts';

type Snapshot = SnapshotFrom<typeof addOnGolfMachine>;

export const selectName = ({ context }: Snapshot): string => context.name;
export const selectMostPlayers = ({ context }: Snapshot): number => context.mostPlayers;
/** What a round costs each player; null where there is no price for a player. */
export const selectEachPays = ({ context: { price, party } }: Snapshot): MinorUnits | null =>
  eachPays(price, party);
/** The price of the rounds of the ticked dates, before they are added; null without one. */
export const selectSum = ({ context }: Snapshot): MinorUnits | null => sumOf(context);
export const selectIsChoosingDates = (snapshot: Snapshot): boolean => snapshot.matches('choosingDates');
export const selectDate = ({ context }: Snapshot): LocalDate => context.date;
export const selectHalf = ({ context }: Snapshot): HalfDay => context.half;
export const selectCanGoOn = (snapshot: Snapshot): boolean => snapshot.can({ type: 'continue.pressed' });

/** The tee times are shown, and Continue waits for one of them. */
export const selectLacksTime = (snapshot: Snapshot): boolean =>
  snapshot.matches({ choosingTime: 'shown' }) && !selectCanGoOn(snapshot);

/** A date of the list, with the time that is chosen for it. */
export interface GolfDateView {
  date: LocalDate;
  isTicked: boolean;
  players: number;
  time: LocalDateTime | null;
}

export const selectDates = contextSelector((context: Snapshot['context']): GolfDateView[] =>
  context.dates.map(({ date, isTicked, players, time }) => ({
    date,
    isTicked,
    players,
    time: time?.time ?? null,
  })),
);

/** The number of players on the shown date. */
export const selectPlayers = ({ context }: Snapshot): number =>
  dateAt(context.dates, context.date)?.players ?? 1;

/** The tee times of the shown date and half. */
export const selectSlots = contextSelector((context: Snapshot['context']): Slot[] => {
  const shown = dateAt(context.dates, context.date);
  return packageTeeTimeSlots(shown?.times?.[context.half] ?? [], context.date, shown?.time?.time ?? null);
});

/** The shown date has no free tee time, in either half. */
export function selectIsFull({ context }: Snapshot): boolean {
  const shown = dateAt(context.dates, context.date);
  return shown !== null && isFull(shown);
}
