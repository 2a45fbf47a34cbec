import { selectIsBookingKnown } from '../../machines/booking/booking-payment.selectors.ts';
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { selectLookup } from '../../machines/steps/details/details.selectors.ts';
import { selectIsMade, selectIsUnavailable, selectStep } from '../../machines/booking/booking.selectors.ts';
import type { BookingWiring } from '../../widget/wiring/booking.ts';
import { ACTS, isAskedAbout, SENT, told } from './flow-acts.ts';
import { isCodeAwaited, modalOf, placeOf, sendFormOf, stepOf } from './flow-places.ts';
import { moved, untilQuiet } from './until-quiet.ts';

/** Nothing is under way: the guest can read what is on the screen. */
export function isSettled(wiring: BookingWiring): boolean {
  const flow = wiring.actor.getSnapshot();
  if (selectIsUnavailable(flow)) return true;
  // Of a booking that is lost the number is shown, which needs no step.
  if (selectIsMade(flow) && !selectIsBookingKnown(flow)) return true;
  const step = stepOf(wiring);
  if (flow.hasTag('busy') || step === null) return false;
  if (selectStep(flow) === 'details' && isLookingUp(step)) return false;
  if (isCodeAwaited(step)) return false;
  return [step, modalOf(step), sendFormOf(step)].every(
    (actor) => actor === null || !(actor.getSnapshot() as AnyMachineSnapshot).hasTag('busy'),
  );
}

function isLookingUp(details: AnyActorRef): boolean {
  return selectLookup(details.getSnapshot() as SnapshotFrom<typeof detailsMachine>) === 'finding';
}

/** More acts than this and the guest goes round in circles. */
const PATIENCE = 120;

/**
 * Books with whatever is on the screen until the confirmation was sent to a friend. `hear` is called with each thing that
 * the guest is told on the way; what is `done` already is left out. Rejects when there is no way on.
 */
export async function bookToTheEnd(
  wiring: BookingWiring,
  hear: (news: string) => void,
  done = new Set<string>(),
): Promise<void> {
  for (let act = 0; act < PATIENCE; act += 1) {
    await untilQuiet(wiring.actor, () => isSettled(wiring));
    const news = told(wiring);
    if (news !== null) hear(news);
    const flow = wiring.actor.getSnapshot();
    const step = selectStep(flow);
    if (selectIsUnavailable(flow)) wiring.actor.send({ type: 'load.retried' });
    else if (step === null) throw new Error('no screen');
    else if (isAskedAbout(wiring) && news === 'asking') await moved(wiring.actor);
    else ACTS[step](wiring, done);
    if (done.has(SENT)) return;
  }
  throw new Error(`goes round in circles at ${placeOf(wiring)}`);
}
