import * as v from 'valibot';
import { exchangeRatesSchema } from '../../src/api/stay/exchange-rates-schema.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import { rateInto, type ExchangeRate } from '../../src/domain/exchange.ts';

/** The estate's rate into the currency of this code; null where it gives none, or that is its own (D-567). */
export function selectRateInto(
  { currency, exchangeRates }: Pick<StayConfiguration, 'currency' | 'exchangeRates'>,
  code: string,
): ExchangeRate | null {
  return rateInto(code, currency, v.parse(exchangeRatesSchema, exchangeRates));
}
