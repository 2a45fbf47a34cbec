import * as v from 'valibot';
import type {
  RatesContent,
  SearchContent,
  StayConfiguration,
} from '../../domain/configuration/configuration.ts';
import { LIMITS } from '../../domain/search/limits.ts';
import type { Call } from '../call.ts';
import { inNamedCurrency, namedCurrency, currencyCode } from '../currency.ts';
import { accountContent, codedName, contentItem, systemStatuses } from '../content.ts';
import { addOn } from './add-ons.ts';
import { arrival } from './arrival.ts';
import { flatRate, rateGroup } from './rates.ts';
import { area } from './rooms.ts';
import { list, orNull, some, wanted, wireObject, type Answer } from '../reader.ts';
import { count, html, text, ratio } from '../wire.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';

/** `ExchangeRates` of the stay configuration. */
export const exchangeRates: Answer<ExchangeRate[]> = list(
  wireObject({ Currency: currencyCode, Rate: ratio }),
);

const searchContent: Answer<SearchContent> = v.object({
  exceedRoomLimit: html,
  childBooking: html,
  giftVouchers: list(contentItem),
  accommodationMap: orNull(contentItem),
});

const ratesContent: Answer<RatesContent> = v.object({
  everyRate: orNull(v.object({ title: text, items: list(contentItem) })),
});

/** Rooms and titles are required: without them nothing can be booked. */
const stayConfiguration: Answer<StayConfiguration> = inNamedCurrency(
  wireObject({
    Currency: namedCurrency,
    ExchangeRates: exchangeRates,
    SystemStatuses: systemStatuses,
    Content: wanted(
      v.object({
        search: wanted(searchContent, {}),
        rates: wanted(ratesContent, {}),
        account: accountContent,
      }),
      {},
    ),
    MaxAdults: wanted(count, LIMITS.maxAdults),
    MaxDogs: wanted(count, LIMITS.maxDogs),
    MaxChildren: wanted(count, LIMITS.maxChildren),
    Areas: some(area),
    RateGroups: list(rateGroup),
    FlatRates: list(flatRate),
    AdultTitles: some(codedName),
    ChildTitles: list(codedName),
    Countries: list(codedName),
    AddOns: list(addOn),
    Arrival: arrival,
  }),
);

export const loadStayConfiguration: Call<'stayConfiguration', undefined, StayConfiguration> = {
  endpoint: 'stayConfiguration',
  answer: stayConfiguration,
};
