import type { ActorLogic, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';

type Begun = (id: string, input: unknown) => void;

/** Every actor, as XState makes it. */
interface Made {
  logic: unknown;
  id: string;
  sessionId: string;
  _parent?: Made;
}

/**
 * Holds every child of the actors that `isParent` chooses, however it was written down: by name, inline or spawned.
 * It does nothing of its own, and answers when it is told to, at once. `begun` hears with which input it was made.
 * Throws for a child without an id, which cannot be told from the next one.
 */
export function holdChildren(
  isParent: (ref: unknown) => boolean,
  begun: Begun,
): (event: InspectionEvent) => void {
  const held = heldActor(begun);
  return (event) => {
    if (event.type !== '@xstate.actor') return;
    // XState says that there is an actor before it asks its logic for a first snapshot.
    const made = event.actorRef as unknown as Made;
    if (made._parent === undefined || !isParent(made._parent)) return;
    if (made.id === made.sessionId)
      throw new Error('an actor is spawned without an id: paths cannot name it');
    made.logic = held;
  };
}

/** What an actor is called in an environment: by its source's name, or by its id where it has none. */
export function nameOfActor(id: string, src: unknown): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
}

function heldActor(begun: Begun): ActorLogic<Snapshot<unknown>, AnyEventObject> {
  return {
    getInitialSnapshot: ({ id }, input) => {
      begun(id, input);
      return { status: 'active', output: undefined, error: undefined };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      const { output, error } = event as { output?: unknown; error?: unknown };
      if (event.type === 'held.done') return { status: 'done', output, error: undefined };
      if (event.type === 'held.failed') return { status: 'error', output: undefined, error };
      return snapshot;
    },
  };
}
