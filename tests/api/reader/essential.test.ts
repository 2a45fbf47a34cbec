import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { declaredBy, isEssential } from '../../../src/api/declaration.ts';
import { answers } from '../../../src/api/reference/answers.ts';

/** Every value of an answer that cannot be wrong without a loss: its item, or the answer. */
function essentialValues(schema: v.GenericSchema): string[] {
  return valuesOf(schema, '').filter((path) => isEssential(schema, path));
}

function valuesOf(schema: v.GenericSchema, path: string): string[] {
  const { form } = declaredBy(schema);
  if (form.type === 'list') return valuesOf(form.item, `${path}[]`);
  if (form.type === 'value') return path === '' ? [] : [path];
  return Object.entries(form.entries).flatMap(([name, entry]) =>
    valuesOf(entry, path === '' ? name : `${path}.${name}`),
  );
}

const RATE = 'RoomAvailabilities[].RoomRates[].Rates[]';
const PACKAGE = 'RoomAvailabilities[].RoomRates[].Packages[]';

/**
 * What a booking cannot go on without (F-01): ids and codes that a later call sends back, amounts that are charged, dates
 * and the party, and what decides how a thing is booked or paid. Written from A §3, §7 and §9 by hand.
 */
const ESSENTIAL = {
  beginStay: ['Id'],
  availability: [
    'RoomAvailabilities[].Leg',
    ...['Adults', 'ChildAges[]', 'Children', 'Infants'].map(
      (one) => `RoomAvailabilities[].GuestQuota.${one}`,
    ),
    ...['Code', 'UnitsAvailable'].map((one) => `RoomAvailabilities[].RoomRates[].Room.${one}`),
    ...['RateCode', 'Amount', 'Currency', 'RequiresDeposit'].map((one) => `${RATE}.${one}`),
    ...['PromotionCode', 'BlockCode', 'CorporateCode'].map((one) => `${RATE}.${one}`),
    ...['Code', 'QuantityRequired', 'Total'].map((one) => `${PACKAGE}.${one}`),
  ],
  calendar: ['[].Date'],
  packages: ['Code', 'Amount', 'AmountOverride', 'PriceCalculationMode'].map((one) => `Packages[].${one}`),
  bookLeg: ['ConfirmationNumber', 'InternalIdentifier'],
  stage: ['iPageSessionId'],
  complete: ['Success', 'success', 'HasError'],
  tables: [
    '[].Date',
    '[].RestaurantAvailabilities[].RestaurantId',
    '[].RestaurantAvailabilities[].Availability.TimeSlots[].TimeSlot',
  ],
  spaTimes: ['AM', 'PM'].flatMap((half) =>
    ['StartTime', 'TreatmentTimes[].ActualPrice', 'roomId', 'staffId', 'facilityId'].map(
      (one) => `GuestAvailability[].Periods.${half}[].${one}`,
    ),
  ),
  voucherStatus: [
    ...['isAvailableOnline', 'canBeUsed', 'isRedeemed', 'isOutsidePeriod', 'isBooked'],
    ...['content.Category', 'content.IsMonetary'],
    ...['certificateReferenceNumber', 'unitPrice.amount', 'orderItemId'].map((one) => `voucher.${one}`),
  ],
  profile: ['EmailAddress'],
} as const;

describe('F-01 a booking cannot go on without', () => {
  test.each(Object.entries(ESSENTIAL))('what the specification needs of %s', (name, expected) => {
    const { [name as keyof typeof ESSENTIAL]: readings } = answers;
    expect(readings.map(({ answer }) => essentialValues(answer))).toEqual([expected]);
  });

  test('rooms: each the code that is sold, and the configuration the currency of its prices', () => {
    const [{ answer }] = answers.stayConfiguration;
    const rooms = essentialValues(answer).filter((path) => /^(Currency|Areas)/.test(path));
    expect(rooms).toEqual(['Currency', 'Areas[].RoomTypes[].PMSCode']);
  });
});

test('E-20 no answer declares optional fields on its own, which would refuse empty texts', () => {
  const root = join(import.meta.dirname, '../../../src/api');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/request|wire|stay\/payment/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.filter((file) => /v\.(nullish|optional)\(/.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});
