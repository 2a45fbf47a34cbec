import type { SnapshotFrom } from 'xstate';
import type { idleMachine } from './idle.machine.ts';

type IdleSnapshot = SnapshotFrom<typeof idleMachine>;

export const selectIsWarning = (snapshot: IdleSnapshot) => snapshot.hasTag('warning');
/** The rest of the countdown, in whole seconds. */
export const selectSecondsLeft = (snapshot: IdleSnapshot) => Math.ceil(snapshot.context.remainingMs / 1000);
