import type { AnyMachineSnapshot, AnyActorRef } from 'xstate';
import { reach } from './reach.ts';

/** Waits until what a modal asked for is answered. */
export async function settled(actor: AnyActorRef): Promise<void> {
  await reach(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
}
