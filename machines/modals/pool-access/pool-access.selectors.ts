import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { PoolTime } from '../../../src/domain/spa/spa.ts';
import type { poolAccessMachine } from './pool-access.machine.ts';

type Snapshot = SnapshotFrom<typeof poolAccessMachine>;

export const POOL_TIMES: readonly PoolTime[] = ['Morning', 'Afternoon', 'Evening'];

/** A day of the stay with its preferred time. */
export interface PoolDay {
  date: LocalDate;
  chosen: PoolTime | null;
}

export const selectDays = contextSelector((context: Snapshot['context']): PoolDay[] =>
  context.dates.map((date) => ({
    date,
    chosen: context.selections.find((selection) => selection.date === date)?.time ?? null,
  })),
);

/** The first chosen time, while it can be repeated: some day does not have it. Null otherwise. */
export function selectRepeatable({ context: { dates, selections } }: Snapshot): PoolTime | null {
  const time = selections[0]?.time ?? null;
  const isEverywhere =
    selections.length === dates.length && selections.every((selection) => selection.time === time);
  return isEverywhere ? null : time;
}
