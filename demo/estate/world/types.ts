import type * as Wire from './wire.ts';

/** 'YYYY-MM-DD'. */
export type LocalDate = string;

/** 'YYYY-MM-DDTHH:mm:ss', without zone. */
export type LocalDateTime = string;

/**
 * The estate on one day: all that it sells, says and knows. It never changes; what happens is in the server's state.
 */
export interface World {
  today: LocalDate;
  seed: number;
  configuration: Wire.StayConfiguration;
  accountConfiguration: Wire.AccountConfiguration;
  golfConfiguration: Wire.GolfConfiguration;
  spaConfiguration: Wire.SpaConfiguration;
  restaurantConfiguration: Wire.RestaurantConfiguration;
  rooms: RoomRecord[];
  rates: RateRecord[];
  fees: FeeRecord[];
  packagePrices: PackagePriceRecord[];
  restaurants: RestaurantRecord[];
  menus: MenuRecord[];
  vouchers: VoucherRecord[];
  members: MemberRecord[];
  legacyMembers: LegacyMemberRecord[];
  mailingLists: { id: number; name: string }[];
  addresses: Record<string, AddressRecord[]>;
  contactChecks: ContactChecks;
  bookings: BookingRecord[];
  spaBookings: SpaBookingRecord[];
}

/** The commercial side of a room type. The configuration has its content. */
export interface RoomRecord {
  code: string;
  areaKey: string;
  /** The number of rooms of this type. */
  total: number;
  /** The price of the room alone, on an ordinary weekday outside the seasons. */
  basePrice: Wire.Pounds;
  /** Adults included in basePrice. Each further adult costs extraAdult a night. */
  includedAdults: number;
  extraAdult: Wire.Pounds;
  isSelfCatering: boolean;
}

/** A rate as it is sold. The configuration has its content where it is flat or belongs to a group. */
export interface RateRecord {
  code: string;
  name: string;
  description: string;
  /** Key of its rate group; null for a flat rate, and for the one rate without either. */
  groupKey: string | null;
  requiresDeposit: boolean;
  /** The code that a search must give; it is answered as the rate's PromotionCode. */
  promoCode: string | null;
  /** The room's price of the night is multiplied by this … */
  factor: number;
  /** … plus this for each adult and night … */
  perAdultNight: Wire.Pounds;
  /** … plus this for each adult on the first night … */
  perAdultFirstNight: Wire.Pounds;
  /** … less this many per cent. */
  discountPercent: number;
  /** Room types that it is sold for; null for all. */
  roomCodes: string[] | null;
  minimumNights: number;
  /** The arrival must be at least this many days ahead. */
  minimumDaysAhead: number;
  /** The nights on which the rate is sold. */
  season: RateSeason;
  cancellationDaysBefore: number;
  cancellationHour: number;
}

/** 'noPeak' leaves out the nights of isPeak; 'winter' is November to March; 'midweek' is Sunday to Thursday. */
export type RateSeason = 'always' | 'noPeak' | 'winter' | 'midweek';

/** A charge for each DOG, CHILD or BABY and each night, with the most that the estate takes in one night. */
export interface FeeRecord {
  Code: 'DOG' | 'CHILD' | 'BABY';
  name: string;
  perNight: Wire.Pounds;
  dailyLimit: number;
}

/** The price of an add-on (B §3: packages call). */
export interface PackagePriceRecord {
  Code: string;
  Amount: Wire.Pounds;
  PriceCalculationMode: 0 | 1 | 2 | 3 | 4;
}

export interface RestaurantRecord {
  RestaurantId: string;
  servesBreakfast: boolean;
  servesDinner: boolean;
  /** The number of tables at the same time. */
  tablesPerSlot: number;
}

/** A sample menu, served at `path` on the demo site. */
export interface MenuRecord {
  RestaurantId: string;
  path: string;
  title: string;
  /** The dishes of each course with what comes with them. */
  sections: Record<string, Record<string, string>>;
}

/** The answer to a voucher check (A §3.15), with further facts for the server. */
export interface VoucherRecord {
  reference: string;
  /** For testers: the outcome of A §4.3 that it shows. */
  note: string;
  isAvailableOnline: boolean;
  canBeUsed: boolean;
  isRedeemed: boolean;
  isOutsidePeriod: boolean;
  isBooked: boolean;
  content: { Category: number; IsMonetary: boolean };
  voucher: {
    certificateReferenceNumber: string;
    voucherName: string;
    unitPrice: { amount: Wire.Pounds };
    orderItemId: string;
  };
}

export interface Address {
  Line1: string;
  Line2: string;
  City: string;
  Country: string;
  PostCode: string;
}

/** The profile that api/account/session answers (A §3.16, B §3). */
export interface ProfileRecord {
  Title: string;
  FirstName: string;
  LastName: string;
  EmailAddress: string;
  Telephone: string | null;
  Birthdate: LocalDate | null;
  RegisteredInOpera: boolean;
  Address: Address | null;
}

