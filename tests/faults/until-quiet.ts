import type { AnyActorRef } from 'xstate';

/** Waits until `isQuiet` holds, and goes on holding for a turn. Looks whenever an actor, or what runs in it, has moved. */
export async function untilQuiet(root: AnyActorRef, isQuiet: () => boolean): Promise<void> {
  for (;;) {
    if (!isQuiet()) await moved(root);
    else {
      await new Promise((resolve) => setImmediate(resolve));
      if (isQuiet()) return;
    }
  }
}

/** Until an actor, or anything that runs in it, changes or ends. */
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

/** Without those that have ended: they say so at once, and move no more. */
function withChildren(actor: AnyActorRef): AnyActorRef[] {
  const snapshot = actor.getSnapshot() as { status: string; children?: Record<string, AnyActorRef> };
  if (snapshot.status !== 'active') return [];
  return [actor, ...Object.values(snapshot.children ?? {}).flatMap(withChildren)];
}
