import type { ActorLogic, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';

type Begun = (id: string, input: unknown) => void;

/** The internals of an actor that XState makes. */
interface Made {
  logic: unknown;
  id: string;
  sessionId: string;
  _parent?: Made;
}

/**
 * Holds every child of the actors that `isParent` selects, whether named, inline or spawned. A held child
 * does nothing and answers only when told to, at once. `begun` receives its input. Throws for a child without
 * an id, which could not be told from the next one.
 */
export function holdChildren(
  isParent: (ref: unknown) => boolean,
  begun: Begun,
): (event: InspectionEvent) => void {
  const held = heldActor(begun);
  return (event) => {
    if (event.type !== '@xstate.actor') return;
    // XState reports an actor before it asks its logic for a first snapshot.
    const made = event.actorRef as unknown as Made;
    if (made._parent === undefined || !isParent(made._parent)) return;
    if (made.id === made.sessionId)
      throw new Error('an actor is spawned without an id: paths cannot name it');
    made.logic = held;
  };
}

/** An actor's name in an environment: its source's name, or its id where the source has none. */
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
