import { describe, expect, it } from 'vitest';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { SentPackage } from '../../../src/domain/booking/sent-write.ts';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { reach } from '../../support/reach.ts';
import { showStay } from './start-booking-details.ts';

const roses = { leg: 1, code: 'ROSES' };
const SENT: SentPackage = { kind: 'package', confirmationNumber: '70413200', ...roses, change: 'add' };
const without: LoadedStay = { booking: stayBooking([bookedRoom()]), at: NOON };
const having: LoadedStay = {
  booking: stayBooking([bookedRoom({ packages: [{ code: 'ROSES', name: '', quantity: 1 }] })]),
  at: NOON,
};
const lost = new CallError({ kind: 'timeout', endpoint: 'stayBooking' });

/** A package was sent, and its answer has come. Answers the reading after it. */
async function sent(change: 'add' | 'remove', refusal: string | null, reading: LoadedStay | CallError) {
  const shown = await showStay(without);
  const { actor, reads } = shown;
  const packages = selectors.selectPackages(actor.getSnapshot());
  actor.send({ type: 'package.sent', ...roses, change });
  const kept = shown.notes.at(-1);
  expect(actor.getSnapshot().can({ type: 'cancel.opened' })).toBe(false);
  actor.send({ type: 'package.answered', refusal });
  if (reading instanceof CallError) reads[1]?.reject(reading);
  else reads[1]?.resolve(reading);
  await reach(actor, (snapshot) => !snapshot.matches({ shown: { packages: { offered: 'reading' } } }));
  return { ...shown, kept, packages };
}

const isAsked = ({ actor }: Awaited<ReturnType<typeof sent>>) =>
  selectors.selectOutcome(actor.getSnapshot()) !== null;

describe('F-12 a package that was added or removed', () => {
  it('is kept before it is sent, and nothing can be cancelled meanwhile', async () => {
    expect((await sent('add', null, having)).kept).toEqual(SENT);
  });

  it.each([
    ['added, and the stay shows it', 'add', null, having],
    ['removed, and the stay does not show it', 'remove', null, without],
    ['refused, and the stay does not show it', 'add', 'Sold out.', without],
    ['refused, and the stay shows it all the same', 'add', 'Sold out.', having],
  ] as const)('is known where it was %s', async (_, change, refusal, reading) => {
    const shown = await sent(change, refusal, reading);
    expect([isAsked(shown), shown.notes.at(-1)]).toEqual([false, null]);
    expect(selectors.selectPackages(shown.actor.getSnapshot())).toBe(shown.packages);
    expect(shown.packages?.getSnapshot().context.booking).toBe(reading.booking);
  });

  it.each([
    ['the stay does not show it', 'add', null, without],
    ['the stay shows what was removed', 'remove', null, having],
    ['the stay cannot be read', 'add', null, lost],
    ['it was refused, and the stay cannot be read', 'add', 'Sold out.', lost],
  ] as const)('is asked about where %s', async (_, change, refusal, reading) => {
    const shown = await sent(change, refusal, reading);
    expect([isAsked(shown), shown.notes.at(-1)]).toEqual([true, { ...SENT, change }]);
    expect(shown.asks.map(({ input }) => input)).toEqual([{ write: { ...SENT, change }, asked: 1 }]);
    expect(selectors.selectOutcome(shown.actor.getSnapshot())?.getSnapshot().context.wasRefused).toBe(
      refusal !== null,
    );
  });

  it('is asked about after a reload, until the stay shows it', async () => {
    const { actor, asks, reads, notes } = await showStay(without, SENT);
    asks[0]?.resolve({ type: 'made' });
    await reach(actor, () => reads.length === 2);
    reads[1]?.resolve(having);
    await reach(actor, (snapshot) => snapshot.matches('shown'));
    expect(notes).toEqual([null]);
  });

  it('can be sent again once it is clearly not made', async () => {
    const { actor, asks, reads } = await sent('add', 'Sold out.', lost);
    const outcome = selectors.selectOutcome(actor.getSnapshot());
    if (outcome === null) throw new Error('Nothing is asked');
    asks[0]?.resolve({ type: 'notMade', at: 0, when: 0 });
    await reach(outcome, (snapshot) => snapshot.matches('clear'));
    outcome.send({ type: 'anew.requested' });
    asks[1]?.resolve({ type: 'notMade', at: 1, when: 1 });
    await reach(actor, () => reads.length === 3);
    reads[2]?.resolve(without);
    const { context } = await reach(actor, (snapshot) => snapshot.matches('shown'));
    expect([context.sent, context.refusal]).toEqual([null, null]);
  });
});
