import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { selectIsDateFixed, selectModal } from '../../machines/steps/search/search.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { voucherStatus } from '../support/voucher-fixtures.ts';
import { reach } from '../support/reach.ts';

const noSuchVoucher = new CallError({
  kind: 'http',
  endpoint: 'voucherStatus',
  status: 404,
  message: '',
});

/** The search with one voucher checked, whose lookup comes to this. */
async function checked(answer: () => Promise<VoucherStatus>) {
  const machine = searchMachine.provide({ actors: { checkVoucher: fromPromise(answer) } });
  const actor = createActor(machine, {
    input: { configuration: configuration(), session, search: search() },
  });
  actor.start();
  actor.send({ type: 'reference.typed', reference: 'GIFT-100' });
  actor.send({ type: 'voucher.submitted' });
  await reach(actor, ({ context }) => context.checking.length === 0);
  return actor;
}

it('A §4.3 Remove takes a voucher that does not count off its list', async () => {
  const actor = await checked(() => Promise.reject(noSuchVoucher));
  expect(actor.getSnapshot().context.invalid).toHaveLength(1);
  actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
  expect(actor.getSnapshot().context.invalid).toEqual([]);
});

it('A §4.3 Remove takes a voucher that counts off the search, and the dates are free again', async () => {
  const actor = await checked(() => Promise.resolve(voucherStatus()));
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'voucher.removed', reference: 'OTHER' });
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
  expect(actor.getSnapshot().context.applied).toEqual([]);
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(false);
});

it('A §2.4 without a map of the estate none opens', () => {
  const input = { configuration: configuration(), session, search: search() };
  const actor = createActor(searchMachine, { input }).start();
  actor.send({ type: 'map.opened' });
  expect(selectModal(actor.getSnapshot())).toBe(null);
});
