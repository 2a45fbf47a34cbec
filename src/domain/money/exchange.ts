import { toMajorUnits, toMinorUnits, type Currency, type MinorUnits } from './money.ts';

/** The approximate value of one major unit of the estate's currency in another currency (D-567). */
export interface ExchangeRate {
  currency: Currency;
  rate: number;
}

/** The approximate amount in another currency. `own`: the estate's. Rounded to whole major units, in minor units. */
export function approximately(
  amount: MinorUnits,
  own: Currency,
  { currency, rate }: ExchangeRate,
): MinorUnits {
  return toMinorUnits(Math.round(toMajorUnits(amount, own) * rate), currency);
}

/** The rate into the currency of this code, in any case; null without a rate, or for the estate's own currency. */
export function rateInto(code: string, own: Currency, rates: readonly ExchangeRate[]): ExchangeRate | null {
  const wanted = code.trim().toUpperCase();
  return wanted === own.code ? null : (rates.find(({ currency }) => currency.code === wanted) ?? null);
}
