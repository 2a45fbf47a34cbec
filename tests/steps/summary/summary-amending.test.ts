import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { CallError } from '../../../src/api/failure.ts';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { selectLost } from '../../../machines/steps/summary/summary.selectors.ts';
import { bookedRoom } from '../../account/account-bookings.ts';
import { profile } from '../../support/checkout-stay.ts';
import { staged } from '../payment/start-payment.ts';
import { startStep } from '../start-step.ts';
import { amending, input, offline, oldRoom } from './summary.world.ts';
import { reach } from '../../support/reach.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';

/** A summary whose question for the old room is answered by `find`. */
function summaryOf(
  given: StayInput,
  find: () => Promise<BookedRoom | null>,
  stage = () => Promise.resolve(staged()),
) {
  const asked: unknown[] = [];
  const machine = summaryMachine.provide({
    actors: {
      findBookedRoom: fromPromise<BookedRoom | null, { internalIdentifier: string }>(
        ({ input: question }) => {
          asked.push(question);
          return find();
        },
      ),
      stageBooking: fromPromise(stage),
    },
  });
  return { ...startStep(machine, given), asked };
}

const told = (actor: ReturnType<typeof summaryOf>['actor']) =>
  reach(actor, (snapshot) => snapshot.matches({ reviewing: { amended: 'told' } }));

describe('E-17 what an amendment loses', () => {
  it('is looked up by the amend id: what the new booking lacks', async () => {
    const { actor, asked } = summaryOf(amending, () => Promise.resolve(oldRoom));
    expect(selectLost(actor.getSnapshot())).toBeNull();
    expect(selectLost(await told(actor))).toEqual({
      onArrival: null,
      included: [],
      things: [
        { name: 'Champagne on arrival', quantity: 1 },
        { name: 'Round of golf', quantity: 1 },
      ],
    });
    expect(asked).toEqual([{ internalIdentifier: 'WM-1-1' }]);
  });

  it('is empty when the new booking has everything', async () => {
    const room = bookedRoom({ rateCode: 'DAILYBABB', packages: [{ code: 'CHAMP', name: '', quantity: 2 }] });
    const { actor } = summaryOf(amending, () => Promise.resolve(room));
    expect(selectLost(await told(actor))).toEqual({ onArrival: null, included: [], things: [] });
  });

  it.each<[string, () => Promise<BookedRoom | null>]>([
    ['no booking of the member has the room', () => Promise.resolve(null)],
    ['the call fails', () => Promise.reject(new CallError(offline))],
  ])('is unknown when %s', async (_where, find) => {
    const { actor } = summaryOf(amending, find);
    expect(selectLost(await told(actor))).toBeNull();
  });

  it.each<[string, StayInput]>([
    ['when nobody is signed in', { ...amending, profile: null }],
    ['for a new booking', { ...input, profile }],
  ])('is not looked up %s', (_whom, given) => {
    const { actor, asked } = summaryOf(given, () => Promise.resolve(oldRoom));
    expect(actor.getSnapshot().value).toEqual({ reviewing: { bill: 'asShown', amended: 'told' } });
    expect(asked).toEqual([]);
  });

  it('does not delay the payment; a late answer changes nothing', async () => {
    let answer: (room: BookedRoom) => void = () => undefined;
    const late = new Promise<BookedRoom>((resolve) => {
      answer = resolve;
    });
    const { actor } = summaryOf(amending, () => late);
    actor.send({ type: 'payment.requested' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    answer(oldRoom);
    await late;
    expect(output).toEqual({ type: 'staged', iPageSessionId: null, wallets: [] });
    expect(selectLost(actor.getSnapshot())).toBeNull();
  });

  it('is looked up again after a failed staging, if it is not known yet', async () => {
    const answers = [() => new Promise<BookedRoom>(() => undefined), () => Promise.resolve(oldRoom)];
    const { actor, asked } = summaryOf(
      amending,
      () => answers.shift()?.() ?? Promise.resolve(null),
      () => Promise.reject(new CallError(offline)),
    );
    actor.send({ type: 'payment.requested' });
    expect(selectLost(await told(actor))?.things).toHaveLength(2);
    actor.send({ type: 'payment.requested' });
    const again = await told(actor);
    expect(again.value).toEqual({ reviewing: { bill: 'stagingFailed', amended: 'told' } });
    expect([selectLost(again)?.things.length, asked.length]).toEqual([2, 2]);
  });
});

describe('E-17 a refusal of the changed booking', () => {
  const refuse = (status: number, message: string) => () =>
    Promise.reject(new CallError({ kind: 'http', endpoint: 'stageBooking', status, message }));

  async function refused(given: StayInput, status: number, message = 'No.') {
    const { actor, told: sent } = summaryOf(given, () => Promise.resolve(null), refuse(status, message));
    actor.send({ type: 'payment.requested' });
    await reach(actor, (snapshot) => snapshot.matches({ reviewing: { bill: 'stagingFailed' } }));
    return sent;
  }

  it.each([
    [400, 'No.'],
    [422, 'No.'],
    [404, 'amendId: no such booking'],
  ])('is told to the flow, which asks for the booked room: %i', async (status, message) => {
    const failure = { kind: 'http', endpoint: 'stageBooking', status, message };
    expect(await refused(amending, status, message)).toEqual([{ type: 'amendment.doubted', failure }]);
  });

  it('is not told where nothing was refused, or in a new booking', async () => {
    expect(await refused(amending, 503)).toEqual([]);
    expect(await refused({ ...input, profile }, 422)).toEqual([]);
  });
});
