import * as v from 'valibot';
import type { RatesContent, SearchContent, StayConfiguration } from '../../domain/configuration.ts';
import { LIMITS } from '../../domain/limits.ts';
import type { Call } from '../call.ts';
import { inNamedCurrency, namedCurrency } from '../currency.ts';
import { codedName, contentItem, systemStatuses } from '../content.ts';
import { count, list, withFallback, orNull, text, wireObject, type Answer } from '../wire.ts';
import { addOn } from './add-ons.ts';
import { flatRate, rateGroup } from './rates.ts';
import { area } from './rooms.ts';

const searchContent: Answer<SearchContent> = v.object({
  exceedRoomLimit: text,
  childBooking: text,
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
    ExchangeRates: orNull(v.unknown()),
    SystemStatuses: systemStatuses,
    Content: withFallback(
      v.object({
        search: withFallback(searchContent, {}),
        rates: withFallback(ratesContent, {}),
        account: orNull(v.unknown()),
      }),
      {},
    ),
    MaxAdults: withFallback(count, LIMITS.maxAdults),
    MaxDogs: withFallback(count, LIMITS.maxDogs),
    MaxChildren: withFallback(count, LIMITS.maxChildren),
    Areas: v.array(area),
    RateGroups: list(rateGroup),
    FlatRates: list(flatRate),
    AdultTitles: v.array(codedName),
    ChildTitles: list(codedName),
    Countries: list(codedName),
    AddOns: list(addOn),
    Arrival: orNull(v.unknown()),
  }),
);

export const loadStayConfiguration: Call<'stayConfiguration', undefined, StayConfiguration> = {
  endpoint: 'stayConfiguration',
  answer: stayConfiguration,
};
