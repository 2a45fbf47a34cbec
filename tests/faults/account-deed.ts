import type { AnyActorRef } from 'xstate';
import type { Estate } from '../../demo/estate/handlers.ts';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import type { Vault } from '../../widget/ui/controls/vault.ts';

/** Access that a deed has besides its screen. */
export interface Hands {
  vault: Vault;
  estate: Estate;
  /** Whether this is the first call with this name. */
  once: (what: string) => boolean;
}

/** A task that somebody opens the account area for. */
export interface Deed {
  route: AccountRoute;
  /** Whether the person is a signed-in member. */
  isMember: boolean;
  /** Whether the screen shows the task as done. A deed that leads to another screen is done there. */
  isDone?: (screen: AnyActorRef) => boolean;
  /** The problem that the screen shows. A failed load is detected for all screens alike. */
  problem?: (screen: AnyActorRef, hands: Hands) => string | null;
  /** Takes the next step of the task. */
  act: (screen: AnyActorRef, hands: Hands) => void;
  /** The input, which must survive a problem. */
  typed?: (screen: AnyActorRef) => unknown;
}

/** Types into a form. */
export function type(form: AnyActorRef, fields: Record<string, string | boolean>): void {
  for (const [name, value] of Object.entries(fields)) form.send({ type: 'field.changed', name, value });
}

/** A child actor, or null. */
export function childOf(actor: AnyActorRef, id: string): AnyActorRef | null {
  const { children } = actor.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  return children[id] ?? null;
}
