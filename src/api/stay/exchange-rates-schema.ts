import * as v from 'valibot';
import type { ExchangeRate } from '../../domain/exchange.ts';
import type { Currency } from '../../domain/money.ts';
import { ofCode } from '../currency.ts';
import { finiteNumber, list, orNull, wireObject, type Answer } from '../wire.ts';

/** A currency by its ISO 4217 code. */
export const currencyCode: Answer<Currency> = v.pipe(v.string(), ofCode);

const exchangeRate: Answer<ExchangeRate> = wireObject({
  Currency: currencyCode,
  Rate: v.pipe(finiteNumber, v.gtValue(0)),
});

/** `ExchangeRates` of the stay configuration. A rate that cannot be read counts as missing (D-567). */
export const exchangeRatesSchema: Answer<ExchangeRate[]> = v.pipe(
  v.fallback(list(v.fallback(orNull(exchangeRate), null)), []),
  v.transform((all) => all.filter((rate) => rate !== null)),
);
