import { describe, expect, it } from 'vitest';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import type { PaymentInput } from '../../../machines/steps/payment/payment.types.ts';
import { failing, filledCard, paymentInput, startPayment, type PaymentAnswers } from './start-payment.ts';
import { reach } from '../../support/reach.ts';

const amendment: PaymentInput = {
  ...paymentInput,
  booking: { ...paymentInput.booking, search: { ...paymentInput.booking.search, amendId: 'WM-1-1' } },
};

const found = (isBooked: boolean) => () => Promise.resolve({ isBooked, total: null, at: 0, when: 0 });
const silent = failing({ kind: 'timeout', endpoint: 'stayBooking' });

describe('E-17 the payment of a change of a booking', () => {
  it.each([
    [422, true],
    [400, true],
    [402, false],
  ])('that is refused with %i is told to the flow', async (status, isTold) => {
    const failure = { kind: 'http', endpoint: 'complete', status, message: 'No.' } as const;
    const { actor, told } = startPayment(amendment, { complete: failing(failure), find: found(false) });
    actor.send({ type: 'payment.submitted', card: filledCard });
    await reach(actor, (now) => !now.hasTag('paying'));
    const event = { type: 'amendment.doubted', failure };
    expect(told.slice(1)).toEqual([{ type: 'payment.dropped' }, ...(isTold ? [event] : [])]);
  });

  it('tells the flow of a refused bill, too', async () => {
    const failure = { kind: 'http', endpoint: 'stage', status: 422, message: 'No.' } as const;
    const { actor, told } = startPayment({ ...amendment, isStaged: false }, { stage: failing(failure) });
    await reach(actor, (now) => now.hasTag('failed'));
    expect(told).toEqual([{ type: 'amendment.doubted', failure }]);
  });

  it.each<[string, PaymentAnswers['find'], unknown]>([
    ['no booking', found(false), ['refused', true]],
    ['nobody can tell', silent, ['refused', true]],
    ['the booking', found(true), { type: 'paid' }],
  ])('404 about the room is not the end of the session: %s', async (_, find = silent, end) => {
    const failure = { kind: 'http', endpoint: 'complete', status: 404, message: 'amendId: gone' } as const;
    const { actor } = startPayment(amendment, { complete: failing(failure), find });
    actor.send({ type: 'payment.submitted', card: filledCard });
    const snapshot = await reach(actor, (now) => !now.hasTag('paying'));
    const { selectNews, selectIsOfBooking } = selectors;
    expect(snapshot.output ?? [selectNews, selectIsOfBooking].map((of) => of(snapshot))).toEqual(end);
  });

  it("404 about the room refuses nothing after the provider's page", async () => {
    const failure = { kind: 'http', endpoint: 'complete', status: 404, message: 'amendId: gone' } as const;
    const input = { ...amendment, iPageSessionId: 'PS1' };
    const { actor } = startPayment(input, { complete: failing(failure), find: found(false) });
    await reach(actor, (now) => now.hasTag('framed'));
    actor.send({ type: 'frame.reported', status: 'completed' });
    expect((await reach(actor, ({ status }) => status === 'done')).output).toEqual({ type: 'unknown' });
  });
});
