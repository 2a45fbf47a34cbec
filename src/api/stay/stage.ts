import * as v from 'valibot';
import type { EstateSums } from '../../domain/money/estate-sums.ts';
import type { Wallet } from '../../domain/payment/wallets.ts';
import type { Call } from '../call.ts';
import { estateSum } from './estate-sum.ts';
import type { StageRequest } from './stage-request.ts';
import { maybeNull, list, type Answer } from '../reader.ts';
import { id, words } from '../wire.ts';

export interface StagedBill {
  /** The payment session of the provider's frame; null: no frame (D-27). */
  iPageSessionId: string | null;
  /** The wallets that the provider's page takes beside a card; none without a payment session. */
  wallets: readonly Wallet[];
  sums: EstateSums;
}

const NAMES: ReadonlyMap<string, Wallet> = new Map([
  ['ApplePay', 'applePay'],
  ['GooglePay', 'googlePay'],
]);

/** The wallets of a provider's page, each once. Unknown names are left out. */
const estateWallets: Answer<Wallet[]> = v.pipe(
  list(words),
  v.transform((names) => [...new Set(names.flatMap((name) => NAMES.get(name) ?? []))]),
);

/** The specification does not show the answer, so it may be empty. An empty payment session counts as none (E-20). */
const staged: Answer<StagedBill> = v.pipe(
  maybeNull(
    v.object({
      iPageSessionId: maybeNull(id),
      Wallets: estateWallets,
      Total: estateSum,
      DueToday: estateSum,
    }),
  ),
  v.transform((answer) => ({
    iPageSessionId: answer?.iPageSessionId ?? null,
    wallets: answer?.iPageSessionId ? answer.Wallets : [],
    sums: { total: answer?.Total ?? null, dueToday: answer?.DueToday ?? null },
  })),
);

export const stageStay: Call<'stage', StageRequest, StagedBill> = { endpoint: 'stage', answer: staged };
