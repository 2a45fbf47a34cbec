import { fromPromise, type InputFrom, type OutputFrom } from 'xstate';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.types.ts';
import type { bookingsPorts } from '../../../machines/account/shared/ports.ts';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import type { OutcomeAnswer, OutcomeQuestion } from '../../../machines/shared/outcome/outcome.types.ts';
import type { SentChange } from '../../../src/domain/booking/sent-write.ts';
import { input } from './booking-details.world.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { reach } from '../../support/reach.ts';
import { startStep } from '../../steps/start-step.ts';

type Ports = typeof bookingsPorts;

/**
 * Starts the detail of a stay. The test answers its calls. `recalled`: the change that an earlier load of the page has
 * sent. `notes`: what the tab was told to keep of a change, in order.
 */
export async function showStay(stay: LoadedStay, recalled: SentChange | null = null) {
  const reads = holdCalls<OutputFrom<Ports['loadStayBooking']>, InputFrom<Ports['loadStayBooking']>>();
  const cancels = holdCalls<undefined, InputFrom<Ports['cancelStay']>>();
  const asks = holdCalls<OutcomeAnswer, OutcomeQuestion>();
  const pauses = holdCalls<undefined, { milliseconds: number }>();
  const notes: (SentChange | null)[] = [];
  const machine = bookingDetailsMachine.provide({
    actors: {
      loadStayBooking: reads.port,
      cancelStay: cancels.port,
      recallChange: fromPromise(() => Promise.resolve(recalled)),
      outcome: outcomeMachine.provide({ actors: { ask: asks.port, pause: pauses.port } }),
    },
    actions: { noteSent: ({ context: { sent } }) => notes.push(sent) },
  });
  const { actor } = startStep(machine, input);
  await reach(actor, (snapshot) => snapshot.matches('loading'));
  reads.calls[0]?.resolve(stay);
  await reach(actor, (snapshot) => !snapshot.matches('loading'));
  return {
    actor,
    notes,
    reads: reads.calls,
    cancels: cancels.calls,
    asks: asks.calls,
    pauses: pauses.calls,
  };
}
