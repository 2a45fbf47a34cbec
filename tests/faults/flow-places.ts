import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { selectStep, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { BookingWiring } from '../../widget/wiring/booking.ts';
import type { LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';

const SEND_FORM = 'sendToFriend';

/** What stands in the page of the confirmation, and is no modal. */
const IN_PAGE: readonly string[] = [SEND_FORM, 'shareStay'];

/** The step that is open, once its code is there. */
export function stepOf({ actor }: BookingWiring): AnyActorRef | null {
  const holder = selectStepActor(actor.getSnapshot());
  return holder ? (holder.getSnapshot() as LazyStepSnapshot).context.step : null;
}

/** The modal that is open over the step. */
export function modalOf(step: AnyActorRef): AnyActorRef | null {
  const open = childOf(step);
  return open && (held(open) ?? open);
}

/** Whether a modal that is open waits for its code. */
export function isCodeAwaited(step: AnyActorRef): boolean {
  const open = childOf(step);
  return open !== null && held(open) === null;
}

/** By which name a modal was opened, null where none is. */
export function modalNameOf(step: AnyActorRef): string | null {
  return childOf(step)?.id ?? null;
}

/** What a holder of late code runs, null until it is there; undefined of an actor that holds nothing. */
function held(actor: AnyActorRef): AnyActorRef | null | undefined {
  return (actor.getSnapshot() as { context: Partial<LazyStepSnapshot['context']> }).context.step;
}

/** The form of the confirmation, which is a part of its step's page and no modal; null in any other step. */
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

/** Where the guest is: 'rooms', or 'itinerary/teeTimes' in a modal. */
export function placeOf(wiring: BookingWiring): string {
  const step = selectStep(wiring.actor.getSnapshot()) ?? 'opening';
  const actor = stepOf(wiring);
  const modal = actor && modalNameOf(actor);
  return modal === null ? step : `${step}/${modal}`;
}
