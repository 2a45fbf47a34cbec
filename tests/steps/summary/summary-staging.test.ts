import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { CallError } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { selectDifference, selectIsDoubtful } from '../../../machines/steps/summary/summary.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { staged } from '../payment/start-payment.ts';
import { startStep } from '../start-step.ts';
import { conflict, input, offline } from './summary.world.ts';
import { reach } from '../../support/reach.ts';

describe('the outcomes of staging', () => {
  /** A staging that ends in a conflict, and `find` as the answer of retrieve. */
  function conflicting(find: () => Promise<FoundBooking & { at: number; when: number }>) {
    return startStep(
      summaryMachine.provide({
        actors: {
          stageBooking: fromPromise(() => Promise.reject(new CallError(conflict))),
          findBooking: fromPromise(find),
        },
      }),
      input,
    );
  }

  it('E-01 ends as made when the estate already has the booking', async () => {
    const { actor } = conflicting(() => Promise.resolve({ isBooked: true, total: null, at: 0, when: 0 }));
    actor.send({ type: 'payment.requested' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({
      type: 'made',
      payment: {
        sessionId: 'S1',
        confirmationNumbers: ['C1001', 'C1002'],
        dueToday: 52_500,
        state: 'paid',
        iPageSessionId: null,
        at: null,
      },
    });
  });

  it('E-01 reports any other conflict as a failed staging', async () => {
    const { actor } = conflicting(() => Promise.resolve({ isBooked: false, total: null, at: 0, when: 0 }));
    actor.send({ type: 'payment.requested' });
    const snapshot = await reach(actor, (now) => now.matches({ reviewing: { bill: 'stagingFailed' } }));
    expect([selectFailure(snapshot), selectIsDoubtful(snapshot)]).toEqual([conflict, false]);
  });

  it('E-01 does not call a booking unpaid when retrieve fails after a conflict', async () => {
    const { actor } = conflicting(() => Promise.reject(new CallError(offline)));
    actor.send({ type: 'payment.requested' });
    const snapshot = await reach(actor, (now) => now.matches({ reviewing: { bill: 'doubtful' } }));
    expect([selectFailure(snapshot), selectIsDoubtful(snapshot)]).toEqual([null, true]);
  });

  it('E-06 does not pay a bill whose sum the estate disputes', async () => {
    const { actor } = startStep(
      summaryMachine.provide({
        actors: {
          stageBooking: fromPromise(() =>
            Promise.resolve(staged({ sums: { total: 115_500, dueToday: null } })),
          ),
        },
      }),
      input,
    );
    actor.send({ type: 'payment.requested' });
    const snapshot = await reach(actor, (now) => now.matches({ reviewing: { bill: 'sumsDiffer' } }));
    expect(selectDifference(snapshot)).toEqual({ of: 'total', shown: 85_500, estate: 115_500 });
  });
});
