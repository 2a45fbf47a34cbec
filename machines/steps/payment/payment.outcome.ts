import { withFailure, withOutput } from '../../shared/params.ts';
import { PAUSES_MS, paymentSetup } from './payment.setup.ts';

const config = paymentSetup.createStateConfig.bind(paymentSetup);

/** One call at a time; nothing leads away from it. The card goes along, or the frame has taken it already (D-26, D-27). */
export const submitting = config({
  tags: ['busy', 'paying'],
  entry: 'tellStarted',
  invoke: {
    id: 'completeBooking',
    src: 'completeBooking',
    input: ({ context }) => ({
      sessionId: context.session.Id,
      inFrame: context.iPageSessionId !== null,
    }),
    onDone: 'paid',
    onError: [
      {
        guard: withFailure('isRefusal', 'completeBooking'),
        target: 'ready.refused',
        actions: 'tellEnded',
      },
      { target: 'unknown' },
    ],
  },
});

/** No answer came: the estate gets a little time before it is asked (D-28). */
export const unknown = config({
  tags: ['busy', 'paying'],
  invoke: {
    id: 'pause',
    src: 'pause',
    input: ({ context }) => ({ milliseconds: PAUSES_MS[context.asked] ?? 0 }),
    onDone: 'reconciling',
    onError: 'reconciling',
  },
});

/** Does the estate have the booking? Paying is never repeated to find out (D-28). */
export const reconciling = config({
  tags: ['busy', 'paying'],
  entry: 'countQuestion',
  invoke: {
    id: 'findBooking',
    src: 'findBooking',
    input: ({ context }) => ({ confirmationNumber: context.booking.legs[0]?.confirmationNumber ?? '' }),
    onDone: [
      { guard: withOutput('isFound'), target: 'paid' },
      { guard: 'mayAskAgain', target: 'unknown' },
      { target: 'unsettled' },
    ],
    onError: [{ guard: 'mayAskAgain', target: 'unknown' }, { target: 'unsettled' }],
  },
});

/** The guest is told not to pay again and whom to call; only asking once more is possible (D-28). */
export const unsettled = config({
  on: { 'outcome.asked': { target: 'reconciling', actions: 'askAnew' } },
});
