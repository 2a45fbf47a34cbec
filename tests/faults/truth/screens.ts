import type { SnapshotFrom } from 'xstate';
import {
  selectIsMade,
  selectIsUnavailable,
  selectStep,
} from '../../../machines/booking/booking.selectors.ts';
import type { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { selectMessage } from '../../../machines/steps/outcome/payment-outcome.selectors.ts';
import type { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { selectAwaitsFrame, selectNews } from '../../../machines/steps/payment/payment.selectors.ts';
import type { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { selectIsDoubtful } from '../../../machines/steps/summary/summary.selectors.ts';
import type { BookingWiring } from '../../../widget/wiring/booking.ts';
import { isAskedAbout } from '../flow-acts.ts';
import { stepOf } from '../flow-places.ts';

/** The screens that say something about a payment. */
export type Screen =
  | 'booked'
  | 'asking'
  | 'no booking'
  | 'frame'
  | 'card'
  | 'nothing taken'
  | 'details'
  | 'doubtful'
  | 'summary'
  | 'unavailable'
  | 'search';

/**
 * What each screen says to somebody who has paid. A card form, a summary or a search also says something:
 * that nothing was paid.
 */
export const CLAIMS: Record<Screen, 'booked' | 'not booked' | 'not known'> = {
  booked: 'booked',
  asking: 'not known',
  'no booking': 'not booked',
  frame: 'not known',
  card: 'not booked',
  'nothing taken': 'not booked',
  details: 'not booked',
  doubtful: 'not known',
  summary: 'not booked',
  unavailable: 'not known',
  search: 'not booked',
};

/** The screen of a booking with nothing in progress. Throws for a screen that nobody who pays may see. */
export function screenOf(wiring: BookingWiring): Screen {
  const flow = wiring.actor.getSnapshot();
  if (selectIsUnavailable(flow)) return 'unavailable';
  if (selectIsMade(flow)) return 'booked';
  const step = selectStep(flow);
  const snapshot: unknown = stepOf(wiring)?.getSnapshot();
  if (isAskedAbout(wiring)) {
    return selectMessage(snapshot as SnapshotFrom<typeof outcomeMachine>) === 'asking'
      ? 'asking'
      : 'no booking';
  }
  if (step === 'payment') {
    const payment = snapshot as SnapshotFrom<typeof paymentMachine>;
    if (selectNews(payment) === 'frameCancelled') return 'nothing taken';
    return selectAwaitsFrame(payment) ? 'frame' : 'card';
  }
  if (step === 'summary') {
    return selectIsDoubtful(snapshot as SnapshotFrom<typeof summaryMachine>) ? 'doubtful' : 'summary';
  }
  // A session that is over ends at the start.
  if (step === 'start') return 'search';
  if (step === 'search' || step === 'details') return step;
  throw new Error(`the guest is at ${step ?? 'no screen'}`);
}
