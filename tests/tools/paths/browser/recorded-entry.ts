import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { StayBookingElement } from '../../../../widget/element/booking-element.tsx';
import { createRecorder } from '../recorder.ts';

/** What the walk reads of the running booking, and does with it. */
export interface Recorded {
  state: () => { value: unknown; status: string };
  /** The transitions taken since the last call. */
  taken: () => string[];
  /** Makes an actor of the booking fail, as a fault in our own code would. */
  break: (id: string) => void;
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Follows the booking of the element mounted last. */
function record(): (event: InspectionEvent) => void {
  const recorder = createRecorder();
  let root: AnyActorRef | null = null;
  const snapshot = () => root?.getSnapshot() as AnyMachineSnapshot;

  window.recorded = {
    state: () => ({ value: snapshot().value as unknown, status: snapshot().status }),
    taken: () => recorder.taken().flatMap(({ by, id }) => (by === root ? [id] : [])),
    break: (id) => {
      const error = new Error('broken by a test');
      const child = (snapshot().children as Record<string, AnyActorRef | undefined>)[id];
      const own = (child?.getSnapshot() ?? {}) as { children?: Record<string, unknown> };
      if (own.children?.['step']) child?.send({ type: 'xstate.error.actor.step', error });
      else root?.send({ type: `xstate.error.actor.${id}`, error, actorId: id });
    },
  };

  return (event) => {
    recorder.inspect(event);
    if (event.actorRef.sessionId === event.rootId) root = event.actorRef as AnyActorRef;
  };
}

/** The shipped element with its chart recorded. */
class RecordedBooking extends StayBookingElement {
  override connectedCallback(): void {
    this.setAttribute('inspect', '');
    super.connectedCallback();
  }
}

StayBookingElement.openInspector = () => ({ inspect: record(), close: () => undefined });
customElements.define('stay-booking', RecordedBooking);
// The element's own entry waits too. So the bundle is cut the same way, and each step's code has a name.
await Promise.resolve();
