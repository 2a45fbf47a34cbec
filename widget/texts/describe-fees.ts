import type { PriceFee } from '../../src/domain/money/fees.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/** The fees within a price: 'Includes £50 dog fee and £60 child rate'. Empty without fees. */
export function describeFees(
  { summaryPanel, formats }: Pick<Texts, 'summaryPanel' | 'formats'>,
  fees: readonly PriceFee[],
): string {
  const texts = summaryPanel.fees;
  const wordsFor = (code: string) => new Map(Object.entries(texts.named)).get(code) ?? texts.byName;
  const named = fees
    .filter(({ amount }) => amount > 0)
    .map(({ code, name, amount }) => fill(wordsFor(code), { name, amount: formats.price(amount) }));
  return named.length > 0 ? fill(texts.includes, { fees: formats.list(named) }) : '';
}
