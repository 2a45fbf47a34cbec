const AGE = 'Years. Younger guests are not offered it; 0: everybody may.';

/**
 * What the fields of the configuration, the search and all that can be bought hold, by the name of their schema, where
 * name and type leave a guess. A field inside another, in a list too, is named by its path. Names, descriptions and
 * pictures need no words: they are shown as they come.
 */
export const WORDS_OF_OFFERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  beginStayAnswer: {
    Id: 'A text that nobody can guess.',
    BusinessDate:
      'The hotel’s own day, the first that can be searched. Without it the day by the hotel’s clock: by `time-zone` of the element, else London’s. Deadlines go by the same clock.',
  },
  stayConfigurationAnswer: {
    'ExchangeRates.Rate':
      'About how much of this currency one major unit of `Currency` is worth. It is shown beside prices to guests who ask for it.',
    'Content.search.exceedRoomLimit': 'For a party that wants more than four rooms.',
    'Content.search.childBooking': 'Why children cannot be booked online. Empty: they can.',
    'Content.search.giftVouchers': 'The help on vouchers; without it there is none.',
    'Content.search.accommodationMap': 'The map of the rooms; without it there is none.',
    'Content.rates.everyRate': 'What every rate has, above the rates.',
    'Content.account.bookingLookup': 'true: guests without an account may look up their booking.',
    'Content.account.bookingCancellation': 'true: and cancel its rooms by a code.',
    MaxAdults: 'Of one room of the search.',
    MaxChildren: 'Of one room of the search, infants too. For more the guest is told to ring.',
    MaxDogs: 'Of one room of the search. 0: dogs are not asked about.',
    Areas: 'The rooms, in groups. A hotel without groups has one.',
    RateGroups: 'Rates that are alike, under one name. A rate in no group is shown under its own.',
    FlatRates: 'Names for rates in no group.',
    AdultTitles: 'Mr, Ms and so on. Each adult who is named has one.',
    ChildTitles: 'Master, Miss. The widget asks for none: a child is staged with an empty `title`.',
    Countries: 'Of postal addresses, one of which guests choose; `OperaCode` as ISO 3166 has it: AT.',
  },
  SystemStatuses: {
    System:
      'Opera: rooms. Golf, Restaurant, Spa: their times. Others are ignored. An entry Spa says that the hotel has a spa.',
    IsDisabled: 'true: nothing of it can be booked now. A system without an entry works.',
    BookingMessage: 'In place of the search, for Opera.',
    InlineMessage: 'In place of the choice of times.',
  },
  Arrival: {
    CheckInTime: '15:00. Times before it are pointed out to the guest. Missing: no such line.',
    CheckOutTime: '11:00',
    Address: 'The lines of the postal address.',
    Directions: 'The address of a page or map that shows the way.',
  },
  CodedName: { OperaCode: 'What is sent back. It is also read where a profile has the name.' },
  Image: {
    Path: 'An address, or a path: `pictures/a.svg` is `{cms}/pictures/a.svg`; with a leading slash it begins at the root of the site.',
  },
  Area: {
    RoomTypes: 'A room type without a rate in the answer to a search is shown as sold out.',
    'RoomTypes.PMSCode': '`Room.Code` of a search.',
    'RoomTypes.Images.Caption': 'What the picture shows.',
    'RoomTypes.RoomSize': 'Square metres.',
    'RoomTypes.View': 'Rooms can be filtered by it: write the same view alike.',
    'RoomTypes.IsStepFree': 'Rooms can be filtered by it. Missing: not stated.',
    'RoomTypes.IsDogFriendly': 'Without true the room takes no dogs.',
    'RoomTypes.IsChildFriendly': 'Without true the room takes no children of 4 and over.',
    'RoomTypes.IsInfantFriendly': 'Without true the room takes no children of 3 and under.',
    'RoomTypes.MaxAdults': 'Missing: not limited here.',
    'RoomTypes.MaxChildren': 'Infants too. 0: takes none. Missing: not limited here.',
    'RoomTypes.MinOccupancy': 'The fewest guests of a room.',
    'RoomTypes.CalendarDefaultRate':
      'The rate that the calendar asks for where the room has no price; without it the lowest.',
    'RoomTypes.maxAdults':
      'With `maxChildren`: a party that is smaller reads ‘Minimum N guests’. Leave both out where it is welcome.',
    'RoomTypes.maxOccupancy': 'The most guests of a room.',
  },
  RateGroup: { Key: 'Any text; one for each group.' },
  Restaurant: {
    RestaurantId:
      'What questions about tables name. Other days for another meal: the same id in a second object with its own `DaysOpened`.',
    MenuLink: 'The address of a sample menu.',
    DaysOpened:
      'A day that is not true is closed: times sent for it are not offered, and a dinner as an add-on is not asked about. Included meals are asked about for all days; one on which no restaurant has a time counts as without a table.',
  },
  Treatment: {
    MinimumAge: AGE,
    Durations:
      'Its lengths. One is offered where `spaActivitiesByDate` sells it that day, by `Code`, else `Id`.',
    'Durations.Duration': 'Minutes. Those of the day count: `Length` less `Interval`.',
    'Durations.Price': 'That of the day counts: `StandardPrice`.',
    'Durations.IsIncluded':
      'true: in the price of the rate. A longer one costs what its price is above this one; without any, all of its price.',
    'Durations.PriceDifference': 'Counted anew from the prices of the day.',
  },
  TreatmentGroup: { Treatments: 'Of the groups of a rate only the first is offered.' },
  AddOn: {
    PerText: 'What the price is for, after a stroke: person.',
    PriceOverride: 'The words in place of the price on the card. Nothing is computed from it.',
    MinOccupancy: 'The fewest adults of a room for which it is offered.',
    MinimumAge: AGE,
    IsGolf: 'true: sold as rounds of golf, with tee times.',
    Restaurant: 'Sold as dinners there, with tables.',
    IsSpaTreatments: 'true: sold as `SpaTreatments`, with times.',
    IsMudTreatment: 'true: sold as a time in the mud room.',
    MudTreatments: 'The codes for each number of guests, 2 and more, which `spaExtras` is asked by.',
    'MudTreatments.Occupancy': 'How many guests at once.',
    IsSpaGarden: 'true: sold as a time in the spa garden.',
    SpaGardenTreatments: 'The ids that `spaExtras` is asked by.',
  },
  GroupRate: {
    PMSCode: '`RateCode` of a search.',
    ForceIsSpa: 'true: the stay counts as one with spa in what `stage` says; nothing is asked.',
    DiscountAmount: 'Percent, shown beside the name. Nothing is computed from it.',
    IncludesBreakfast:
      'true: the guest chooses a table for each morning at one of `BreakfastRestaurants`. Without any, breakfast is called included and has no time.',
    IncludesDinner:
      'true: the guest chooses a table for each evening at one of `DinnerRestaurants`. Without any, dinner is called included and has no time.',
    IncludesSpaPool: 'true: the guest says when to use the pool; it is a wish in `specialRequirements`.',
    IncludesSpa: 'true: each guest may choose a treatment of `TreatmentGroups` for each night.',
    IncludesGolf: 'true: the adults choose tee times.',
    BreakfastIntro: 'Above the choice of tables.',
    DinnerIntro: 'Above the choice of tables.',
    DinnersIsFirstNight: 'true: for the first evening only.',
    AllowedAddOnPackages: 'The add-ons that can be bought with this rate; none where it is empty.',
  },
  availabilityAnswer: {
    IsAvailable:
      'false: the guest is asked for other dates, unless `IsPromoAvailable` is there. So true while any room of the party has a rate: why another has none, the guest reads at that room. Missing: whether there is any of `RoomRates`.',
    IsPromoAvailable:
      'Whether `code` of the question has a rate for every room; ordinary rates may be there, too. false: the guest is asked for other dates, or to go on without it. Without a code it is not read.',
    HasError: 'true: the guest is told that the search failed.',
    RoomAvailabilities: 'One for each room of the party; `Leg` is its number, from 1.',
    'RoomAvailabilities.GuestQuota': 'The party of this room as you count it.',
    'RoomAvailabilities.RoomRates':
      'The room types that are free; empty: sold out. One that by the configuration does not take the party: as you like.',
    'RoomAvailabilities.RoomRates.Room.Code': '`PMSCode` of a room type.',
    'RoomAvailabilities.RoomRates.Room.UnitsAvailable':
      'How many are left; 0: sold out. What this session holds counts as free: the widget takes off its other rooms.',
    'RoomAvailabilities.RoomRates.Rates':
      'Empty: sold out, or with a package voucher not in it, which the guest reads as ‘Not available with your voucher’.',
    'RoomAvailabilities.RoomRates.Packages': 'What this party cannot avoid, and nothing that it can choose.',
    'RoomAvailabilities.RoomRates.MinLengthOfStay':
      'Nights. A shorter stay reads ‘Minimum N nights’ in place of a price.',
    GiftVouchers: 'Nothing is computed from it.',
  },
  AvailableRate: {
    RateCode:
      '`PMSCode` of a rate of the configuration. One that is not there is shown by its own `Name` and `Description`; of the others neither is shown.',
    Amount:
      'For the whole stay and the whole party of this room, without `Packages`, add-ons and vouchers. Taxes that are not in `Packages` are in it.',
    RequiresDeposit:
      'true: the room with its `Packages` is paid today in full and not refunded. The page says so. false: it is paid on arrival.',
    RequiresGuarantee: 'false: for a room that is paid on arrival, the page names no credit card guarantee.',
    CancellationDateTime:
      'Until when a member can cancel or change the stay online, by the hotel’s clock; with `RequiresDeposit` nothing is paid back. Missing or past: neither. The page says of a prepaid rate that it cannot be cancelled or changed online; of another, once the time is past, that it can no longer be cancelled free of charge, and nothing where it is missing. With a voucher: never.',
    PromotionCode: 'Sent back to hold the room, as are the next two.',
  },
  IncludedPackage: {
    Code: 'DOG for dogs, CHILD for children, BABY for infants; any other for a levy, a tax, a fee.',
    DisplayName:
      'The name that guests read: ‘City tax’. Without it the name of the add-on with this code, else the code. DOG, CHILD and BABY have the widget’s own words.',
    QuantityRequired:
      'How many this party cannot avoid: of DOG, CHILD and BABY the heads that are charged. Above 0 the package is in every price and is named beside it; `stage` sends it back in `includedPackages`. 0: it is not charged.',
    QuantityAvailable: 'Fewer than required of DOG, CHILD or BABY: the room does not take the party.',
    IsAvailable: 'Nothing depends on it.',
    Total:
      'For the required quantity and the whole stay, at every rate of the room. The prices by date show DOG, CHILD and BABY divided by the nights, rounded up.',
    UnitPrice: 'For one. Nothing is computed from it.',
  },
  CalendarDay: {
    Amount:
      'For one night from this day and this party, without `Packages`: of `rateCode`, else the lowest. With a package voucher, with which `rateCode` is null: the package’s, of several nights divided by them, and only where it can be used. Missing: nothing to sell.',
    IsAvailable: 'Without true the day has no price.',
    IsClosed: 'true: the day cannot be chosen as arrival.',
    Units: 'Rooms left. Not shown.',
    MinLengthOfStay:
      'Nights, for an arrival on this day. No field says the longest stay: answer the search for one that is longer, as of a package of so many nights, with empty `Rates`.',
    PackagesTotal:
      'All `Packages` that this party cannot avoid, for this night alone. Leave it out where that depends on the stay, as of a tax that is capped after some nights: prices of a longer one would be too high. Missing: see `Total` of a package. Other codes are then not in the prices, which say so.',
  },
  packagesAnswer: {
    IsAvailable: 'Without true nothing is sold.',
    Packages: 'An add-on without a price is not offered.',
  },
  PackagePrice: {
    Code: '`PMSCode` of an add-on.',
    Amount: 'By `PriceCalculationMode`.',
    AmountOverride: 'In place of all modes: quantity × this.',
    PriceCalculationMode:
      '0: `Amount` × `quantity`, which the guest chooses: 1 to 6 where there are no times; otherwise all who dine or play, of all dates together: 5 for 3 and 2. 1: × adults of the room. 2: × children and infants. 3: × adults, children and infants. 4: once for the room. In 1 to 4 `quantity` is 1, and each date costs as much.',
  },
  Guests: {
    ChildAges: 'Years, of children and infants. Not needed.',
    Children: 'Children of 4 and over.',
    Infants: 'Children of 3 and under.',
  },
  voucherStatusAnswer: {
    isAvailableOnline: 'false: refused, also where `canBeUsed` is true: ‘Cannot be used online’.',
    canBeUsed:
      'false: refused, with the first reason that is true: those below in this order, then the one above.',
    isRedeemed: '‘Already used’.',
    isOutsidePeriod: 'Not on these dates.',
    isBooked: '‘Already used’. From `complete` on, this or `isRedeemed` is true.',
    content: 'Missing: the voucher is refused.',
    'voucher.certificateReferenceNumber': 'The reference that `stage` sends.',
    'voucher.unitPrice.amount':
      'What it pays, of a package too: its price. At most the whole bill, fees and add-ons too; no sum is below 0.',
  },
  VoucherContent: {
    Category:
      '0 or 1: it can pay for a stay. At the payment only a monetary one of 1 can be redeemed, and none beside one of 0. A package: 0. Any other: not for stays.',
    IsMonetary:
      'Either pays its `unitPrice`, and `complete` redeems it. false: a package, for a stay of one room; the guest is told to bring it along.',
  },
  TeeTime: {
    Item: 'What the round is booked by; it is sent back as it came. Without it the time cannot be chosen.',
  },
  PackageTeeTime: {
    Reference: 'What the round is booked by. Without it the time cannot be chosen.',
  },
  spaTimesAnswer: {
    DefaultPeriod: 'The half of the day that is open first.',
    GuestAvailability: 'One for each of `GuestRequirements`.',
    'GuestAvailability.Periods':
      'Starts by half of the day. Without `IsAvailable` true one cannot be chosen. Its price is that of the first of `TreatmentTimes`, else of the length; `DisplayTime` stands in place of the hour. The ids are sent back.',
  },
  spaActivitiesByDateAnswer: {
    'Items.Length': 'Minutes, with `Interval`.',
    'Items.Interval': 'Minutes between two treatments.',
    'Items.StandardPrice': 'For one guest.',
  },
  spaExtrasAnswer: {
    'AddonAppointments.Key': 'A code of the question.',
    'Groups.Key': 'An id of the question.',
  },
};
