import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from './share.machine.ts';

type Snapshot = SnapshotFrom<typeof shareMachine>;

export const selectIsSharing = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectIsCopied = (snapshot: Snapshot): boolean => snapshot.matches('copied');

/** The link for the guest to copy by hand, after sharing and copying failed; null otherwise. */
export const selectLinkByHand = (snapshot: Snapshot): string | null =>
  snapshot.matches('failed') ? snapshot.context.link.url : null;
