import type { SnapshotFrom } from 'xstate';
import { refusalReason } from '../../shared/refusals.ts';
import type { passwordResetMachine, ResetStep } from './password-reset.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

const STEPS: readonly ResetStep[] = ['email', 'code', 'password'];

export const selectForm = ({ context }: Snapshot) => context.form;
export const selectStep = (snapshot: Snapshot): ResetStep =>
  STEPS.find((step) => snapshot.hasTag(step)) ?? 'email';
/** Another code has been sent; false from the next try on. */
export const selectIsResent = (snapshot: Snapshot) => snapshot.matches({ enteringCode: 'resent' });
/** Why the estate refused the code, in its own words; null from the next digit on. */
export const selectCodeRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ enteringCode: 'refused' }) && snapshot.context.failure
    ? refusalReason(snapshot.context.failure)
    : null;
/** Nobody knows whether the password is changed; false from the next try on. */
export const selectIsUnsure = (snapshot: Snapshot) => snapshot.matches({ enteringPassword: 'unsure' });
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
