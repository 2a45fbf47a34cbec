import type { SnapshotFrom } from 'xstate';
import type { LoginRef } from '../../shared/login/login.machine.ts';
import type { startMachine } from './start.machine.ts';

type StartSnapshot = SnapshotFrom<typeof startMachine>;

export const selectNotice = (snapshot: StartSnapshot) => snapshot.context.notice;
export const selectCanRestore = (snapshot: StartSnapshot) => snapshot.context.canRestore;
export const selectIsAmending = (snapshot: StartSnapshot) => snapshot.context.isAmending;
/** The login form, undefined where no login is offered. */
export const selectLogin = (snapshot: StartSnapshot) =>
  snapshot.children.login as unknown as LoginRef | undefined;
