import type { Arrival } from './arrival.ts';
import type { AddOnContent } from '../addons/addons.ts';
import type { ContentItem } from './content.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import type { Currency } from '../money/money.ts';
import type { Area } from '../rooms/room-types.ts';
import type { FlatRate, RateGroup } from '../rates/rate-groups.ts';
import type { SystemName } from './systems.ts';

/** Whether one of the estate's systems can be booked now (A §3.2). Messages are HTML. */
export interface SystemStatus {
  system: SystemName;
  isDisabled: boolean;
  bookingMessage: string;
  inlineMessage: string;
}

/** A title or country: `code` is sent, `displayName` is shown (D-46). */
export interface CodedName {
  code: string;
  displayName: string;
}

/** Editorial content of the search page; empty HTML means 'not set' (D-10, D-21). */
export interface SearchContent {
  exceedRoomLimit: string;
  childBooking: string;
  giftVouchers: ContentItem[];
  accommodationMap: ContentItem | null;
}

export interface RatesContent {
  everyRate: { title: string; items: ContentItem[] } | null;
}

/** `Content.account` of both configurations. */
export interface AccountContent {
  /** Whether a booking may be looked up by its number and e-mail address, without an account. */
  bookingLookup: boolean;
  /** Whether rooms of such a booking can be cancelled, by a code that is mailed. */
  bookingCancellation: boolean;
}

/** The stay configuration: what the estate sells and says, without prices. */
export interface StayConfiguration {
  systemStatuses: SystemStatus[];
  content: {
    search: SearchContent;
    rates: RatesContent;
    account: AccountContent;
  };
  maxAdults: number;
  /** Children in one room of a search (E-10). */
  maxChildren: number;
  maxDogs: number;
  areas: Area[];
  rateGroups: RateGroup[];
  flatRates: FlatRate[];
  /** The currency of every price. */
  currency: Currency;
  exchangeRates: ExchangeRate[];
  adultTitles: CodedName[];
  childTitles: CodedName[];
  countries: CodedName[];
  addOns: AddOnContent[];
  arrival: Arrival;
}
