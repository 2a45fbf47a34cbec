import * as v from 'valibot';
import type { Wallet } from '../../domain/wallets.ts';
import { orNull, type Answer } from '../wire.ts';

const NAMES: ReadonlyMap<unknown, Wallet> = new Map([
  ['ApplePay', 'applePay'],
  ['GooglePay', 'googlePay'],
]);

/** The wallets of a provider's page, each once. Unknown names are left out. */
export const estateWallets: Answer<Wallet[]> = v.fallback(
  v.pipe(
    orNull(v.array(v.unknown())),
    v.transform((names) => [...new Set((names ?? []).flatMap((name) => NAMES.get(name) ?? []))]),
  ),
  [],
);
