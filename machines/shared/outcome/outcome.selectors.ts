import type { SnapshotFrom } from 'xstate';
import type { outcomeMachine, LastAnswer } from './outcome.machine.ts';

type Snapshot = SnapshotFrom<typeof outcomeMachine>;

/** Whether the write is clearly not made. This stays so while the estate is asked once more. */
export const selectIsClear = (snapshot: Snapshot): boolean =>
  snapshot.matches('clear') || snapshot.matches('askingOnceMore');

export const selectLastAnswer = ({ context }: Snapshot): LastAnswer => context.lastAnswer;

/** When the estate last said that the write is not made, in milliseconds since 1970; null before that. */
export const selectLastNoWhen = ({ context }: Snapshot): number | null => context.lastNoWhen;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
