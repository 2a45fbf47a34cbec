import { toMajorUnits, toMinorUnits, type Currency, type MinorUnits } from './money.ts';

/** What one major unit of the estate's currency, such as a pound, is about in another one (D-567). */
export interface ExchangeRate {
  currency: Currency;
  rate: number;
}

/** About how much an amount of the estate's `own` currency is in another one: whole major units, as minor units of that one. */
export function approximately(
  amount: MinorUnits,
  own: Currency,
  { currency, rate }: ExchangeRate,
): MinorUnits {
  return toMinorUnits(Math.round(toMajorUnits(amount, own) * rate), currency);
}

/** The rate into the currency of this code, in whatever case; null where it is the estate's own, or no rate is known. */
export function rateInto(code: string, own: Currency, rates: readonly ExchangeRate[]): ExchangeRate | null {
  const wanted = code.trim().toUpperCase();
  return wanted === own.code ? null : (rates.find(({ currency }) => currency.code === wanted) ?? null);
}
