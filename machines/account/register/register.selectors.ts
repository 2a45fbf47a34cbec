import type { SnapshotFrom } from 'xstate';
import type { registerMachine } from './register.machine.ts';

type Snapshot = SnapshotFrom<typeof registerMachine>;

const PROBLEMS = [
  'emailNotValid',
  'telephoneNotValid',
  'telephoneCheckFailed',
  'registrationFailed',
  'unsure',
] as const;

const isRefused = (snapshot: Snapshot) => snapshot.matches({ editing: 'refused' });

export const selectIsUpdate = ({ context }: Snapshot) => context.route.emailAddress !== null;
export const selectAsksForCode = (snapshot: Snapshot) =>
  snapshot.matches('enteringCode') || snapshot.matches('resending') || snapshot.matches('validating');
export const selectIsResending = (snapshot: Snapshot) => snapshot.matches('resending');
/** Another code has been sent; false from the next try on. */
export const selectIsResent = (snapshot: Snapshot) => snapshot.matches({ enteringCode: 'resent' });
export const selectCodeForm = ({ context }: Snapshot) => context.codeForm;
/** The last code is not the member's; false once another is typed. */
export const selectIsCodeWrong = (snapshot: Snapshot) => snapshot.matches({ enteringCode: 'notFound' });
/** Why the last code could not be checked, or why no other code was sent; null without a problem. */
export const selectCodeProblem = (snapshot: Snapshot) =>
  (['notSent', 'other'] as const).find((problem) => snapshot.matches({ enteringCode: problem })) ?? null;
export const selectForm = ({ context }: Snapshot) => context.form;
export const selectTitles = ({ context }: Snapshot) => context.configuration.titles;
/** Why the last registration failed (A §5.7), 'unsure' where nobody knows whether it did; null without a problem. */
export const selectProblem = (snapshot: Snapshot) =>
  isRefused(snapshot)
    ? 'registrationFailed'
    : (PROBLEMS.find((problem) => snapshot.matches({ editing: problem })) ?? null);
/** The server's own words about the refused registration; empty where it gave none. */
export const selectServerText = (snapshot: Snapshot) =>
  isRefused(snapshot) ? snapshot.context.serverText : '';
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
