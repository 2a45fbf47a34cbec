import type { AnyActorRef, AnyMachineSnapshot, Subscription } from 'xstate';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { LazyStepRef } from '../lazy/lazy-step.ts';
import { TOOLS, type Moment, type Tool } from './tools.ts';

/** What is used of the draft of WebMCP (June 2026), which has it at `document.modelContext`. */
export interface ModelContext {
  registerTool: (tool: object, options: { signal: AbortSignal }) => unknown;
}

/**
 * Registers each tool while the booking allows it. A call looks again, since the guest may have gone on. `warn` is told
 * of a registration that the browser refuses. Returns a function that removes all.
 */
export function registerTools(
  actor: BookingActor,
  context: ModelContext,
  warn: (message: string) => void,
): () => void {
  const registered = new Map<Tool, AbortController>();
  let watched: AnyActorRef | null = null;
  let step: Subscription | undefined;

  function register(tool: Tool): void {
    const { name, description, inputSchema, isReading } = tool;
    const removal = new AbortController();
    registered.set(tool, removal);
    const run = (input: unknown) => {
      const moment = momentOf(actor);
      if (!tool.isOffered(moment)) throw new Error('The booking has gone on: this is not possible now.');
      return tool.run(moment, input);
    };
    const definition = {
      ...{ name, description, inputSchema, annotations: { readOnlyHint: isReading } },
      execute: (input: unknown) => Promise.resolve(input).then(run),
    };
    Promise.resolve(definition)
      .then((given) => context.registerTool(given, { signal: removal.signal }))
      .catch(() => {
        if (!removal.signal.aborted) warn(`agents: the tool ${name} was not registered`);
      });
  }

  function remove(tool: Tool): void {
    registered.get(tool)?.abort();
    registered.delete(tool);
  }

  function look(): void {
    const holder: LazyStepRef | null = selectStepActor(actor.getSnapshot());
    const seen = stepOf(actor) ?? holder;
    if (seen !== watched) {
      // The flow does not hear of all that changes in a step.
      step?.unsubscribe();
      watched = seen;
      step = seen?.subscribe(look);
    }
    const moment = momentOf(actor);
    for (const tool of TOOLS) {
      if (!tool.isOffered(moment)) remove(tool);
      else if (!registered.has(tool)) register(tool);
    }
  }

  look();
  const flow = actor.subscribe(look);
  return () => {
    flow.unsubscribe();
    step?.unsubscribe();
    TOOLS.forEach(remove);
  };
}

/** The step that the guest sees; null while its code loads, and between steps. */
function stepOf(actor: BookingActor): AnyActorRef | null {
  const holder: LazyStepRef | null = selectStepActor(actor.getSnapshot());
  return holder?.getSnapshot().context.step ?? null;
}

function momentOf(actor: BookingActor): Moment {
  const ref = stepOf(actor);
  const step = () => (ref?.getSnapshot() as AnyMachineSnapshot | undefined) ?? null;
  return {
    ...{ flow: actor.getSnapshot(), step },
    can: (event) => step()?.status === 'active' && step()?.can(event) === true,
    send: (event) => ref?.send(event),
  };
}
