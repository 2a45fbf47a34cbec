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
  amendId: 'The number of the booking that this one replaces; null for a new one.',
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
