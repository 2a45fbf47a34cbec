import { waitFor, type AnyMachineSnapshot, type AnyActorRef } from 'xstate';

/** Waits until what a modal asked for is answered. */
export async function settled(actor: AnyActorRef): Promise<void> {
  await waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
}
