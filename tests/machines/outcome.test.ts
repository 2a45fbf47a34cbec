import { describe, expect, it } from 'vitest';

import { CallError } from '../../src/api/failure.ts';
import type { CompleteAnswer } from '../../src/api/stay/payment.ts';
import type { PaymentRecord } from '../../src/domain/payment-record.ts';
import { selectLastAnswer, selectMessage } from '../../machines/steps/outcome/outcome.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { startOutcome, type Found } from '../support/start-outcome.ts';
import {
  booked,
  framedPayment,
  gonePayment,
  leftPayment,
  notThere,
  outcomeWorld,
  sentPayment,
  silence,
} from '../worlds/outcome.world.ts';
import { reach } from '../support/reach.ts';

/** The questions about a payment, which the test answers one after the other. */
function asking(payment: PaymentRecord) {
  const { actor, find, complete, pause } = startOutcome(payment);
  const until = (
    state: 'asking' | 'askingOnceMore' | 'completing' | 'notBooked' | 'sessionGone' | 'waiting',
  ) => reach(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    until,
    found: async (answer: Found) => {
      find.calls.at(-1)?.resolve(answer);
      await reach(actor, (snapshot) => !snapshot.matches('asking') && !snapshot.matches('askingOnceMore'));
    },
    silent: async () => {
      find.calls.at(-1)?.reject(silence);
      await until('waiting');
    },
    waited: async () => {
      pause.calls.at(-1)?.resolve(undefined);
      await reach(actor, (snapshot) => !snapshot.matches('waiting'));
    },
    completed: (answer: CompleteAnswer) => complete.calls.at(-1)?.resolve(answer),
    failed: (status: number) =>
      complete.calls
        .at(-1)
        ?.reject(new CallError({ kind: 'http', endpoint: 'complete', status, message: '' })),
    pauses: () => pause.calls.map(({ input }) => input.milliseconds),
    questions: () => find.calls.map(({ input }) => input),
    completes: () => complete.calls.map(({ input }) => input),
  };
}

describe('E-03 what became of a payment', () => {
  it('paths take every transition, and there is always a way on', () => {
    expectWorld(outcomeWorld);
  });

  it("is asked for at once, by the first room's number; a booking that is found is booked", async () => {
    const asked = asking(sentPayment);
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
    await asked.found(booked);
    expect(asked.questions()).toEqual([{ confirmationNumber: 'C1001' }]);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'booked' });
  });

  it('D-363 is asked for as long as the guest waits, with pauses that grow to half a minute', async () => {
    const asked = asking(sentPayment);
    for (let times = 0; times < 8; times += 1) {
      await asked.silent();
      await asked.waited();
    }
    expect(asked.pauses()).toEqual([2000, 5000, 10_000, 20_000, 25_000, 30_000, 30_000, 30_000]);
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
    expect(asked.completes()).toEqual([]);
  });

  it('is not waited for by a guest who presses Check again', async () => {
    const asked = asking(sentPayment);
    await asked.found(notThere);
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('notThere');
    asked.actor.send({ type: 'outcome.asked' });
    expect(asked.questions()).toHaveLength(2);
    await asked.silent();
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('silence');
    await asked.waited();
    await asked.found(notThere);
    expect(selectLastAnswer(asked.actor.getSnapshot())).toBe('notThere');
  });

  it.each([
    ['three within a minute', [0, 20_000, 59_999], 'asking'],
    ['two, a minute apart', [0, 60_000], 'asking'],
    ['three over a minute', [0, 20_000, 60_000], 'notBooked'],
  ] as const)('clear answers end it: %s', async (_, times, told) => {
    const asked = asking(sentPayment);
    for (const [index, at] of times.entries()) {
      if (index > 0) await asked.waited();
      await asked.found({ ...notThere, at });
    }
    expect(selectMessage(asked.actor.getSnapshot())).toBe(told);
  });

  it('answers that say nothing do not count', async () => {
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

  /** Three clear answers. */
  async function notBooked(payment = sentPayment) {
    const asked = asking(payment);
    for (const at of [0, 30_000, 60_000]) {
      if (at > 0) await asked.waited();
      await asked.found({ ...notThere, at });
    }
    await asked.until('notBooked');
    return asked;
  }

  it('a new booking asks once more first, and finds the one that came late', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'anew.requested' });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('notBooked');
    await asked.found(booked);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'booked' });
  });

  it('a new booking begins when there is none once more', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'anew.requested' });
    await asked.found({ ...notThere, at: 90_000 });
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'begunAnew' });
  });

  it('a new booking does not begin while nobody answers, and the question goes on', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'anew.requested' });
    await asked.silent();
    const unanswered = asked.actor.getSnapshot();
    expect([selectMessage(unanswered), selectLastAnswer(unanswered)]).toEqual(['asking', 'silence']);
    await asked.waited();
    await asked.found({ ...notThere, at: 120_000 });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('notBooked');
  });

  it('Check again after clear answers finds the booking that came late', async () => {
    const asked = await notBooked();
    asked.actor.send({ type: 'outcome.asked' });
    await asked.found(booked);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'booked' });
  });
});

