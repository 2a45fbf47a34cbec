import { fromPromise } from 'xstate';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import type { SentChange } from '../../../src/domain/booking/sent-write.ts';
import { input } from './booking-details.world.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { reach } from '../../support/reach.ts';
import { startStep } from '../../steps/start-step.ts';

/**
 * Starts the detail of a stay. The test answers its calls. `recalled`: the change that an earlier load of the page has
 * sent. `notes`: what the tab was told to keep of a change, in order.
 */
export async function showStay(stay: LoadedStay, recalled: SentChange | null = null) {
  const { machine: outcome, calls: asked } = holdMachine(outcomeMachine);
  const recallChange = fromPromise<SentChange | null, { confirmationNumber: string }>(() =>
    Promise.resolve(recalled),
  );
  const notes: (SentChange | null)[] = [];
  const { machine, calls } = holdMachine(
    bookingDetailsMachine.provide({
      actors: { recallChange, outcome },
      actions: { noteSent: ({ context: { sent } }) => notes.push(sent) },
    }),
    ['recallChange', 'outcome', 'packages', 'resend'],
  );
  const { actor } = startStep(machine, input);
  await reach(actor, (snapshot) => snapshot.matches('loading'));
  calls.loadStayBooking[0]?.resolve(stay);
  await reach(actor, (snapshot) => !snapshot.matches('loading'));
  const { loadStayBooking: reads, cancelStay: cancels } = calls;
  return { actor, notes, reads, cancels, asks: asked.ask, pauses: asked.pause };
}
