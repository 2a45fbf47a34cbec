import { describe, expect, it } from 'vitest';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { party, search, staySearch } from '../../support/fixtures.ts';
import { appliedVoucher, voucherStatus } from '../payment/voucher-fixtures.ts';
import { checked, noAnswer, noSuchVoucher, offline, opened, searched } from './start-search.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

/** What is searched: the vouchers stand beside it. */
const stay = {
  ...{ arrivalDate: '2027-05-10', numberOfNights: 2, code: null, amendId: null },
  guestOccupancies: [party(2)],
};

describe('D-452 a typed voucher that is not applied', () => {
  function submitted(check: (reference: string) => Promise<VoucherStatus | null>, rooms = 1) {
    const actor = opened({}, check);
    sendAll(actor, { type: 'rooms.chosen', rooms }, { type: 'reference.typed', reference: ' GIFT-100 ' });
    actor.send({ type: 'search.submitted' });
    return actor;
  }

  const answered = (actor: ReturnType<typeof opened>) =>
    reach(actor, ({ context }) => context.checking.length === 0);

  it('is checked before the search, which then includes it', async () => {
    const actor = submitted(() => Promise.resolve(voucherStatus()));
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectors.selectIsSubmitted(actor.getSnapshot())).toBe(true);
    expect(await searched(actor)).toEqual({
      type: 'searched',
      vouchers: [appliedVoucher()],
      search: stay,
    });
  });

  it('keeps the guest on the form when it does not count; the next press searches without it', async () => {
    const actor = submitted(noSuchVoucher);
    await answered(actor);
    const { status, context } = actor.getSnapshot();
    expect({ status, invalid: context.invalid, reference: context.reference }).toEqual({
      status: 'active',
      invalid: [{ reference: 'GIFT-100', name: '', reason: 'notFound' }],
      reference: '',
    });
    expect(selectors.selectIsSubmitted(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'search.submitted' });
    expect(await searched(actor)).toEqual({ type: 'searched', vouchers: [], search: staySearch() });
  });

  it('A §5.2 keeps the guest on the form when it counts for one room only', async () => {
    const stay = voucherStatus({ content: { category: 0, isMonetary: false } });
    const actor = submitted(() => Promise.resolve(stay), 2);
    await answered(actor);
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectors.selectIsBlockedByVoucher(actor.getSnapshot())).toBe(true);
    expect(selectors.selectIsSubmitted(actor.getSnapshot())).toBe(false);
  });

  it('keeps the guest on the form when another is typed during the check', async () => {
    const actor = submitted(() => Promise.resolve(voucherStatus()));
    actor.send({ type: 'reference.typed', reference: 'GIFT-200' });
    await answered(actor);
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectors.selectIsSubmitted(actor.getSnapshot())).toBe(false);
  });

  it('needs no check when it is already applied', async () => {
    const actor = opened({}, () => Promise.resolve(voucherStatus()));
    expect(selectors.selectIsDateFixed(actor.getSnapshot())).toBe(false);
    await checked(actor, 'GIFT-100');
    expect(selectors.selectIsDateFixed(actor.getSnapshot())).toBe(true);
    sendAll(actor, { type: 'reference.typed', reference: 'gift-100' }, { type: 'search.submitted' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('A §4.3 vouchers', () => {
  it("A §8.3 open the modal with key 'expired' when outside their period", async () => {
    const actor = opened({}, () =>
      Promise.resolve(voucherStatus({ canBeUsed: false, isOutsidePeriod: true })),
    );
    await checked(actor, 'GIFT-100');
    expect(selectors.selectModal(actor.getSnapshot())).toBe('refusal');
    expect(actor.getSnapshot().context.help).toBe('expired');
  });
});

describe('D-456 a voucher whose check has no answer', () => {
  /** Gives these answers in turn, and the last one again for every further check. */
  function answering(...checks: (() => Promise<VoucherStatus | null>)[]) {
    const asked: string[] = [];
    const check = (reference: string) => {
      const answer = checks[Math.min(asked.length, checks.length - 1)];
      asked.push(reference);
      return answer ? answer() : noAnswer();
    };
    return { asked, check };
  }

  const answered = (actor: ReturnType<typeof opened>) =>
    reach(actor, (snapshot) => !selectors.selectIsChecking(snapshot));

  it.each([
    offline,
    { kind: 'timeout', endpoint: 'voucherStatus' },
    { kind: 'http', endpoint: 'voucherStatus', status: 503, message: '' },
    { kind: 'http', endpoint: 'voucherStatus', status: 429, message: '' },
    { kind: 'unauthorised', endpoint: 'voucherStatus', message: '' },
    { kind: 'unreadable', endpoint: 'voucherStatus', path: '', message: '' },
  ] as const)('is not invalid: $kind $status', async (failure) => {
    const actor = opened({}, () => Promise.reject(new CallError(failure)));
    await checked(actor, 'GIFT-100');
    await checked(actor, 'GIFT-100');
    const { applied, invalid, reference } = actor.getSnapshot().context;
    expect({ applied, invalid, reference }).toEqual({ applied: [], invalid: [], reference: '' });
    expect(selectors.selectUnchecked(actor.getSnapshot())).toEqual([{ reference: 'GIFT-100', failure }]);
    expect(selectors.selectModal(actor.getSnapshot())).toBe(null);
  });

  it("is still 'Cannot be found' after a clear no (A §4.3)", async () => {
    const actor = opened({}, noSuchVoucher);
    await checked(actor, 'NOPE');
    expect(actor.getSnapshot().context.invalid).toEqual([
      { reference: 'NOPE', name: '', reason: 'notFound' },
    ]);
    expect(selectors.selectUnchecked(actor.getSnapshot())).toEqual([]);
  });

  it('is checked again on request, and can then count', async () => {
    const { asked, check } = answering(noAnswer, () => Promise.resolve(voucherStatus()));
    const actor = opened({}, check);
    await checked(actor, 'GIFT-100');
    actor.send({ type: 'voucher.retried', reference: 'SOMETHING-ELSE' });
    expect(selectors.selectIsChecking(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'voucher.retried', reference: 'GIFT-100' });
    expect(selectors.selectUnchecked(actor.getSnapshot())).toEqual([]);
    await answered(actor);
    expect(actor.getSnapshot().context.applied).toEqual([appliedVoucher()]);
    expect(asked).toEqual(['GIFT-100', 'GIFT-100']);
  });

  it('can be removed, and the search goes on without it', async () => {
    const actor = opened({}, noAnswer);
    await checked(actor, 'GIFT-100');
    actor.send({ type: 'voucher.removed', reference: 'GIFT-100' });
    expect(selectors.selectUnchecked(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'search.submitted' });
    expect(await searched(actor)).toEqual({ type: 'searched', vouchers: [], search: staySearch() });
  });

  it("D-452 is checked again by 'Check Availability', before the voucher that is typed", async () => {
    const other = { ...appliedVoucher().voucher, certificateReferenceNumber: 'GIFT-200' };
    const { asked, check } = answering(
      noAnswer,
      noAnswer,
      () => Promise.resolve(voucherStatus()),
      () => Promise.resolve(voucherStatus({ voucher: other })),
    );
    const actor = opened({}, check);
    await checked(actor, 'GIFT-100');
    actor.send({ type: 'search.submitted' });
    await answered(actor);
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectors.selectIsSubmitted(actor.getSnapshot())).toBe(false);
    sendAll(actor, { type: 'reference.typed', reference: 'GIFT-200' }, { type: 'search.submitted' });
    expect(await searched(actor)).toEqual({
      type: 'searched',
      vouchers: [appliedVoucher(), { ...appliedVoucher(), voucher: other }],
      search: stay,
    });
    expect(asked).toEqual(['GIFT-100', 'GIFT-100', 'GIFT-100', 'GIFT-200']);
  });

  it('A §2.4 stays visible when it comes from the previous search', async () => {
    const actor = opened({ search: search({ voucherCodes: ['GIFT-100'] }) }, noAnswer);
    await answered(actor);
    expect(selectors.selectUnchecked(actor.getSnapshot())).toEqual([
      { reference: 'GIFT-100', failure: offline },
    ]);
  });
});

/** Types two references, the second while the first is checked, and waits for all checks. */
async function checkedTogether(
  check: Parameters<typeof opened>[1],
  references: readonly string[],
): Promise<ReturnType<typeof opened>> {
  const actor = opened({}, check);
  for (const reference of references) {
    actor.send({ type: 'reference.typed', reference });
    actor.send({ type: 'voucher.submitted' });
  }
  await reach(actor, ({ context }) => context.checking.length === 0);
  return actor;
}

describe('the same voucher typed twice, in other letters', () => {
  it('is checked and applied once, also while its check is under way', async () => {
    const asked: string[] = [];
    const actor = await checkedTogether(
      (reference) => {
        asked.push(reference);
        return Promise.resolve(voucherStatus());
      },
      ['gift-100', 'GIFT-100'],
    );
    expect(asked).toEqual(['gift-100']);
    expect(actor.getSnapshot().context.applied).toEqual([appliedVoucher()]);
  });

  it('is applied once, where the estate answers two references with one voucher', async () => {
    const actor = await checkedTogether(() => Promise.resolve(voucherStatus()), ['GIFT-100', '100']);
    expect(actor.getSnapshot().context.applied).toEqual([appliedVoucher()]);
  });

  it('is listed once as invalid', async () => {
    const actor = opened({}, noSuchVoucher);
    await checked(actor, 'nope');
    await checked(actor, 'NOPE');
    expect(actor.getSnapshot().context.invalid).toEqual([
      { reference: 'NOPE', name: '', reason: 'notFound' },
    ]);
  });

  it('is listed once as unchecked', async () => {
    const actor = opened({}, noAnswer);
    await checked(actor, 'gift-100');
    await checked(actor, 'GIFT-100');
    expect(actor.getSnapshot().context.unchecked).toEqual([{ reference: 'GIFT-100', failure: offline }]);
  });

  it('is not invalid any more once its check had no answer', async () => {
    let asked = 0;
    const actor = opened({}, () => ((asked += 1) === 1 ? noSuchVoucher() : noAnswer()));
    await checked(actor, 'gift-100');
    await checked(actor, 'GIFT-100');
    const { invalid, unchecked } = actor.getSnapshot().context;
    expect({ invalid, unchecked }).toEqual({
      invalid: [],
      unchecked: [{ reference: 'GIFT-100', failure: offline }],
    });
  });
});