/** A member who can log in; the username is the e-mail address. */
export interface MemberRecord {
  id: string;
  password: string;
  profile: ProfileRecord;
  /** Ids of the mailing lists that the member has. */
  addressBooks: number[];
}

/** A member of the old system, who cannot log in but can migrate by an e-mailed code (B §4). */
export interface LegacyMemberRecord {
  EmailAddress: string;
  FirstName: string;
  LastName: string;
}

export interface AddressRecord {
  line1: string;
  locality: string;
  city: string;
}

/** Addresses and numbers that fail the check, with their answers; all others are 'valid'. 'fails' is a failed call. */
export interface ContactChecks {
  emails: Record<string, 'undeliverable' | 'illegitimate' | 'unreachable' | 'fails'>;
  /** Keys are digits only with country code, e.g. '447700900666'. */
  telephones: Record<string, 'unverified' | 'dead' | 'fails'>;
}

/** A stay booked earlier, from which both the list and the detail of B §3 are made. */
export interface BookingRecord {
  /** Its member's `id`, null for a booking without account. */
  memberId: string | null;
  ConfirmationNumber: string;
  ArrivalDate: LocalDate;
  DepartureDate: LocalDate;
  hasVoucher: boolean;
  items: BookingLegRecord[];
}

export interface PersonName {
  FirstName: string;
  LastName: string;
}

/** One room of a booked stay, in the form of api/stay/retrieve/{id} (B §3). */
export interface BookingLegRecord {
  Leg: number;
  InternalIdentifier: string;
  ConfirmationNumber: string;
  RoomCode: string;
  RateCode: string;
  IsCancelled: boolean;
  GuestQuota: { Adults: number; Children: number; Infants: number; Dogs: number };
  GuestNames: string[];
  LeadGuest: PersonName;
  AccompanyingGuests: PersonName[];
  DateRange: { StartDate: LocalDate; EndDate: LocalDate };
  CancellationDateTime: LocalDateTime;
  RequiresDeposit: boolean;
  PaymentCard: string;
  /** What was paid of `Total` by card, at the booking. It is not sent. */
  Paid: Wire.Pounds;
  /** What vouchers paid of `Total`. It is not sent. */
  ByVoucher: Wire.Pounds;
  Total: Wire.Pounds;
  PackagesTotal: Wire.Pounds;
  NonAdultTotal: Wire.Pounds;
  DogsTotal: Wire.Pounds;
  Packages: { Code: string; DisplayName?: string | undefined; Quantity: number }[];
  CancellationPolicy: string;
  TaxInformation: string;
  SpaReservation: {
    Items: { ClientIndex: number; StartDateTime: LocalDateTime; DisplayName: string }[];
  } | null;
}

/** A spa day or treatments booked earlier (B §3); the server adds DaysToGo. */
export interface SpaBookingRecord {
  memberId: string;
  Id: string;
  Date: LocalDate;
  Item: {
    ConfirmationId: string;
    CalculatedAmount: Wire.Pounds;
    Package: { DisplayName: string; Price: Wire.Pounds; EndTime: string } | null;
    Clients: { Id: string; Title: string; FirstName: string; LastName: string; ArrivalTime: string }[];
    Items: {
      ClientIndex: number;
      StartDateTime: LocalDateTime;
      DisplayName: string;
      Duration: number;
      Price: Wire.Pounds;
    }[];
    RestaurantTime: { DisplayName: string; Time: LocalDateTime } | null;
    SpaGardenTimes: {
      GuestIndex: number;
      Selection: { GroupAppointmentTypeDescription: string; StartDateTime: LocalDateTime };
    }[];
  };
}

/** A start on the tee sheet. Its last five fields identify it to the golf system (D-44). */
export interface TeeTimeRecord {
  DateTime: LocalDateTime;
  /** False for a taken start: the server then leaves out Item and Reference (A §5.9). */
  isAvailable: boolean;
  /** Places left, 0 to 4. */
  places: number;
  courseId: string;
  propertyId: string;
  greenFeeItemId: string;
  mType: string;
  Reference: string;
}

/** An activity the spa sells on a day (A §3.14). Length and Interval in minutes. */
export interface SpaItemRecord {
  Code: string;
  ID: string;
  Length: number;
  Interval: number;
  StandardPrice: Wire.Pounds;
}

/** A start of a treatment (A §3.14). TreatmentTimes is empty where the duration's own price holds (D-49). */
export interface SpaSlotRecord {
  StartTime: LocalDateTime;
  IsAvailable: boolean;
  DisplayTime: string;
  TreatmentTimes: { ActualPrice: Wire.Pounds }[];
  roomId: string;
  staffId: string;
  facilityId: string | null;
}

/** A start in the mud room or the spa garden (A §3.14). */
export interface ExtraSlotRecord {
  StartDateTime: LocalDateTime;
  EndDateTime: LocalDateTime;
  ActualPrice: Wire.Pounds;
  roomId: string;
  staffId: string | null;
  facilityId: string;
}
