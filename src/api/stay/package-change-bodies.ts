import type { AddOnContent, PackagePrice } from '../../domain/addons/addons.ts';
import { toMajorUnits, type Currency } from '../../domain/money/money.ts';
import type {
  ExtraPackageSelection,
  TablePackageSelection,
  TreatmentPackageSelection,
} from '../../domain/addons/package-selections.ts';
import type { ExtraSlot, SpaSlot } from '../../domain/spa/spa.ts';
import type { BookedRoom } from '../../domain/account/stay-bookings.ts';
import type {
  AddDiningPackageRequest,
  AddPackageRequest,
  AddSpaGardenPackageRequest,
  AddSpaMudPackageRequest,
  AddSpaTreatmentPackageRequest,
  RemovePackageRequest,
} from './package-change-requests.ts';

/** A package to add, and its price. */
export interface PricedPackage {
  content: Pick<AddOnContent, 'code' | 'displayName'>;
  price: PackagePrice;
  currency: Currency;
}

/** The body that removes a package from a booked room. */
export function removePackageBody(room: BookedRoom, productCode: string): RemovePackageRequest {
  return { ...target(room), productCode };
}

/** The body that adds a package to a booked room. */
export function addPackageBody(room: BookedRoom, productCode: string, quantity: number): AddPackageRequest {
  return { ...target(room), productCode, quantity, ...period(room) };
}

/** The body that adds tables. The quantity is the number of dates. `timeSLot` is the server's spelling. */
export function addDiningPackageBody(
  room: BookedRoom,
  productCode: string,
  tables: readonly TablePackageSelection[],
): AddDiningPackageRequest {
  return {
    ...addPackageBody(room, productCode, tables.length),
    items: tables.map(({ timeslot, restaurant }) => ({ timeSLot: timeslot, restaurant })),
  };
}

/** The body that adds treatments. The quantity is the number of treatments. */
export function addSpaTreatmentPackageBody(
  room: BookedRoom,
  added: PricedPackage,
  treatments: readonly TreatmentPackageSelection[],
): AddSpaTreatmentPackageRequest {
  return {
    ...target(room),
    item: item(added),
    quantity: treatments.length,
    selections: treatments.map(({ date, displayName, time, guestIndex, durationId }) => ({
      date,
      selection: { ...treatmentSlot(time, added.currency), guestIndex, durationId },
      displayName,
      isSpa: true,
    })),
    productCode: added.price.code,
    ...period(room),
  };
}

/** The body that adds an hour in the mud room (D-54). */
export function addSpaMudPackageBody(
  room: BookedRoom,
  added: PricedPackage,
  selection: ExtraPackageSelection,
): AddSpaMudPackageRequest {
  return { ...extra(room, added, selection), isMud: true };
}

/** The body that adds an hour in the spa garden (D-33). */
export function addSpaGardenPackageBody(
  room: BookedRoom,
  added: PricedPackage,
  selection: ExtraPackageSelection,
): AddSpaGardenPackageRequest {
  return { ...extra(room, added, selection), isSpaGarden: true };
}

/** The price of the chosen start goes into AmountOverride. */
function extra(
  room: BookedRoom,
  { content, price, currency }: PricedPackage,
  { guestIndexes, code, time }: ExtraPackageSelection,
) {
  return {
    ...target(room),
    item: item({ content, currency, price: { ...price, amountOverride: time.actualPrice } }),
    quantity: 1 as const,
    selections: [
      {
        price: 0 as const,
        guestIndexes,
        code,
        selection: extraSlot(time, currency),
        addOn: contentOf(content),
      },
    ],
  };
}

/** The start as the server sent it (D-184). */
function treatmentSlot(
  { startTime, isAvailable, displayTime, treatmentTimes, ...places }: SpaSlot,
  currency: Currency,
) {
  return {
    StartTime: startTime,
    IsAvailable: isAvailable,
    DisplayTime: displayTime,
    TreatmentTimes: treatmentTimes.map(({ actualPrice }) => ({
      ActualPrice: toMajorUnits(actualPrice, currency),
    })),
    ...places,
  };
}

function extraSlot({ startDateTime, actualPrice, ...places }: ExtraSlot, currency: Currency) {
  return { StartDateTime: startDateTime, ActualPrice: toMajorUnits(actualPrice, currency), ...places };
}

function target({ internalIdentifier, confirmationNumber, leg }: BookedRoom) {
  return { internalIdentifier, confirmationNumber, leg };
}

function period({ dateRange: { startDate, endDate } }: BookedRoom) {
  return { startDate, endDate };
}

function item({ content, price, currency }: PricedPackage) {
  const { code, amount, amountOverride, priceCalculationMode } = price;
  return {
    availability: {
      Code: code,
      Amount: toMajorUnits(amount, currency),
      AmountOverride: amountOverride === null ? null : toMajorUnits(amountOverride, currency),
      PriceCalculationMode: priceCalculationMode,
    },
    content: contentOf(content),
  };
}

/** Code and name identify the add-on. The server knows the rest. */
function contentOf({ code, displayName }: PricedPackage['content']) {
  return { PMSCode: code, DisplayName: displayName };
}
