import type { SnapshotFrom } from 'xstate';
import type { providerLoginMachine } from './provider-login.machine.ts';

type Snapshot = SnapshotFrom<typeof providerLoginMachine>;

export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsReturning = (snapshot: Snapshot) => snapshot.matches('returning');
/** Whether the provider's pages are open in a window of their own. */
export const selectIsAway = (snapshot: Snapshot) => snapshot.matches('away');
/** Whether the last login had no answer (A §8.1). */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** Why the guest is back without a login; null where they have not tried, or there was no answer. */
export const selectRefusal = (snapshot: Snapshot) =>
  (['cancelled', 'expired'] as const).find((waiting) => snapshot.matches({ waiting })) ?? null;