describe('E-01 a payment whose session is gone', () => {
  it('is told so once retrieve agrees', async () => {
    const asked = asking(gonePayment);
    await asked.silent();
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
    await asked.waited();
    await asked.found(notThere);
    expect(selectMessage(asked.actor.getSnapshot())).toBe('sessionGone');
    asked.actor.send({ type: 'anew.requested' });
    expect(selectMessage(asked.actor.getSnapshot())).toBe('sessionGone');
    await asked.found({ ...notThere, at: 1000 });
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'begunAnew' });
  });

  it('that was made all the same is booked', async () => {
    const asked = asking(gonePayment);
    await asked.found(booked);
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'booked' });
  });
});

describe("E-04 a payment in the provider's frame", () => {
  it('is completed again without a card after each question, until it is made', async () => {
    const asked = asking(framedPayment);
    await asked.found(notThere);
    await asked.waited();
    asked.failed(502);
    await asked.until('asking');
    await asked.silent();
    await asked.waited();
    asked.completed({ type: 'accepted' });
    await reach(asked.actor, ({ status }) => status === 'done');
    expect(asked.actor.getSnapshot().output).toEqual({ type: 'booked' });
    expect(asked.completes()).toEqual([
      { sessionId: 'S1', inFrame: true },
      { sessionId: 'S1', inFrame: true },
    ]);
  });

  it.each([400, 402, 404, 422])('is not refused by an answer of %i: the estate is asked', async (status) => {
    const asked = asking(framedPayment);
    await asked.found(notThere);
    await asked.waited();
    asked.failed(status);
    await asked.until('asking');
    expect(selectMessage(asked.actor.getSnapshot())).toBe('asking');
  });

  it('that says no is asked about too', async () => {
    const asked = asking(framedPayment);
    await asked.found(notThere);
    await asked.waited();
    asked.completed({ type: 'refused', message: 'No' });
    await asked.until('asking');
    expect(asked.questions()).toHaveLength(2);
  });

  describe("D-375 of a provider's page that was left open", () => {
    it.each<[string, (asked: ReturnType<typeof asking>) => void]>([
      ['402', (asked) => asked.failed(402)],
      ['a body that says no', (asked) => asked.completed({ type: 'refused', message: 'No' })],
    ])('a clear no of complete (%s) says that nothing was taken', async (_, answer) => {
      const asked = asking(leftPayment);
      answer(asked);
      const { output } = await reach(asked.actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type: 'untaken' });
      expect([asked.completes(), asked.questions()]).toEqual([[{ sessionId: 'S1', inFrame: true }], []]);
    });

    it('complete makes the booking where the money was taken', async () => {
      const asked = asking(leftPayment);
      asked.completed({ type: 'accepted' });
      const { output } = await reach(asked.actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type: 'booked' });
    });

    it.each([401, 404, 409, 500])(
      'any other answer (%d) is no answer: the estate is asked',
      async (status) => {
        const asked = asking(leftPayment);
        asked.failed(status);
        await asked.until('asking');
        expect(asked.questions()).toEqual([{ confirmationNumber: 'C1001' }]);
      },
    );
  });
});
