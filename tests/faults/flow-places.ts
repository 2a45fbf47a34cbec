import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { selectStep, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { BookingWiring } from '../../widget/wiring/booking.ts';
import type { LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';

const SEND_FORM = 'sendToFriend';

/** Children that are parts of their page, not modals: of the confirmation, and the questions about a payment. */
const IN_PAGE: readonly string[] = [SEND_FORM, 'shareStay', 'ask', 'askOnceMore'];

/** The open step's actor, or null until its code is loaded. */
export function stepOf({ actor }: BookingWiring): AnyActorRef | null {
  const holder = selectStepActor(actor.getSnapshot());
  return holder ? (holder.getSnapshot() as LazyStepSnapshot).context.step : null;
}

/** The actor of the modal over the step, or its holder until its code is loaded. */
export function modalOf(step: AnyActorRef): AnyActorRef | null {
  const open = childOf(step);
  return open && (held(open) ?? open);
}

/** Whether an open modal still loads its code. */
export function isCodeAwaited(step: AnyActorRef): boolean {
  const open = childOf(step);
  return open !== null && held(open) === null;
}

/** The name that the open modal was opened by, or null. */
export function modalNameOf(step: AnyActorRef): string | null {
  return childOf(step)?.id ?? null;
}

/**
 * The actor that a holder of late code runs: null until it is loaded, undefined where the actor is no holder.
 */
function held(actor: AnyActorRef): AnyActorRef | null | undefined {
  return (actor.getSnapshot() as { context: Partial<LazyStepSnapshot['context']> }).context.step;
}

/** The confirmation's form to send it to a friend; null in any other step. */
export function sendFormOf(step: AnyActorRef): AnyActorRef | null {
  return childrenOf(step)[SEND_FORM] ?? null;
}

function childOf(step: AnyActorRef): AnyActorRef | null {
  return (
    Object.values(childrenOf(step)).find(
      (child) => !IN_PAGE.includes(child.id) && 'hasTag' in (child.getSnapshot() as object),
    ) ?? null
  );
}

function childrenOf(step: AnyActorRef): Record<string, AnyActorRef> {
  return (step.getSnapshot() as AnyMachineSnapshot).children as Record<string, AnyActorRef>;
}

/** The guest's place: 'rooms', or 'itinerary/golf' in a modal. */
export function placeOf(wiring: BookingWiring): string {
  const step = selectStep(wiring.actor.getSnapshot()) ?? 'opening';
  const actor = stepOf(wiring);
  const modal = actor && modalNameOf(actor);
  return modal === null ? step : `${step}/${modal}`;
}
