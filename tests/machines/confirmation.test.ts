import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { confirmationMachine } from '../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectConfirmationNumber,
  selectDifference,
  selectIsGone,
  selectSendToFriend,
} from '../../machines/steps/confirmation/confirmation.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { startStep } from '../support/start-step.ts';
import { confirmationWorld, input } from '../worlds/confirmation.world.ts';
import { reach } from '../support/reach.ts';

describe('the confirmation', () => {
  it('B §2.6 paths take every transition', () => {
    expectWorld(confirmationWorld);
  });

  it("B §2.6 the first room's number is the booking's", () => {
    expect(selectConfirmationNumber(startStep(confirmationMachine, input).actor.getSnapshot())).toBe('C1001');
  });

  it('B §2.6 a friend is sent the confirmation under that number', () => {
    const form = selectSendToFriend(startStep(confirmationMachine, input).actor.getSnapshot());
    expect(form?.getSnapshot().context.confirmationNumber).toBe('C1001');
  });

  it.each([
    ['the same bill', { isBooked: true, total: 85_500, isFirst: true }, null],
    ['no word about the bill', { isBooked: true, total: null, isFirst: true }, null],
    [
      'another bill',
      { isBooked: true, total: 41_500, isFirst: true },
      { of: 'total', shown: 85_500, estate: 41_500 },
    ],
    [
      'another bill at a later look, after a change in the account',
      { isBooked: true, total: 41_500, isFirst: false },
      null,
    ],
  ])('E-06 the estate has %s: a difference is said, and told to the flow', async (_, found, difference) => {
    const asked: unknown[] = [];
    const { actor, told } = startStep(
      confirmationMachine.provide({
        actors: {
          checkBooking: fromPromise(({ input: question }) => {
            asked.push(question);
            return Promise.resolve(found);
          }),
        },
      }),
      input,
    );
    const snapshot = await reach(actor, (now) => !now.matches('asking'));
    expect(asked).toEqual([{ confirmationNumber: 'C1001' }]);
    expect(selectDifference(snapshot)).toEqual(difference);
    expect(told).toEqual(
      difference ? [{ type: 'sums.differ', confirmationNumber: 'C1001', ...difference }] : [],
    );
  });

  it.each([
    ['a later look finds nothing under its number', { isBooked: false, total: null, isFirst: false }, true],
    ['a later look finds it', { isBooked: true, total: 41_500, isFirst: false }, false],
    // The payment was answered with a yes a moment ago: one no is not clear (E-03).
    ['the first look finds nothing', { isBooked: false, total: null, isFirst: true }, false],
  ])('E-05 whether the booking is there no more: %s', async (_, found, isGone) => {
    const { actor, told } = startStep(
      confirmationMachine.provide({ actors: { checkBooking: fromPromise(() => Promise.resolve(found)) } }),
      input,
    );
    const snapshot = await reach(actor, (now) => !now.matches('asking'));
    expect(selectIsGone(snapshot)).toBe(isGone);
    expect(told).toEqual([]);
  });

  it('E-05 without an answer the booking is not said to be gone', async () => {
    const { actor } = startStep(
      confirmationMachine.provide({
        actors: { checkBooking: fromPromise(() => Promise.reject(new Error('no answer'))) },
      }),
      input,
    );
    const snapshot = await reach(actor, (now) => !now.matches('asking'));
    expect([selectIsGone(snapshot), selectDifference(snapshot)]).toEqual([false, null]);
  });

  it('E-02 another booking is asked for by a press', () => {
    const { actor, told } = startStep(confirmationMachine, input);
    actor.send({ type: 'another.pressed' });
    expect(told).toEqual([{ type: 'anotherBooking.requested' }]);
  });
});
