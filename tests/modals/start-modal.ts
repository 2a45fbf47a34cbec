import type { AnyMachineSnapshot, AnyActorRef } from 'xstate';
import { reach } from '../support/reach.ts';

/** Waits until every call of a modal is answered. */
export async function settled(actor: AnyActorRef): Promise<void> {
  await reach(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
}
