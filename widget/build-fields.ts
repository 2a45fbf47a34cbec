import type { JsonSchema } from '@valibot/to-json-schema';

const DAY = 'A day, YYYY-MM-DD.';
const TIME = 'A time of the hotel’s clock, YYYY-MM-DDThh:mm:ss.';
const MONEY = 'An amount in major units of the configuration’s `Currency`.';

/** What each field holds, where its type does not say. */
const FIELDS: Readonly<Record<string, string>> = {
  arrivalDate: DAY,
  ArrivalDate: DAY,
  startDate: DAY,
  endDate: DAY,
  date: DAY,
  Date: DAY,
  birthday: DAY,
  startDateTime: TIME,
  endDateTime: TIME,
  StartDateTime: TIME,
  StartTime: TIME,
  timeSlot: TIME,
  timeSLot: `${TIME} The name is spelt so.`,
  actualPrice: MONEY,
  ActualPrice: MONEY,
  Amount: MONEY,
  AmountOverride: MONEY,
  voucherCodes: 'References of vouchers for a stay, as they were typed.',
  monetaryGiftVouchers: 'References of vouchers that pay.',
  amendId: 'The `InternalIdentifier` of the booked room that this booking replaces; null for a new one.',
  leg: 'The number of the room in the booking, from 1.',
  legs: 'The numbers of the rooms; without it, all.',
  initiatingLeg: 'The number of the room that is held now.',
  clientIndex: 'Which guest of the room, from 0.',
  guestIndex: 'Which guest of the room, from 0.',
  guestIndexes: 'Which guests of the room, from 0.',
  bookingType: '2 for a treatment and the mud room, 3 for the spa garden.',
  itemType: 'null for a treatment, 1 for the spa garden, 3 for the mud room.',
  duration: 'Minutes.',
  PriceCalculationMode: 'As the price was answered.',
  Sitting: '0 for breakfast, 2 for dinner.',
  cardType: 'VS, MC, AX, DI or UM: Visa, MasterCard, American Express, Discover, UK Maestro.',
  cardNumber: 'Digits only.',
  expiryMonth: 'Two digits.',
  expiryYear: 'Two digits.',
  addressBooks: 'The ids of mailing lists.',
  otp: 'The code that was mailed.',
  confirmation: 'The number of the booking.',
};

