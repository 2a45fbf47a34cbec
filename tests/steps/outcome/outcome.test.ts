import { describe, expect, it } from 'vitest';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

import { CallError } from '../../../src/api/failure.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { selectLastAnswer } from '../../../machines/shared/outcome/outcome.selectors.ts';
import type { paymentQuestionMachine } from '../../../machines/steps/outcome/payment-question.machine.ts';
import { selectMessage } from '../../../machines/steps/outcome/payment-outcome.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { startOutcome, type Found } from './start-outcome.ts';
import {
  addressedPayment,
  framedPayment,
  gonePayment,
  leftPayment,
  outcomeWorld,
  sentPayment,
  silence,
} from './outcome.world.ts';
import { booked, notThere, paymentQuestionWorld } from './payment-question.world.ts';
import { reach } from '../../support/reach.ts';

/** The outcome of a payment, with questions that the test answers one by one. */
function asking(payment: PaymentRecord) {
  const { actor, find, complete, pause } = startOutcome(payment);
  const until = (state: 'clear' | 'waiting') => reach(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    until,
    /** Resolves when the estate is asked for the booking, after complete. */
    finding: () => {
      const question: AnyActorRef | undefined = actor.getSnapshot().children['ask'];
      if (question === undefined) throw new Error('Nothing is asked');
      return reach(question, (snapshot: SnapshotFrom<typeof paymentQuestionMachine>) =>
        snapshot.matches('finding'),
      );
    },
    found: async (answer: Found) => {
      find.at(-1)?.resolve(answer);
      await reach(actor, (snapshot) => !snapshot.matches('asking') && !snapshot.matches('askingOnceMore'));
    },
    silent: async () => {
      find.at(-1)?.reject(silence);
      await until('waiting');
    },
    waited: async () => {
      pause.at(-1)?.resolve(undefined);
      await reach(actor, (snapshot) => !snapshot.matches('waiting'));
    },
    completed: (answer: CompleteAnswer) => complete.at(-1)?.resolve(answer),
    failed: (status: number) =>
      complete.at(-1)?.reject(new CallError({ kind: 'http', endpoint: 'complete', status, message: '' })),
    pauses: () => pause.map(({ input }) => input.milliseconds),
    questions: () => find.map(({ input }) => input),
    completes: () => complete.map(({ input }) => input),
  };
}

describe('E-03 the outcome of a payment', () => {
  it('paths take every transition, and there is always a way on', () => {
    expectWorld(outcomeWorld);
    expectWorld(paymentQuestionWorld);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [402, 'refused'],
  ])('ends a payment of which only the address is left at once by %d: %s', async (status) => {
    const asked = asking(addressedPayment);
    asked.failed(status);
    await reach(asked.actor, ({ status: end }) => end === 'done');
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'untaken' });
    expect([asked.completes(), asked.questions()]).toEqual([[{ sessionId: 'S1', inFrame: true }], []]);
  });

  it('asks again by complete alone where only the address of a payment is left', async () => {
    const asked = asking(addressedPayment);
    asked.failed(503);
    await asked.until('waiting');
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('silence');
    await asked.waited();
    asked.completed({ type: 'accepted' });
    await reach(asked.actor, ({ status }) => status === 'done');
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'made' });
    expect([asked.pauses(), asked.completes().length, asked.questions()]).toEqual([[2000], 2, []]);
  });

  it('looks up the number of the first room at once, and ends as booked when it finds the booking', async () => {
    const asked = asking(sentPayment);
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
    await asked.found(booked);
    expect(asked.questions()).toEqual([{ confirmationNumber: 'C1001' }]);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'made' });
  });

  it('keeps asking while the guest waits, with pauses that grow to 30 seconds', async () => {
    const asked = asking(sentPayment);
    for (let times = 0; times < 8; times += 1) {
      await asked.silent();
      await asked.waited();
    }
    expect(asked.pauses()).toEqual([2000, 5000, 10_000, 20_000, 25_000, 30_000, 30_000, 30_000]);
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
    expect(asked.completes()).toEqual([]);
  });

  it('asks at once when the guest presses Check again', async () => {
    const asked = asking(sentPayment);
    await asked.found(notThere);
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('notMade');
    asked.actor.send({ type: 'outcome.asked' });
    expect(asked.questions()).toHaveLength(2);
    await asked.silent();
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('silence');
    await asked.waited();
    await asked.found(notThere);
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('notMade');
  });

  it.each([
    ['three within a minute', [0, 20_000, 59_999], 'asking'],
    ['two, a minute apart', [0, 60_000], 'asking'],
    ['three over a minute', [0, 20_000, 60_000], 'notBooked'],
  ] as const)('takes three clear answers over a minute to mean no booking: %s', async (_, times, told) => {
    const asked = asking(sentPayment);
    for (const [index, at] of times.entries()) {
      if (index > 0) await asked.waited();
      await asked.found({ ...notThere, at });
    }
    expect(selectMessage(asked.actor.getSnapshot())).toBe(told);
  });

  it('does not count failed requests', async () => {
    const asked = asking(sentPayment);
    await asked.found({ ...notThere, at: 0 });
    for (let times = 0; times < 4; times += 1) {
      await asked.waited();
      await asked.silent();
    }
    await asked.waited();
    await asked.found({ ...notThere, at: 200_000 });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
  });

  /** An outcome after three clear answers. */
  async function notBooked() {
    const asked = asking(sentPayment);
    for (const at of [0, 30_000, 60_000]) {
      if (at > 0) await asked.waited();
      await asked.found({ ...notThere, at });
    }
    await asked.until('clear');
    return asked;
  }

  it('asks once more before a new booking, and finds a late one', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'anew.requested' });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('notBooked');
    await asked.found(booked);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'made' });
  });

  it('begins a new booking when the estate still has none', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'anew.requested' });
    await asked.found({ ...notThere, at: 90_000 });
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'notMade' });
  });

  it('does not begin a new booking without an answer, and keeps asking', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'anew.requested' });
    await asked.silent();
    const unanswered = asked.actor.getSnapshot();
    expect([selectMessage(unanswered), selectLastAnswer(unanswered)]).toEqual(['asking', 'silence']);
    await asked.waited();
    await asked.found({ ...notThere, at: 120_000 });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('notBooked');
  });

  it('finds a late booking with Check again', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'outcome.asked' });
    await asked.found(booked);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'made' });
  });
});

