import type { SnapshotFrom } from 'xstate';
import { isForAge } from '../../../src/domain/guests.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates.ts';
import type { Pence } from '../../../src/domain/money.ts';
import type { spaGardenMachine } from './spa-garden.machine.ts';

type Snapshot = SnapshotFrom<typeof spaGardenMachine>;

export const selectName = ({ context }: Snapshot): string => context.name;
export const selectDate = ({ context }: Snapshot): LocalDate => context.date;
/** Who goes: all who are old enough, together. */
export const selectGuests = ({ context: { guests, ages, minimumAge } }: Snapshot): string[] =>
  guests.filter((_, index) => isForAge(ages[index], minimumAge));
/** From what age on guests may go; 0: everybody may (D-386). */
export const selectMinimumAge = ({ context }: Snapshot): number => context.minimumAge;
export const selectStart = ({ context }: Snapshot): LocalDateTime | null =>
  context.chosen?.slot.startDateTime ?? null;

/** What the chosen time costs for all of them. */
export const selectPrice = ({ context }: Snapshot): Pence | null => context.chosen?.slot.actualPrice ?? null;

/** When they can go in; none: no availability. */
export const selectStarts = ({ context }: Snapshot): LocalDateTime[] =>
  context.starts.map(({ slot }) => slot.startDateTime);
