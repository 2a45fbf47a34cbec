import type { Step } from '../../src/domain/booking/steps.ts';

/** An attribute that counts by being there. */
export type Flag = '' | true;

/** The steps of a booking that can be shown with sample data. */
export type BookingPreview = Step;

/** The screens of an account that can be shown with sample data. */
export type AccountPreview =
  | 'login'
  | 'register'
  | 'password-reset'
  | 'find'
  | 'bookings/stay'
  | 'bookings/spa'
  | 'details'
  | 'preferences'
  | 'account/change-password';

/** The attributes that both elements have. */
export interface CommonAttributes {
  /** Base address of the hotel's server. Default: the page's origin. */
  host?: string | undefined;
  /** Where the CMS answers its calls and keeps its pictures: a path on the page's origin, or a full address. Default: `cms`. */
  cms?: string | undefined;
  /** The name that stands in the texts. */
  brand?: string | undefined;
  /** The language that the widget speaks. Default: the `lang` of the nearest element around it. Later changes are followed. */
  lang?: string | undefined;
  /** Address of a catalogue of your own sentences. Later changes are followed. */
  words?: string | undefined;
  /** The country that telephone number and postal address begin with, by its ISO 3166-1 code of two letters. Default: `GB`. */
  country?: string | undefined;
  /** The hotel's time zone, by its IANA name. Its deadlines go by it. Default: `Europe/London`. */
  'time-zone'?: string | undefined;
  /** Address of the identity provider. Without it no login is offered. */
  authority?: string | undefined;
  /** The public client at the identity provider. */
  'client-id'?: string | undefined;
  /** The scopes that the widget requests. Default: `openid profile email offline_access`. */
  scope?: string | undefined;
  /** `redirect`: members log in on the identity provider's own pages. Default: `form`, the password form of the widget. */
  login?: 'form' | 'redirect' | undefined;
  /** The level of the widget's first heading. Default: 1. */
  'heading-level'?: 1 | 2 | 3 | 4 | '1' | '2' | '3' | '4' | undefined;
  /** Begins the page's title with the heading of the screen. */
  'page-title'?: Flag | undefined;
}

/** The attributes of `<stay-booking>`. */
export interface BookingAttributes extends CommonAttributes {
  /** A step with sample data instead of a booking, for the editor of a CMS. */
  preview?: BookingPreview | undefined;
  /** A second currency, in which prices also show their approximate value, by its ISO 4217 code. Later changes are followed. */
  currency?: string | undefined;
  /** `overlay` opens over the page. Default: `inline`. */
  mode?: 'inline' | 'overlay' | undefined;
  /** `search` begins the booking with the search. Default: the start screen. */
  start?: 'search' | undefined;
  /** `lead` asks for the lead guest's name only. Default: everybody's name. */
  guests?: 'lead' | undefined;
  /** `datalayer` pushes the booking into the page's `dataLayer`, too. Default: `events`. */
  analytics?: 'events' | 'datalayer' | undefined;
  /** `frame` takes cards in the payment provider's frame only, never in the widget's card form. Default: the card form where the estate opens no frame. */
  payment?: 'frame' | undefined;
  /** Lets an assistant of the browser fill in search, rooms, rates and add-ons, through the draft of WebMCP. */
  agents?: Flag | undefined;
  /** Lets guests pay while the page stands in a frame of another site. */
  'allow-framed-payment'?: Flag | undefined;
  /** The arrival that the search opens with, as `2027-05-01`. Default: today. */
  'arrival-date'?: string | undefined;
  /** The nights that the search opens with. Default: 1. */
  'number-of-nights'?: number | string | undefined;
  /** The rooms that the search opens with, as `[[adults,children,dogs]]`. Default: one room for 2 adults. */
  occupancy?: string | undefined;
  /** The code that the search opens with. */
  code?: string | undefined;
  /** The booked room that the new booking replaces, by its id on the hotel's server. */
  amend?: string | undefined;
}

/** The attributes of `<stay-account>`. */
export interface AccountAttributes extends CommonAttributes {
  /** A screen with sample data instead of an account, for the editor of a CMS. */
  preview?: AccountPreview | undefined;
}

/** Every attribute of the elements. */
export type AttributeName = keyof BookingAttributes | keyof AccountAttributes;
