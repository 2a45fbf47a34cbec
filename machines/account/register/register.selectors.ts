import type { SnapshotFrom } from 'xstate';
import type { registerMachine } from './register.machine.ts';

type Snapshot = SnapshotFrom<typeof registerMachine>;

const PROBLEMS = [
  'emailNotValid',
  'telephoneNotValid',
  'telephoneCheckFailed',
  'registrationFailed',
] as const;

const isRefused = (snapshot: Snapshot) => snapshot.matches({ editing: 'refused' });

export const selectIsUpdate = ({ context }: Snapshot) => context.route.emailAddress !== null;
export const selectAsksForCode = (snapshot: Snapshot) =>
  snapshot.matches('enteringCode') || snapshot.matches('resending') || snapshot.matches('validating');
export const selectIsResending = (snapshot: Snapshot) => snapshot.matches('resending');
/** Another code is on its way, until the next try (D-407). */
export const selectIsResent = (snapshot: Snapshot) => snapshot.matches({ enteringCode: 'resent' });
export const selectCodeForm = ({ context }: Snapshot) => context.codeForm;
/** Why a code was not taken (B §8), or no other one sent. */
export const selectCodeProblem = (snapshot: Snapshot) =>
  (['notSent', 'notFound', 'other'] as const).find((problem) =>
    snapshot.matches({ enteringCode: problem }),
  ) ?? null;
export const selectForm = ({ context }: Snapshot) => context.form;
export const selectTitles = ({ context }: Snapshot) => context.configuration.titles;
/** Why a registration came to nothing (A §5.7, B §8). */
export const selectProblem = (snapshot: Snapshot) =>
  isRefused(snapshot)
    ? 'registrationFailed'
    : (PROBLEMS.find((problem) => snapshot.matches({ editing: problem })) ?? null);
/** The server's own words about it, empty where it has none. */
export const selectServerText = (snapshot: Snapshot) =>
  isRefused(snapshot) ? snapshot.context.serverText : '';
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
