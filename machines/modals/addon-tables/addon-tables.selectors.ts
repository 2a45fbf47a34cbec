import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { Failure } from '../../../src/api/failure.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { Restaurant } from '../../../src/domain/dining/dining.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { eachPays } from '../../../src/domain/money/pricing.ts';
import { sumOf, type Evening } from './addon-tables.rules.ts';
import type { addOnTablesMachine } from './addon-tables.machine.ts';

type Snapshot = SnapshotFrom<typeof addOnTablesMachine>;

export const selectName = ({ context }: Snapshot): string => context.name;
export const selectRestaurant = ({ context }: Snapshot): Restaurant => context.restaurant;
export const selectMostGuests = ({ context }: Snapshot): number => context.mostGuests;
/** What each guest pays for a dinner; null where there is no price for a guest. */
export const selectEachPays = ({ context: { price, party } }: Snapshot): MinorUnits | null =>
  eachPays(price, party);
/** The price of the dinners, before they are added; null while nobody dines. */
export const selectSum = ({ context }: Snapshot): MinorUnits | null => sumOf(context.evenings, context);

/** The tables of an evening, as far as they are known. */
export type TablesView =
  | { state: 'notAsked' }
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'full' }
  | { state: 'free'; times: LocalDateTime[] };

/** An evening of the stay. `isOpen`: the restaurant opens on it. */
export interface EveningView {
  date: LocalDate;
  isOpen: boolean;
  isTicked: boolean;
  guests: number | null;
  tables: TablesView;
  timeslot: LocalDateTime | null;
  /** Marks, once the guest has pressed Continue. Without a table, the number of guests is marked. */
  isGuestsInvalid: boolean;
  isTimeInvalid: boolean;
}

export const selectEvenings = contextSelector(
  ({ evenings, isMarked: isAllMarked }: Snapshot['context']): EveningView[] =>
    evenings.map((evening) => {
      const { date, isOpen, isTicked, guests, times, timeslot } = evening;
      const isMarked = isAllMarked && isTicked;
      return {
        date,
        isOpen,
        isTicked,
        guests,
        tables: tablesView(evening),
        timeslot,
        isGuestsInvalid: isMarked && (guests === null || times?.length === 0),
        isTimeInvalid: isMarked && timeslot === null,
      };
    }),
);

function tablesView({ isTicked, guests, times, failure }: Evening): TablesView {
  if (failure !== null) return { state: 'failed', failure };
  if (!isTicked || guests === null) return { state: 'notAsked' };
  if (times === null) return { state: 'loading' };
  return times.length > 0 ? { state: 'free', times } : { state: 'full' };
}
