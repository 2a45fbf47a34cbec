import type { SnapshotFrom } from 'xstate';
import type { startMachine } from './start.machine.ts';

type StartSnapshot = SnapshotFrom<typeof startMachine>;

export const selectForm = (snapshot: StartSnapshot) => snapshot.context.form;
export const selectNotice = (snapshot: StartSnapshot) => snapshot.context.notice;
export const selectCanLogin = (snapshot: StartSnapshot) => snapshot.context.canLogin;
export const selectIsBusy = (snapshot: StartSnapshot) => snapshot.hasTag('busy');
export const selectRefusal = (snapshot: StartSnapshot) => snapshot.context.refusal;
/** Whether the last login came to nothing, refused or unanswered (A §8.1). */
export const selectHasLoginFailed = (snapshot: StartSnapshot) =>
  snapshot.context.refusal !== null || snapshot.context.failure !== null;
