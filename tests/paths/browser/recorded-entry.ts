import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { StayBookingElement } from '../../../widget/element/booking-element.tsx';
import { createRecorder, type Hits } from '../recorder.ts';

/** What the tests see of the running charts. */
export interface Recorded {
  /** The root's state. */
  state: () => { value: unknown; status: string };
  /** The transitions that the root has taken since the last call. */
  taken: () => string[];
  hits: () => Hits;
  /** Lets an actor of the root fail, as a fault in our own code would. */
  break: (id: string) => void;
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Follows every chart of the element that is mounted last. */
function record(): (event: InspectionEvent) => void {
  const recorder = createRecorder();
  let root: AnyActorRef | null = null;
  const snapshot = () => root?.getSnapshot() as AnyMachineSnapshot;
  window.recorded = {
    state: () => ({ value: snapshot().value, status: snapshot().status }),
    taken: () => {
      const own = recorder.taken().filter(({ by }) => by === root);
      return own.map(({ id }) => id);
    },
    hits: () => recorder.hits,
    break: (id) => {
      const error = new Error('broken by a test');
      const child = (snapshot().children as Record<string, AnyActorRef | undefined>)[id];
      const { children } = (child?.getSnapshot() ?? {}) as { children?: Record<string, unknown> };
      if (children?.['step']) child?.send({ type: 'xstate.error.actor.step', error });
      else root?.send({ type: `xstate.error.actor.${id}`, error, actorId: id });
    },
  };
  return (event) => {
    if (event.actorRef.sessionId === event.rootId) root = event.actorRef as AnyActorRef;
    recorder.inspect(event);
  };
}

/** The element that ships, with its charts recorded. */
class RecordedBooking extends StayBookingElement {
  override connectedCallback(): void {
    this.setAttribute('inspect', '');
    super.connectedCallback();
  }
}

StayBookingElement.openInspector = () => ({ inspect: record(), close: () => undefined });
customElements.define('stay-booking', RecordedBooking);
