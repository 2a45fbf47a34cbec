import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from './preferences.machine.ts';

type Snapshot = SnapshotFrom<typeof preferencesMachine>;

export const selectTicked = ({ context }: Snapshot) => context.ticked;
export const selectIsSaved = (snapshot: Snapshot) => snapshot.matches({ choosing: 'saved' });
export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
