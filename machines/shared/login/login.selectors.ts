import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const selectForm = (snapshot: LoginSnapshot) => snapshot.context.form;
export const selectIsBusy = (snapshot: LoginSnapshot) => snapshot.hasTag('busy');
export const selectRefusal = (snapshot: LoginSnapshot) => snapshot.context.refusal;
/** Whether the last login came to nothing, refused or unanswered (A §8.1). */
export const selectHasFailed = (snapshot: LoginSnapshot) =>
  snapshot.context.refusal !== null || snapshot.context.failure !== null;
