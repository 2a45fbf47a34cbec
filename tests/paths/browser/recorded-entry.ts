import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { StayBookingElement } from '../../../widget/element/booking-element.tsx';
import { plainValue } from '../plain-value.ts';
import { createRecorder, type Hits } from '../recorder.ts';

/** The state of a chart that runs, or of its last run. */
export interface RecordedChart {
  input: unknown;
  value: unknown;
  status: string;
  context: unknown;
  /** The answers of its actors, by their ids. */
  answers: Record<string, unknown>;
}

/** What tests can read and do with the running charts. */
export interface Recorded {
  chart: (id: string) => RecordedChart | null;
  /** The transitions taken since the last call. */
  taken: (id: string) => string[];
  hits: () => Hits;
  /** Makes an actor of the root fail, as a fault in our own code would. */
  break: (id: string) => void;
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

interface Followed {
  actor: unknown;
  input: unknown;
  snapshot: AnyMachineSnapshot | null;
  answers: Record<string, unknown>;
  taken: string[];
}

/** Follows every chart of the element mounted last. Of several charts with one id it follows the latest. */
function record(): (event: InspectionEvent) => void {
  const recorder = createRecorder();
  const charts = new Map<string, Followed>();
  let root: AnyActorRef | null = null;

  window.recorded = {
    chart: (id) => {
      const chart = charts.get(id);
      if (!chart?.snapshot) return null;
      const { input, answers, snapshot } = chart;
      const { value, status, context } = snapshot as { value: unknown; status: string; context: unknown };
      return plain({ input, answers, value, status, context });
    },
    taken: (id) => charts.get(id)?.taken.splice(0) ?? [],
    hits: () => recorder.hits,
    break: (id) => {
      const error = new Error('broken by a test');
      const { children } = root?.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
      const own = (children[id]?.getSnapshot() ?? {}) as { children?: Record<string, unknown> };
      if (own.children?.['step']) children[id]?.send({ type: 'xstate.error.actor.step', error });
      else root?.send({ type: `xstate.error.actor.${id}`, error, actorId: id });
    },
  };

  return (event) => {
    recorder.inspect(event);
    if (event.actorRef.sessionId === event.rootId) root = event.actorRef as AnyActorRef;
    const id = (event.actorRef as { logic?: { id?: string } }).logic?.id;
    if (id === undefined) return;
    if (charts.get(id)?.actor !== event.actorRef) {
      charts.set(id, { actor: event.actorRef, input: null, snapshot: null, answers: {}, taken: [] });
    }
    const chart = charts.get(id);
    for (const one of recorder.taken()) if (one.by === event.actorRef) chart?.taken.push(one.id);
    if (chart && event.type === '@xstate.event') note(chart, event.event);
    if (chart && event.type === '@xstate.snapshot') chart.snapshot = event.snapshot as AnyMachineSnapshot;
  };
}

function note(chart: Followed, event: { type: string; input?: unknown; output?: unknown }): void {
  const [, answered] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
  if (answered !== undefined) chart.answers[answered] = event.output;
  if (event.type === 'xstate.init') chart.input = event.input;
}

/** The value without the parts that cannot leave the page. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, plainValue)) as Value;
}

/** The shipped element with its charts recorded. */
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
