import type { JsonSchema } from '@valibot/to-json-schema';
import { WORDS_OF_BOOKINGS } from './bookings.ts';
import { WORDS_OF_OFFERS } from './offers.ts';

const DAY = 'A day, YYYY-MM-DD.';
const TIME = 'A time of the hotel’s clock, YYYY-MM-DDThh:mm:ss.';
const MONEY = 'An amount in major units of the configuration’s `Currency`.';

/** What each field holds, where its type does not say. */
const FIELDS: Readonly<Record<string, string>> = {
  arrivalDate: DAY,
  ArrivalDate: DAY,
  startDate: DAY,
  endDate: 'The room’s day of departure; `startDate` is that of its arrival.',
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
  voucherCodes:
    'The `certificateReferenceNumber` of each voucher that is applied, of both kinds. Which rates a package brings, prepaid ones too, is yours to say.',
  monetaryGiftVouchers:
    'The monetary vouchers that pay. Those that are not monetary pay, too, and stand only in `voucherCodes` of the last search.',
  amendId: 'The `InternalIdentifier` of the booked room that this booking replaces; null for a new one.',
  leg: 'The number of the room in the booking, from 1.',
  legs: 'The numbers of the rooms; without it, all that are not cancelled yet.',
  initiatingLeg: 'The number of the room that is held now.',
  clientIndex: 'Which guest of the room, from 0.',
  guestIndex: 'Which guest of the room, from 0.',
  guestIndexes: 'Which guests of the room, from 0.',
  bookingType: '2 for a treatment and the mud room, 3 for the spa garden.',
  itemType: 'null for a treatment, 1 for the spa garden, 3 for the mud room.',
  duration: 'Minutes.',
  PriceCalculationMode: 'As the price was answered.',
  Sitting: '0 for breakfast, with the first morning as `ArrivalDate`; 2 for dinner.',
  cardType: 'VS, MC, AX, DI or UM: Visa, MasterCard, American Express, Discover, UK Maestro.',
  cardNumber: 'Digits only.',
  expiryMonth: 'Two digits.',
  expiryYear: 'Two digits.',
  addressBooks: 'The ids of mailing lists.',
  otp: 'The code that was mailed.',
  confirmation: 'The number of the booking.',
  guestOccupancies: 'The rooms of the party, in their order; for the calendar that of `leg` alone.',
  age: 'Years, 0 (under 1) to 14.',
  productCode: '`PMSCode` of the add-on.',
  country: 'The `OperaCode` of a country.',
  postCode: 'May be empty.',
  title: 'The `OperaCode` of a title.',
  Restaurants: '`RestaurantId` of each restaurant that is asked about.',
  restaurant: 'Its `RestaurantId`.',
  hadAvailability:
    'false: no table could be had that day, since all were full or closed; the other two are null. In `packages` always true.',
};

/**
 * Named schemas with the words of their fields, which are named by their path, through lists and choices alike. Throws
 * for words about a field that there is not.
 */
export function withOwnWords(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const described = Object.entries({ ...WORDS_OF_OFFERS, ...WORDS_OF_BOOKINGS }).map(([name, words]) => {
    const schema = Object.entries(words).reduce<JsonSchema>((before, [path, description]) => {
      const after = withWordsAt(before, path.split('.'), description);
      if (!after) throw new Error(`${name} has no ${path}`);
      return after;
    }, schemas[name] ?? {});
    return [name, schema];
  });
  return { ...schemas, ...(Object.fromEntries(described) as Record<string, JsonSchema>) };
}

/** The schema with words at every field of this path; null where it has none. */
function withWordsAt(schema: JsonSchema, path: readonly string[], description: string): JsonSchema | null {
  const [field = '', ...rest] = path;
  const inner = schema.properties?.[field];
  if (typeof inner === 'object') {
    const worded = rest.length === 0 ? { ...inner, description } : withWordsAt(inner, rest, description);
    return worded && { ...schema, properties: { ...schema.properties, [field]: worded } };
  }
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    const items = withWordsAt(schema.items, path, description);
    return items && { ...schema, items };
  }
  const forms = (schema.anyOf ?? []).filter((form) => typeof form === 'object');
  const worded = forms.map((form) => withWordsAt(form, path, description));
  return worded.every((form) => form === null)
    ? null
    : { ...schema, anyOf: forms.map((form, index) => worded[index] ?? form) };
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