describe('E-01 a payment whose session is gone', () => {
  it('is reported once retrieve confirms it', async () => {
    const asked = asking(gonePayment);
    await asked.silent();
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
    await asked.waited();
    await asked.found(notThere);
    expect(selectMessage(asked.actor.getSnapshot())).toBe('sessionGone');
    asked.actor.send({ type: 'anew.requested' });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('sessionGone');
    await asked.found({ ...notThere, at: 1000 });
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'notMade' });
  });

  it('ends as booked when the booking was made after all', async () => {
    const asked = asking(gonePayment);
    await asked.found(booked);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'made' });
  });
});

describe("E-04 a payment in the provider's frame", () => {
  it('is completed again without a card after each question, until it is accepted', async () => {
    const asked = asking(framedPayment);
    await asked.found(notThere);
    await asked.waited();
    asked.failed(502);
    await asked.finding();
    await asked.silent();
    await asked.waited();
    asked.completed({ type: 'accepted' });
    await reach(asked.actor, ({ status }) => status === 'done');
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'made' });
    expect(asked.completes()).toEqual([
      { sessionId: 'S1', inFrame: true },
      { sessionId: 'S1', inFrame: true },
    ]);
  });

  it.each([400, 402, 404, 422])('is not refused by status %i: the estate is asked again', async (status) => {
    const asked = asking(framedPayment);
    await asked.found(notThere);
    await asked.waited();
    asked.failed(status);
    await asked.finding();
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
  });

  it('is not refused by a complete that says no: the estate is asked again', async () => {
    const asked = asking(framedPayment);
    await asked.found(notThere);
    await asked.waited();
    asked.completed({ type: 'refused', message: 'No' });
    await asked.finding();
    expect(asked.questions()).toHaveLength(2);
  });

  describe("D-375 a provider's page left open", () => {
    it.each<[string, (asked: ReturnType<typeof asking>) => void]>([
      ['402', (asked) => asked.failed(402)],
      ['a refusal in the body', (asked) => asked.completed({ type: 'refused', message: 'No' })],
    ])('has taken nothing after a clear no of complete (%s)', async (_, answer) => {
      const asked = asking(leftPayment);
      answer(asked);
      const { output } = await reach(asked.actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type: 'untaken' });
      expect([asked.completes(), asked.questions()]).toEqual([[{ sessionId: 'S1', inFrame: true }], []]);
    });

    it('makes the booking with complete when it has taken the money', async () => {
      const asked = asking(leftPayment);
      asked.completed({ type: 'accepted' });
      const { output } = await reach(asked.actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type: 'made' });
    });

    it.each([401, 404, 409, 500])('asks the estate after any other answer (%d)', async (status) => {
      const asked = asking(leftPayment);
      asked.failed(status);
      await asked.finding();
      expect(asked.questions()).toEqual([{ confirmationNumber: 'C1001' }]);
    });
  });
});
