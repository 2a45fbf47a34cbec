import type { PriceFee } from '../domain/fees.ts';
import { formatPrice } from '../domain/money.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';
import { nameList } from './name-list.ts';

/** 'Includes £50 dog fee and £60 child rate': the fees beside a price (E-08); empty where it includes none. */
export function describeFees(texts: Texts['summaryPanel']['fees'], fees: readonly PriceFee[]): string {
  const named = fees
    .filter(({ amount }) => amount > 0)
    .map(({ code, amount }) => fill(texts.named[code], { amount: formatPrice(amount) }));
  return named.length > 0 ? fill(texts.includes, { fees: nameList(named, texts.and) }) : '';
}
