import type { LegPackage, PackagePrice } from '../../src/domain/addons/addons.ts';
import type {
  TablePackageSelection,
  TreatmentPackageSelection,
} from '../../src/domain/addons/package-selections.ts';
import type {
  ExtraSlot,
  SpaSelection,
  SpaSlot,
  Treatment,
  TreatmentDuration,
} from '../../src/domain/spa/spa.ts';

/** Extras of a stay: add-ons and treatments. */

export function packagePrice(values: Partial<PackagePrice> = {}): PackagePrice {
  return { code: 'WINE', amount: 1_500, amountOverride: null, priceCalculationMode: 0, ...values };
}

export function legPackage(values: Partial<LegPackage> = {}): LegPackage {
  return { price: packagePrice(), quantity: 1, selections: [], sortIndex: 0, ...values };
}

export function treatment(values: Partial<Treatment> = {}): Treatment {
  return {
    id: 'T1',
    displayName: 'Hot stones',
    description: '',
    images: [],
    minimumAge: 0,
    durations: [],
    ...values,
  };
}

/** An hour's duration. It costs `priceDifference` more than the included one. */
export function spaDuration(priceDifference = 0, values: Partial<TreatmentDuration> = {}): TreatmentDuration {
  return {
    code: 'HS',
    id: 'D1',
    duration: 60,
    price: 9_500,
    isIncluded: priceDifference === 0,
    priceDifference,
    ...values,
  };
}

/** A free start time, without a chosen location or therapist. */
export function spaSlot(startTime: string, values: Partial<SpaSlot> = {}): SpaSlot {
  return {
    startTime,
    isAvailable: true,
    displayTime: startTime.slice(11, 16),
    treatmentTimes: [],
    roomId: null,
    staffId: null,
    facilityId: null,
    ...values,
  };
}

/** A start time of the mud room or of the spa garden. */
export function extraSlot(
  startDateTime: string,
  actualPrice: number,
  values: Partial<ExtraSlot> = {},
): ExtraSlot {
  return { startDateTime, actualPrice, roomId: null, staffId: null, facilityId: null, ...values };
}

/** An hour's treatment that is bought for the first guest, for £95. */
export function boughtTreatment(
  start: string,
  values: Partial<TreatmentPackageSelection> = {},
): TreatmentPackageSelection {
  return {
    kind: 'treatment',
    date: start.slice(0, 10),
    guestIndex: 0,
    displayName: 'Honey Massage',
    durationId: 'D1',
    duration: 60,
    price: 9_500,
    time: spaSlot(start),
    ...values,
  };
}

/** A table that is bought for two guests. */
export function boughtTable(
  timeslot: string,
  values: Partial<TablePackageSelection> = {},
): TablePackageSelection {
  const date = timeslot.slice(0, 10);
  return { kind: 'table', date, quantity: 2, restaurant: 'BOAT', timeslot, ...values };
}

/** A treatment of the first guest. It costs `priceDifference` more than the included one. */
export function spaSelection(priceDifference = 0, values: Partial<SpaSelection> = {}): SpaSelection {
  return {
    bookingType: 2,
    guestIndex: 0,
    dateIndex: 0,
    treatment: { id: 'T1', displayName: 'Hot stones' },
    duration: spaDuration(priceDifference),
    time: spaSlot('2027-05-01T15:00:00'),
    ...values,
  };
}
