import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { selectIsDateFixed, selectModal } from '../../machines/steps/search/search.selectors.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { checked, noSuchVoucher, opened } from '../support/start-search.ts';
import { voucherStatus } from '../support/voucher-fixtures.ts';

it('A §4.3 Remove takes a refused voucher off the list', async () => {
  const actor = opened({}, noSuchVoucher);
  await checked(actor, 'GIFT-100');
  expect(actor.getSnapshot().context.invalid).toHaveLength(1);
  actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
  expect(actor.getSnapshot().context.invalid).toEqual([]);
});

it('A §4.3 Remove takes an applied voucher off the search, and frees the dates', async () => {
  const actor = opened({}, () => Promise.resolve(voucherStatus()));
  await checked(actor, 'GIFT-100');
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'voucher.removed', reference: 'OTHER' });
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
  expect(actor.getSnapshot().context.applied).toEqual([]);
  expect(selectIsDateFixed(actor.getSnapshot())).toBe(false);
});

it('A §2.4, D-10 opens no map when the estate has none', () => {
  const input = { configuration: configuration(), session, search: search() };
  const actor = createActor(searchMachine, { input }).start();
  actor.send({ type: 'map.opened' });
  expect(selectModal(actor.getSnapshot())).toBe(null);
});
