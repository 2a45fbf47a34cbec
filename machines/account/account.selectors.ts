import type { SnapshotFrom } from 'xstate';
import type { accountMachine } from './account.machine.ts';

type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

export const selectLogin = (snapshot: AccountSnapshot) => snapshot.children.login;
export const selectProfile = (snapshot: AccountSnapshot) => snapshot.context.profile;
export const selectHasFailed = (snapshot: AccountSnapshot) => snapshot.matches('failed');
export const selectIsBusy = (snapshot: AccountSnapshot) => snapshot.hasTag('busy');
