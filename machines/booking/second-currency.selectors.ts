import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import { approximately, rateInto } from '../../src/domain/money/exchange.ts';
import type { Currency, MinorUnits } from '../../src/domain/money/money.ts';

/** Converts the estate's amounts. `of` returns the approximate amount in minor units of `currency`. */
export interface Approximation {
  currency: Currency;
  of: (amount: MinorUnits) => MinorUnits;
}

/** The approximate amounts in the currency of this code; null without a rate, or for the estate's own. */
export function selectApproximation(
  { currency, exchangeRates }: Pick<StayConfiguration, 'currency' | 'exchangeRates'>,
  code: string,
): Approximation | null {
  const rate = rateInto(code, currency, exchangeRates);
  return rate && { currency: rate.currency, of: (amount) => approximately(amount, currency, rate) };
}
