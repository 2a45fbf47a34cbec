import type { SnapshotFrom } from 'xstate';
import type { accountLoginMachine } from './login.machine.ts';

type Snapshot = SnapshotFrom<typeof accountLoginMachine>;

export const selectLogin = (snapshot: Snapshot) => snapshot.children.login;
export const selectNote = (snapshot: Snapshot) => snapshot.context.route.note;
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

/** Whether a booking can be looked up without an account. */
export const selectOffersLookup = ({ context }: Snapshot): boolean =>
  context.configuration?.content.account.bookingLookup ?? false;
