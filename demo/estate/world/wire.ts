/**
 * The answers of the estate's servers: the configuration of A §3.2 to §3.4, §3.11, §3.12, §3.14 and B §3, PascalCase as
 * specified, money in pounds. Declared apart from the widget's own types, so that tests can compare the two.
 */

/** An amount in pounds, in steps of 0.50. */
export type Pounds = number;

export interface Image {
  /** Site-local, e.g. '/pictures/rooms/lake-suite-1.svg' (D-47). */
  Path: string;
}

/** A room's picture, with a caption that says what it shows. */
export interface RoomPicture extends Image {
  Caption: string;
}

export interface SystemStatus {
  System: 'Opera' | 'Golf' | 'Restaurant' | 'Spa';
  IsDisabled: boolean;
  BookingMessage: string;
  InlineMessage: string;
}

export interface CodedName {
  OperaCode: string;
  DisplayName: string;
}

export interface ContentItem {
  Image: Image;
  Title: string;
  Body: string;
}

/** What a guest reads about something, as HTML, with its pictures. */
interface Described {
  DisplayName: string;
  Description: string;
  Images: Image[];
}

/**
 * Content.search. accommodationMap may be missing (D-10). childBooking is '' where children are booked online (D-21).
 */
export interface SearchContent {
  exceedRoomLimit: string;
  childBooking: string;
  giftVouchers: ContentItem[];
  accommodationMap?: ContentItem;
}

/** What guests can do with a booking without an account: look it up (D-497), and cancel its rooms by a code. */
export interface AccountContent {
  bookingLookup: boolean;
  bookingCancellation: boolean;
}

export interface RatesContent {
  everyRate: { title: string; items: ContentItem[] };
}

/**
 * The lower-case limits are missing where a room type has none (A §5.3, D-22). The facts from `Bathroom` on are missing
 * where the estate gives none.
 */
export interface RoomType {
  Key: string;
  PMSCode: string;
  DisplayName: string;
  Description: string;
  Images: RoomPicture[];
  RoomSize: number;
  BedType: string;
  Bathroom?: string;
  View?: string;
  Floor?: string;
  IsStepFree?: boolean;
  IsDogFriendly: boolean;
  IsChildFriendly: boolean;
  IsInfantFriendly: boolean;
  MaxAdults: number;
  MaxChildren: number;
  MinOccupancy: number;
  CalendarDefaultRate: string;
  maxAdults?: number;
  maxChildren?: number;
  maxOccupancy?: number;
}

export interface Area extends Described {
  Key: string;
  RoomTypes: RoomType[];
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export interface Restaurant {
  RestaurantId: string;
  DisplayName: string;
  MenuLink: string | null;
  DaysOpened: Record<Weekday, boolean>;
}

/**
 * Length of a treatment in minutes, price in pounds. PriceDifference is the difference from the treatment's included
 * length.
 */
export interface TreatmentDuration {
  Code: string;
  Id: string;
  Duration: number;
  Price: Pounds;
  IsIncluded: boolean;
  PriceDifference: Pounds;
}

export interface Treatment extends Described {
  Id: string;
  /** In years. Missing where all ages may (D-386). */
  MinimumAge?: number;
  Durations: TreatmentDuration[];
}

export interface TreatmentGroup {
  Key: string;
  DisplayName: string;
  Treatments: Treatment[];
}

export interface RateGroupRate {
  PMSCode: string;
  DisplayName: string;
  DiscountAmount: number;
  IncludesBreakfast: boolean;
  IncludesDinner: boolean;
  IncludesSpaPool: boolean;
  IncludesSpa: boolean;
  IncludesGolf: boolean;
  ForceIsSpa: boolean;
  BreakfastIntro: string;
  DinnerIntro: string;
  BreakfastRestaurants: Restaurant[];
  DinnerRestaurants: Restaurant[];
  DinnersIsFirstNight: boolean;
  TreatmentGroups: TreatmentGroup[];
  AllowedAddOnPackages: string[];
}

export interface RateGroup extends Described {
  Key: string;
  Rates: RateGroupRate[];
}

export interface FlatRate extends Described {
  PMSCode: string;
}

export interface MudTreatment {
  Occupancy: number;
  Durations: { Code: string }[];
}

export interface AddOn {
  PMSCode: string;
  DisplayName: string;
  PerText: string;
  Images: Image[];
  LongDescription: string;
  PriceOverride: string | null;
  MinOccupancy: number;
  /** In years. Missing where all ages may (D-386). */
  MinimumAge?: number;
  IsGolf: boolean;
  Restaurant: Restaurant | null;
  IsSpaTreatments: boolean;
  SpaTreatments: Treatment[];
  IsMudTreatment: boolean;
  MudTreatments: MudTreatment[];
  IsSpaGarden: boolean;
  SpaGardenTreatments: { Durations: { Id: string }[] } | null;
}

/** GET /{cms}/api/stay/getConfiguration (A §3.2). */
export interface StayConfiguration {
  SystemStatuses: SystemStatus[];
  Content: { search: SearchContent; rates: RatesContent; account: AccountContent };
  MaxAdults: number;
  /** The most children in one room of a search; 1 where missing (E-10). */
  MaxChildren?: number;
  MaxDogs: number;
  Areas: Area[];
  RateGroups: RateGroup[];
  FlatRates: FlatRate[];
  AdultTitles: CodedName[];
  ChildTitles: CodedName[];
  Countries: CodedName[];
  AddOns: AddOn[];
  /** What one pound is worth in other currencies, approximately (D-567). */
  ExchangeRates?: { Currency: string; Rate: number }[];
  /** Times and place of arrival and departure. */
  Arrival: { CheckInTime: string; CheckOutTime: string; Address: string[]; Directions: string };
}

/** GET /{cms}/api/account/getConfiguration (B §3). */
export interface AccountConfiguration {
  Titles: CodedName[];
  Countries: CodedName[];
  BookingDefaults: { CheckInTime: string; CheckOutTime: string };
  RoomTypes: { PMSCode: string; DisplayName: string; Images: Image[] }[];
  RateTypes: { PMSCode: string; DisplayName: string; AllowedAddOnPackages: string[] }[];
  AddOns: AddOn[];
  SpaTreatments: { Treatments: Treatment[] };
  Content: { account: AccountContent };
  /** The same as in the stay's configuration. */
  Arrival: StayConfiguration['Arrival'];
}

/** GET /{cms}/api/golf/getConfiguration (A §7.3); its fields are ours. */
export interface GolfConfiguration {
  SystemStatus: SystemStatus;
  Courses: {
    CourseId: string;
    PropertyId: string;
    DisplayName: string;
    Holes: number;
    Par: number;
    Description: string;
  }[];
}

/** GET /{cms}/api/spa/getConfiguration (A §7.4); its fields are ours. */
export interface SpaConfiguration {
  SystemStatus: SystemStatus;
  TreatmentGroups: TreatmentGroup[];
  OpeningTime: string;
  ClosingTime: string;
}

/** GET /{cms}/api/restaurant/getConfiguration (A §7.5); its fields are ours. */
export interface RestaurantConfiguration {
  SystemStatus: SystemStatus;
  Restaurants: Restaurant[];
}
