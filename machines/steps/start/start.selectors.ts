import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { startMachine } from './start.machine.ts';

type StartSnapshot = SnapshotFrom<typeof startMachine>;

export const selectNotice = (snapshot: StartSnapshot) => snapshot.context.notice;
export const selectCanRestore = (snapshot: StartSnapshot) => snapshot.context.canRestore;
export const selectCanLogin = (snapshot: StartSnapshot) => snapshot.context.canLogin;
export const selectIsAmending = (snapshot: StartSnapshot) => snapshot.context.isAmending;
/** The login, as the wiring has provided it; undefined where none is offered. */
export const selectLogin = (snapshot: StartSnapshot): AnyActorRef | undefined => snapshot.children.login;
