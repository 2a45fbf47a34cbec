import type { SnapshotFrom } from 'xstate';
import type { closerLookMachine } from './closer-look.machine.ts';
import type { Look } from './closer-look.rules.ts';

type Snapshot = SnapshotFrom<typeof closerLookMachine>;

/** What the dialog shows, if it is of this kind; null otherwise. */
export function selectLook<Kind extends Look['kind']>(kind: Kind) {
  return ({ context: { look } }: Snapshot): Extract<Look, { kind: Kind }> | null =>
    look?.kind === kind ? (look as Extract<Look, { kind: Kind }>) : null;
}

export const selectPictureIndex = ({ context }: Snapshot): number => context.index;

export const selectIsZoomed = (snapshot: Snapshot): boolean => snapshot.matches({ pictures: 'zoomed' });
