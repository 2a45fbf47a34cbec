import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine.ts';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const selectForm = ({ context }: Snapshot) => context.form;
/** How the last try ended: 'wrong' is the old password, 'unsure' where nobody knows. Null from the next try on. */
export const selectOutcome = (snapshot: Snapshot) =>
  (['changed', 'failed', 'wrong', 'unsure'] as const).find((outcome) =>
    snapshot.matches({ editing: outcome }),
  ) ?? null;
/** Why the estate refused, in its own words, while that is told; null where it gave no reason. */
export const selectReason = ({ context }: Snapshot) => context.reason;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
