import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine.ts';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const selectForm = ({ context }: Snapshot) => context.form;
export const selectOutcome = ({ context }: Snapshot) => context.outcome;
export const selectAnswers = ({ context }: Snapshot) => context.answers;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
