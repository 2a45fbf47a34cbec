import * as v from 'valibot';
import { codedName, contentItem, image, images, systemStatuses } from '../../src/api/content.ts';
import { currency, currencyCode, namedCurrency } from '../../src/api/currency.ts';
import { restaurant } from '../../src/api/dining/restaurant.ts';
import { golfBookingRequest } from '../../src/api/golf/requests.ts';
import { packageTeeTime } from '../../src/api/golf/package-tee-times.ts';
import { golfItem, teeTime } from '../../src/api/golf/tee-times.ts';
import { spaBooking } from '../../src/api/spa/bookings.ts';
import { unspecifiedRequest } from '../../src/api/spa/requests.ts';
import { treatment, treatmentGroup, treatments } from '../../src/api/spa/treatments.ts';
import { addOn } from '../../src/api/stay/add-ons.ts';
import { arrival } from '../../src/api/stay/arrival.ts';
import { availableRate, guestQuota, includedPackage } from '../../src/api/stay/availability.ts';
import { bookedRoom } from '../../src/api/stay/bookings.ts';
import { estateSum } from '../../src/api/stay/estate-sum.ts';
import { addOnItem } from '../../src/api/stay/package-change-requests.ts';
import { packagePrice } from '../../src/api/stay/packages.ts';
import {
  packageRequest,
  roomStayRequest,
  roundRequest,
  spaItemRequest,
  tableRequest,
} from '../../src/api/stay/stage-request.ts';
import { voucherContent } from '../../src/api/voucher/voucher.ts';
import { calendarDay } from '../../src/api/stay/calendar.ts';
import { flatRate, rateGroup, rateGroupRate } from '../../src/api/stay/rates.ts';
import { quotaRequest } from '../../src/api/stay/requests.ts';
import { area } from '../../src/api/stay/rooms.ts';
import {
  count,
  deadline,
  finiteNumber,
  flag,
  html,
  id,
  localDate,
  localDateTime,
  money,
  moneyDifference,
  noAnswer,
  opaqueId,
  text,
} from '../../src/api/wire.ts';

type ShapeOf = (schema: v.GenericSchema) => v.GenericSchema;

/** An empty value, which counts as a missing field. */
export const nothing = v.pipe(
  v.union([v.null(), v.literal('')]),
  v.description('`null` or an empty text: as if the field were missing.'),
);

const DATE = /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;
const CLOCK = /([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?/;

const MONEY = 'in major units of the configuration’s `Currency`, 455.5 for £455.50';
const MOST = 1_000_000;

const unspecified = described(v.looseObject({}), 'The specification does not show the body.');

/** Descriptions of schemas whose rules JSON Schema cannot express, or whose fields the code leaves open. */
const SAID = new Map<v.GenericSchema, (shapeOf: ShapeOf) => v.GenericSchema>([
  [noAnswer, () => v.pipe(v.unknown(), v.description('Nothing of it is read: any JSON, or an empty body.'))],
  [
    id,
    () =>
      described(
        v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
        'An identifier; a number is read as its digits.',
      ),
  ],
  [money, () => described(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST)), `An amount ${MONEY}.`)],
  [
    moneyDifference,
    () =>
      described(
        v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST)),
        `A difference of amounts, which may be below zero, ${MONEY}.`,
      ),
  ],
  [
    localDate,
    () =>
      described(
        v.pipe(v.string(), v.regex(new RegExp(`^${DATE.source}(T${CLOCK.source})?$`))),
        'A day of the calendar, YYYY-MM-DD. A time of day after it is cut off; a zone is read at midnight only.',
      ),
  ],
  [
    localDateTime,
    () =>
      described(
        v.pipe(v.string(), v.regex(new RegExp(`^${DATE.source}T${CLOCK.source}$`))),
        'A day and time of the hotel’s clock, YYYY-MM-DDThh:mm:ss, without a zone.',
      ),
  ],
  [
    deadline,
    (shapeOf) =>
      v.optional(
        described(
          v.pipe(v.union([shapeOf(localDateTime), nothing]), v.metadata({ 'x-need': 'wanted' })),
          'Until when something is allowed, by the hotel’s clock. With a zone it is as if it were missing.',
        ),
      ),
  ],
  [
    currency,
    (shapeOf) =>
      v.optional(
        described(
          shapeOf(text),
          'Empty, or the code of the configuration’s `Currency`; another is an error.',
        ),
        '',
      ),
  ],
  [
    namedCurrency,
    () =>
      v.optional(
        described(
          v.nullable(v.string()),
          'The code of the currency of every amount, of ISO 4217, such as EUR; another is an error.',
        ),
        'GBP',
      ),
  ],
  [
    currencyCode,
    () => described(v.string(), 'The code of a currency, of ISO 4217, such as EUR; another is an error.'),
  ],
  [golfBookingRequest, () => unspecified],
  [unspecifiedRequest, () => unspecified],
]);

/** Schemas that the document defines once, under a name. */
export const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Unread: noAnswer,
  Unspecified: unspecifiedRequest,
  Money: money,
  MoneyDifference: moneyDifference,
  Sum: estateSum,
  Id: id,
  OpaqueId: opaqueId,
  Text: text,
  Html: html,
  Flag: flag,
  Number: finiteNumber,
  Count: count,
  Date: localDate,
  DateTime: localDateTime,
  Image: image,
  Images: images,
  SystemStatuses: systemStatuses,
  Arrival: arrival,
  CodedName: codedName,
  ContentItem: contentItem,
  Restaurant: restaurant,
  Treatment: treatment,
  TreatmentGroup: treatmentGroup,
  Treatments: treatments,
  AddOn: addOn,
  Area: area,
  RateGroup: rateGroup,
  FlatRate: flatRate,
  GolfItem: golfItem,
  AvailableRate: availableRate,
  IncludedPackage: includedPackage,
  Guests: guestQuota,
  CalendarDay: calendarDay,
  GroupRate: rateGroupRate,
  PackagePrice: packagePrice,
  VoucherContent: voucherContent,
  TeeTime: teeTime,
  PackageTeeTime: packageTeeTime,
  SpaBooking: spaBooking,
  BookedRoom: bookedRoom,
};

/** Parts of bodies that the document defines once. */
export const NAMED_OF_BODIES: Readonly<Record<string, v.GenericSchema>> = {
  Party: quotaRequest,
  RoomStay: roomStayRequest,
  StagedPackage: packageRequest,
  Table: tableRequest,
  Round: roundRequest,
  SpaItem: spaItemRequest,
  AddOnItem: addOnItem,
};

/** The described shape of a schema; undefined where it needs no description. */
export function said(schema: v.GenericSchema, shapeOf: ShapeOf): v.GenericSchema | undefined {
  return SAID.get(schema)?.(shapeOf);
}

function described<Schema extends v.GenericSchema>(schema: Schema, words: string) {
  return v.pipe(schema, v.description(words));
}
