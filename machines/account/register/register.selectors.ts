import type { SnapshotFrom } from 'xstate';
import type { registerMachine } from './register.machine.ts';

type Snapshot = SnapshotFrom<typeof registerMachine>;

export const selectIsUpdate = ({ context }: Snapshot) => context.route.emailAddress !== null;
export const selectAsksForCode = (snapshot: Snapshot) =>
  snapshot.matches('enteringCode') || snapshot.matches('resending') || snapshot.matches('validating');
export const selectIsResending = (snapshot: Snapshot) => snapshot.matches('resending');
/** Another code is on its way, until the next try (D-407). */
export const selectIsResent = ({ context }: Snapshot) => context.isResent;
export const selectCodeForm = ({ context }: Snapshot) => context.codeForm;
export const selectCodeProblem = ({ context }: Snapshot) => context.codeProblem;
export const selectForm = ({ context }: Snapshot) => context.form;
export const selectTitles = ({ context }: Snapshot) => context.configuration.titles;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectServerText = ({ context }: Snapshot) => context.serverText;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
