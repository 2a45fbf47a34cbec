import type { AnyActorRef } from 'xstate';

/**
 * Resolves when `isQuiet` holds and still holds a turn later. It looks again on each change of the actor or
 * one below it.
 */
export async function untilQuiet(root: AnyActorRef, isQuiet: () => boolean): Promise<void> {
  for (;;) {
    if (!isQuiet()) await moved(root);
    else {
      await new Promise((resolve) => setImmediate(resolve));
      if (isQuiet()) return;
    }
  }
}

/** Resolves when an actor, or one below it, changes or ends. */
export function moved(root: AnyActorRef): Promise<void> {
  return new Promise((resolve) => {
    const watched: { unsubscribe: () => void }[] = [];
    const tell = () => {
      resolve();
      for (const { unsubscribe } of watched) unsubscribe();
    };
    for (const actor of withChildren(root)) {
      watched.push(actor.subscribe({ next: tell, error: tell, complete: tell }));
    }
  });
}

/** The active actors from here down. An ended actor would report its end at once and never change again. */
function withChildren(actor: AnyActorRef): AnyActorRef[] {
  const snapshot = actor.getSnapshot() as { status: string; children?: Record<string, AnyActorRef> };
  if (snapshot.status !== 'active') return [];
  return [actor, ...Object.values(snapshot.children ?? {}).flatMap(withChildren)];
}
