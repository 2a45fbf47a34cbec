import type { ExchangeRate } from '../../domain/money/exchange.ts';
import { currencyCode } from '../currency.ts';
import { list, wireObject, type Answer } from '../reader.ts';
import { ratio } from '../wire.ts';

/** `ExchangeRates` of the stay configuration. */
export const exchangeRates: Answer<ExchangeRate[]> = list(
  wireObject({ Currency: currencyCode, Rate: ratio }),
);