/** What a field of one named schema holds, where a guess would cost a guest money or a sale. */
const FIELDS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AvailableRate: {
    Amount:
      'For the whole stay and the whole party of this room, without `Packages`, add-ons and vouchers. Taxes that are not in `Packages` are in it.',
    RequiresDeposit:
      'true: the room with its `Packages` is paid today in full, and the page says ‘Non-refundable however changes can be made until …’. false: it is paid on arrival, and the page says ‘Pay on arrival and cancel your stay up to …’. Add-ons and spa upgrades of every room are paid today in any case. A voucher pays what is due today first, then what is due on arrival.',
    CancellationDateTime:
      'Until when a member can cancel or change the stay online, by the hotel’s clock; with `RequiresDeposit` nothing is paid back. Missing: neither, and the page says nothing of it.',
  },
  IncludedPackage: {
    Code: 'DOG for dogs, CHILD for children, BABY for infants; any other for a levy, a tax, a fee.',
    DisplayName:
      'The name that guests read: ‘City tax’. Without it the name of the add-on with this code in the configuration, else the code.',
    QuantityRequired:
      'How many this party cannot avoid: of DOG, CHILD and BABY the heads. Above 0 the package is in every price and is named beside it; `stage` sends it back in `includedPackages`. 0: it is not charged.',
    QuantityAvailable: 'Fewer than required of DOG, CHILD or BABY: the room does not take the party.',
    Total:
      'For the required quantity and the whole stay, at every rate of the room. The prices by date show it divided by the nights, rounded up.',
    UnitPrice: 'For one. Nothing is computed from it.',
  },
  availabilityAnswer: {
    IsPromoAvailable: 'Whether `code` of the question has a rate. Without a code it is not read.',
    HasError: 'true: the guest is told that the search failed.',
  },
  CalendarDay: {
    Amount:
      'For one night from this day and this party, without `Packages`: of `rateCode`, else the lowest. Missing: nothing to sell.',
    Units: 'Rooms left.',
  },
  Restaurant: {
    DaysOpened:
      'A day that is not true is closed: nobody is asked about a table, and it does not count as full.',
  },
  AddOn: {
    PriceOverride: 'The words in place of the price on the card. Nothing is computed from it.',
    MinOccupancy: 'The fewest adults of a room for which it is offered.',
  },
  GroupRate: {
    ForceIsSpa: 'true: the stay counts as one with spa in what `stage` says; nothing is asked.',
    DiscountAmount: 'Percent, shown beside the name. Nothing is computed from it.',
    IncludesBreakfast: 'true: the guest chooses a table for each morning at one of `BreakfastRestaurants`.',
    IncludesDinner: 'true: the guest chooses a table for each evening at one of `DinnerRestaurants`.',
    DinnersIsFirstNight: 'true: for the first evening only.',
    AllowedAddOnPackages: 'The add-ons that can be bought with this rate; none where it is empty.',
  },
  Guests: {
    Children: 'Children of 4 and over.',
    Infants: 'Children of 3 and under.',
  },
  PackagePrice: {
    Amount: 'By `PriceCalculationMode`.',
    AmountOverride: 'In place of all modes: quantity × this.',
    PriceCalculationMode:
      '0: `Amount` × the quantity that the guest chooses. 1: × adults of the room. 2: × children and infants. 3: × adults, children and infants. 4: once for the room. In 1 to 4 `quantity` is 1. An add-on for several dates: for each date.',
  },
  VoucherContent: {
    Category:
      '0 or 1: it can pay for a stay; at the payment only 1 can be redeemed. Any other: not for stays.',
    IsMonetary: 'true: it pays its `unitPrice`. false: it is for a stay of one room.',
  },
  TeeTime: {
    Item: 'What the round is booked by; it is sent back as it came. Without it the time cannot be chosen.',
  },
  PackageTeeTime: {
    Reference: 'What the round is booked by. Without it the time cannot be chosen.',
  },
  bookLegBody: {
    roomStays: 'The room that is held now, alone; empty while none is chosen: answer a number then, too.',
  },
  bookLegAnswer: {
    ConfirmationNumber:
      'The number of this room’s booking: one for each room, or the same for all. That of room 1 is the booking’s: `retrieve` is asked by it, and the guest reads it.',
    InternalIdentifier: 'The room within the booking, one for each. An amendment names it.',
  },
  stageAnswer: {
    Total:
      'All rooms with everything in them, before vouchers. Another sum than the guest saw stops the payment.',
    DueToday:
      'What is charged now, after vouchers: add-ons and spa upgrades of all rooms, and rooms whose rate has `RequiresDeposit`.',
  },
  findStayAnswer: {
    Deposit:
      'What was paid by card at the booking, without what a voucher paid. With `hasVoucher` the rest is not told, unless this is all of `Total`.',
    hasVoucher: 'Whether a voucher paid for any of it. Such a booking is not cancelled or changed online.',
  },
  BookedRoom: {
    Total: 'The room with everything in it, before vouchers.',
    PackagesTotal: 'The part of `Total` for `Packages`, without CHILD, BABY and DOG.',
    NonAdultTotal: 'The part of `Total` for CHILD and BABY.',
    DogsTotal: 'The part of `Total` for DOG.',
    Packages: 'Add-ons, and charges such as a levy; each may have a `DisplayName`.',
  },
  RoomStay: {
    includedPackages:
      'The `Packages` of the room’s availability whose `QuantityRequired` is above 0, with that quantity.',
    packages: 'The add-ons.',
    spaSessionId: 'The random `SessionId` of the questions for treatment times.',
  },
};

/** Named schemas with the words of their fields. Throws for words about a field that there is not. */
export function withOwnWords(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const described = Object.entries(FIELDS_OF).map(([name, words]) => {
    const properties = { ...schemas[name]?.properties } as Record<string, JsonSchema>;
    for (const [field, description] of Object.entries(words)) {
      const known = properties[field];
      if (!known) throw new Error(`${name} has no ${field}`);
      properties[field] = { ...known, description };
    }
    return [name, { ...schemas[name], properties }];
  });
  return { ...schemas, ...(Object.fromEntries(described) as Record<string, JsonSchema>) };
}

/** A body's schema with a description at each field whose type does not say what the field holds. */
export function withFieldWords(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') return [key, withWords(value as Record<string, JsonSchema>)];
      if (key === 'items') return [key, withFieldWords(value as JsonSchema)];
      if (key === 'anyOf') return [key, (value as JsonSchema[]).map(withFieldWords)];
      return [key, value];
    }),
  );
}

function withWords(fields: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const words = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
      const inner = withFieldWords(field);
      return [name, words === undefined ? inner : { ...inner, description: words }];
    }),
  );
}
