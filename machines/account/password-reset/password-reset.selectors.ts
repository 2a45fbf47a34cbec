import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

export const selectForm = ({ context }: Snapshot) => context.form;
export const selectStep = ({ context }: Snapshot) => context.step;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** Another code is on its way, until the next try (D-407). */
export const selectIsResent = ({ context }: Snapshot) => context.isResent;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
