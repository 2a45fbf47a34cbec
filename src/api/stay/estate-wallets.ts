import * as v from 'valibot';
import type { Wallet } from '../../domain/payment/wallets.ts';
import { list, type Answer } from '../reader.ts';
import { words } from '../wire.ts';

const NAMES: ReadonlyMap<string, Wallet> = new Map([
  ['ApplePay', 'applePay'],
  ['GooglePay', 'googlePay'],
]);

/** The wallets of a provider's page, each once. Unknown names are left out. */
export const estateWallets: Answer<Wallet[]> = v.pipe(
  list(words),
  v.transform((names) => [...new Set(names.flatMap((name) => NAMES.get(name) ?? []))]),
);
