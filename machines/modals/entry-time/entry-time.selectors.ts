import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { tickedGuests, type TickedGuest } from '../ticked-guests.ts';
import type { entryTimeMachine } from './entry-time.machine.ts';
import { canGoIn, hasTooFewGuests, priceOf, startsForGuests } from './entry-time.rules.ts';

type Snapshot = SnapshotFrom<typeof entryTimeMachine>;

export const selectKind = ({ context }: Snapshot): 'mud' | 'spaGarden' => context.kind;
export const selectName = ({ context }: Snapshot): string => context.name;
export const selectDate = ({ context }: Snapshot): LocalDate => context.date;
export const selectHasTooFew = ({ context }: Snapshot): boolean => hasTooFewGuests(context);
export const selectStart = ({ context }: Snapshot): LocalDateTime | null =>
  context.chosen?.slot.startDateTime ?? null;
export const selectLacksTime = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'lackingTime' });
export const selectCanFinish = (snapshot: Snapshot): boolean => snapshot.can({ type: 'done.pressed' });

/** The minimum age; 0: everybody may go in. */
export const selectMinimumAge = ({ context }: Snapshot): number => context.minimumAge;

/** The guests of the room who may go in. */
export const selectGuests = contextSelector((context: Snapshot['context']): TickedGuest[] =>
  tickedGuests(context, (guestIndex) => canGoIn(context, guestIndex)),
);

/** What the visit costs all ticked guests; null while it depends on the start that they choose. */
export const selectPrice = ({ context }: Snapshot): MinorUnits | null => priceOf(context);

/** The starts for the ticked guests; empty: no availability for that number. */
export const selectStarts = contextSelector((context: Snapshot['context']): LocalDateTime[] =>
  startsForGuests(context).map(({ slot }) => slot.startDateTime),
);
