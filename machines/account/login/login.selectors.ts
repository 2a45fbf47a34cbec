import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { accountLoginMachine } from './login.machine.ts';

type Snapshot = SnapshotFrom<typeof accountLoginMachine>;

/** The login, as the wiring has provided it. */
export const selectLogin = (snapshot: Snapshot): AnyActorRef | undefined => snapshot.children.login;
/** What has been done before the login; null for nothing. */
export const selectNote = ({ context: { route, sent } }: Snapshot) =>
  route.note ?? (sent && (`${sent}Sent` as const));
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

/** Whether a booking can be looked up without an account. */
export const selectOffersLookup = ({ context }: Snapshot): boolean =>
  context.configuration?.content.account.bookingLookup ?? false;
