import { selectIsBookingKnown } from '../../machines/booking/paying/payment.selectors.ts';
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { selectLookup } from '../../machines/steps/details/details.selectors.ts';
import { selectIsMade, selectIsUnavailable, selectStep } from '../../machines/booking/booking.selectors.ts';
import type { BookingWiring } from '../../widget/wiring/booking.ts';
import { actAt, isAskedAbout, SENT, told } from './flow-acts.ts';
import { isCodeAwaited, modalOf, placeOf, sendFormOf, stepOf } from './flow-places.ts';
import { moved, untilQuiet } from './until-quiet.ts';

/** Whether nothing is in progress, so that the screen can be read. */
export function isSettled(wiring: BookingWiring): boolean {
  const flow = wiring.actor.getSnapshot();
  if (selectIsUnavailable(flow)) return true;
  // Where the booking itself is lost, the screen shows its number without a step.
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

/** The number of actions after which a booking counts as endless. */
const PATIENCE = 120;

/**
 * Books with whatever the screen offers until the confirmation is sent to a friend. Actions in `done` are
 * skipped, and `hear` gets each failure shown. Rejects where there is no way on.
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
    else if (step === null) throw new Error('no step is open');
    else if (isAskedAbout(wiring) && news === 'asking') await moved(wiring.actor);
    else actAt(step, wiring, done);
    if (done.has(SENT)) return;
  }
  throw new Error(`the booking does not get past ${placeOf(wiring)}`);
}
