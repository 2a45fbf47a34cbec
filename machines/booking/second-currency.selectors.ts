import * as v from 'valibot';
import { exchangeRatesSchema } from '../../src/api/stay/exchange-rates-schema.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import { approximately, rateInto } from '../../src/domain/exchange.ts';
import type { Currency, MinorUnits } from '../../src/domain/money.ts';

/** About how much the estate's amounts are in another currency, in minor units of it. */
export interface Approximation {
  currency: Currency;
  of: (amount: MinorUnits) => MinorUnits;
}

/** What amounts are about in the currency of this code; null where the estate gives no rate, or it is its own (D-567). */
export function selectApproximation(
  { currency, exchangeRates }: Pick<StayConfiguration, 'currency' | 'exchangeRates'>,
  code: string,
): Approximation | null {
  const rate = rateInto(code, currency, v.parse(exchangeRatesSchema, exchangeRates));
  return rate && { currency: rate.currency, of: (amount) => approximately(amount, currency, rate) };
}
