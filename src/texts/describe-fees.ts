import type { PriceFee } from '../domain/fees.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/** The fees within a price: 'Includes £50 dog fee and £60 child rate'. Empty without fees. */
export function describeFees(
  { summaryPanel, formats }: Pick<Texts, 'summaryPanel' | 'formats'>,
  fees: readonly PriceFee[],
): string {
  const texts = summaryPanel.fees;
  const named = fees
    .filter(({ amount }) => amount > 0)
    .map(({ code, amount }) => fill(texts.named[code], { amount: formats.price(amount) }));
  return named.length > 0 ? fill(texts.includes, { fees: formats.list(named) }) : '';
}
