import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { VoucherStatus } from '../../src/domain/vouchers/vouchers.ts';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { createInspection } from '../../widget/inspector/inspection.ts';
import { readRecord, walk } from '../tools/paths/path-record.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { reach } from '../support/reach.ts';
import { voucherStatus } from '../steps/payment/voucher-fixtures.ts';

/** A search in which the guest has checked a voucher, with an inspector attached. */
async function inspected() {
  let steps = 0;
  const inspection = createInspection(() => {
    steps += 1;
  });
  const machine = searchMachine.provide({
    actors: { checkVoucher: fromPromise(() => Promise.resolve<VoucherStatus | null>(voucherStatus())) },
  });
  const input = { configuration: configuration(), session, search: search() };
  const actor = createActor(machine, { input, inspect: inspection.inspect }).start();
  actor.send({ type: 'reference.typed', reference: 'GIFT-100' });
  actor.send({ type: 'voucher.submitted' });
  await reach(actor, ({ context }) => context.applied.length === 1);
  return { actor, inspection, steps: () => steps };
}

describe('the inspector', () => {
  it('records every step with the transitions that it took', async () => {
    const { inspection, steps } = await inspected();
    expect(inspection.steps.map(({ kind, words }) => `${kind} ${words}`)).toEqual([
      'start xstate.init',
      'event reference.typed',
      'event voucher.submitted',
      'done xstate.done.actor.checkVoucher',
    ]);
    expect(steps()).toBe(4);
    expect(inspection.steps[2]?.fired.length).toBeGreaterThan(0);
  });

  it('copies a path that replays to the same state', async () => {
    const { actor, inspection } = await inspected();
    const { steps } = walk(searchMachine, readRecord(inspection.path()));
    const last = steps.at(-1)?.configuration.snapshot;
    const { value, context } = actor.getSnapshot();
    expect(last?.value as unknown).toEqual(value);
    expect(last?.context).toMatchObject({ applied: context.applied });
  });

  it('embedding.md: T8 copies no field with the name of a secret', async () => {
    const { actor, inspection } = await inspected();
    const secret = 'canary-4242';
    const events = [
      { type: 'card.changed', cardNumber: secret },
      { type: 'field.changed', name: 'password', value: secret },
      { type: 'code.sent', token: secret, nested: { passcode: secret } },
    ];
    for (const event of events) actor.send(event as never);
    expect(inspection.steps.at(-1)?.words).toBe('code.sent');
    expect(inspection.path()).not.toContain(secret);
  });
});
