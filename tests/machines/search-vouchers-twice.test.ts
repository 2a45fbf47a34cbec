import { describe, expect, it } from 'vitest';
import { appliedVoucher, voucherStatus } from '../support/voucher-fixtures.ts';
import { checked, noAnswer, noSuchVoucher, offline, opened } from '../support/start-search.ts';
import { reach } from '../support/reach.ts';

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
