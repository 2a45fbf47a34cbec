import type { AddOnContent } from './addons.ts';
import type { Area } from './rooms.ts';
import type { FlatRate, RateGroup } from './rates.ts';

/** A picture's site-local path, resolved against the base of the site-local calls (D-47). */
export interface Image {
  Path: string;
}

export type SystemName = 'Opera' | 'Golf' | 'Restaurant' | 'Spa';

/** Whether one of the estate's systems can be booked now (A §3.2). Messages are HTML. */
export interface SystemStatus {
  System: SystemName;
  IsDisabled: boolean;
  BookingMessage: string;
  InlineMessage: string;
}

/** A title or country: OperaCode is sent, DisplayName is shown (D-46). */
export interface CodedName {
  OperaCode: string;
  DisplayName: string;
}

/** An editorial block of image, title and HTML body. */
export interface ContentItem {
  Image: Image | null;
  Title: string;
  Body: string;
}

/** Editorial content of the search page; empty HTML means 'not set' (A §3.2, D-10, D-21). */
export interface SearchContent {
  exceedRoomLimit: string;
  childBooking: string;
  giftVouchers: ContentItem[];
  accommodationMap: ContentItem | null;
}

export interface RatesContent {
  everyRate: { title: string; items: ContentItem[] } | null;
}

/** The stay configuration (A §3.2): what the estate sells and says, without prices. */
export interface StayConfiguration {
  SystemStatuses: SystemStatus[];
  Content: { search: SearchContent; rates: RatesContent };
  MaxAdults: number;
  /** Children in one room of a search (E-10). */
  MaxChildren: number;
  MaxDogs: number;
  Areas: Area[];
  RateGroups: RateGroup[];
  FlatRates: FlatRate[];
  AdultTitles: CodedName[];
  ChildTitles: CodedName[];
  Countries: CodedName[];
  AddOns: AddOnContent[];
}
