import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { selectIsDateFixed, selectModal } from '../../machines/steps/search/search.selectors.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { checked, noSuchVoucher, opened } from '../support/start-search.ts';
import { voucherStatus } from '../support/voucher-fixtures.ts';

it('A §4.3 Remove takes a voucher that does not count off its list', async () => {
  const actor = opened({}, noSuchVoucher);
  await checked(actor, 'GIFT-100');
  expect(actor.getSnapshot().context.invalid).toHaveLength(1);
  actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
  expect(actor.getSnapshot().context.invalid).toEqual([]);
});

it('A §4.3 Remove takes a voucher that counts off the search, and the dates are free again', async () => {
  const actor = opened({}, () => Promise.resolve(voucherStatus()));
  await checked(actor, 'GIFT-100');
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'voucher.removed', reference: 'OTHER' });
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
  expect(actor.getSnapshot().context.applied).toEqual([]);
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(false);
});

it('A §2.4, D-10 without a map of the estate none opens', () => {
  const input = { configuration: configuration(), session, search: search() };
  const actor = createActor(searchMachine, { input }).start();
  actor.send({ type: 'map.opened' });
  expect(selectModal(actor.getSnapshot())).toBe(null);
});
