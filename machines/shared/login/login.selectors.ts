import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const selectForm = (snapshot: LoginSnapshot) => snapshot.context.form;
export const selectIsBusy = (snapshot: LoginSnapshot) => snapshot.hasTag('busy');
/** The identity provider's words, while the form shows the refusal; null otherwise. */
export const selectRefusal = (snapshot: LoginSnapshot) => {
  const { result } = snapshot.context;
  return snapshot.matches({ typing: 'refused' }) && result?.type === 'refused' ? result.reason : null;
};
/** Whether the last login was refused or had no answer (A §8.1). */
export const selectHasFailed = (snapshot: LoginSnapshot) => snapshot.hasTag('failed');
