import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AccountRoute } from './account.types.ts';
import type { accountMachine } from './account.machine.ts';

export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

/** The screen that the guest sees, or that is loading. */
export const selectRoute = (snapshot: AccountSnapshot): AccountRoute => snapshot.context.route;
/** The actor of the open screen; undefined while the next screen is loading. The actor holds the screen's code. */
export const selectScreen = (snapshot: AccountSnapshot): AnyActorRef | undefined => snapshot.children.screen;
export const selectFirstName = (snapshot: AccountSnapshot): string | null =>
  snapshot.context.profile?.firstName ?? null;
export const selectIsUnavailable = (snapshot: AccountSnapshot) => snapshot.matches('unavailable');
export const selectIsBroken = (snapshot: AccountSnapshot) => snapshot.matches('broken');
export const selectIsAskingToLeave = (snapshot: AccountSnapshot) => snapshot.matches({ open: 'asking' });
/** Whether the open screen has unsaved changes. */
export const selectHasChanges = (snapshot: AccountSnapshot) =>
  snapshot.matches({ open: 'changed' }) || selectIsAskingToLeave(snapshot);
export const selectIsBusy = (snapshot: AccountSnapshot) => snapshot.hasTag('busy');
