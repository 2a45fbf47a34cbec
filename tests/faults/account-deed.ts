import type { AnyActorRef } from 'xstate';
import type { Estate } from '../../demo/estate/handlers.ts';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import type { Vault } from '../../widget/ui/vault.ts';

/** What a deed may use besides the screen. */
export interface Hands {
  vault: Vault;
  estate: Estate;
  /** Whether it is the first time. */
  once: (what: string) => boolean;
}

/** Something that somebody comes to the account area for. */
export interface Deed {
  route: AccountRoute;
  /** Whether a member does it, who is signed in. */
  isMember: boolean;
  /** Whether the screen says that it is done; a deed that leads to another screen ends there. */
  isDone?: (screen: AnyActorRef) => boolean;
  /** What the screen says has gone wrong. That something could not be loaded is heard for all of them. */
  problem?: (screen: AnyActorRef, hands: Hands) => string | null;
  /** The next thing to do. */
  act: (screen: AnyActorRef, hands: Hands) => void;
  /** What was typed or chosen, and must still be there after bad news. */
  typed?: (screen: AnyActorRef) => unknown;
}

/** Types into a form. */
export function type(form: AnyActorRef, fields: Record<string, string | boolean>): void {
  for (const [name, value] of Object.entries(fields)) form.send({ type: 'field.changed', name, value });
}

/** An actor that runs in another. */
export function childOf(actor: AnyActorRef, id: string): AnyActorRef | null {
  const { children } = actor.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  return children[id] ?? null;
}
