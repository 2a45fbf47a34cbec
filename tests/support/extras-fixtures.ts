import type { LegPackage, PackagePrice } from '../../src/domain/addons.ts';
import type { ExtraSlot, SpaSelection, SpaSlot, Treatment, TreatmentDuration } from '../../src/domain/spa.ts';

/** What a stay has besides its room and rate: add-ons that were bought, and treatments. */

export function packagePrice(values: Partial<PackagePrice> = {}): PackagePrice {
  return { Code: 'WINE', Amount: 1_500, AmountOverride: null, PriceCalculationMode: 0, ...values };
}

export function legPackage(values: Partial<LegPackage> = {}): LegPackage {
  return { price: packagePrice(), quantity: 1, selections: [], sortIndex: 0, ...values };
}

export function treatment(values: Partial<Treatment> = {}): Treatment {
  return {
    Id: 'T1',
    DisplayName: 'Hot stones',
    Description: '',
    Images: [],
    MinimumAge: 0,
    Durations: [],
    ...values,
  };
}

/** An hour, which costs so much more than the one that the rate includes. */
export function spaDuration(PriceDifference = 0, values: Partial<TreatmentDuration> = {}): TreatmentDuration {
  return {
    Code: 'HS',
    Id: 'D1',
    Duration: 60,
    Price: 9_500,
    IsIncluded: PriceDifference === 0,
    PriceDifference,
    ...values,
  };
}

/** A free start; nobody has said yet where and with whom. */
export function spaSlot(StartTime: string, values: Partial<SpaSlot> = {}): SpaSlot {
  return {
    StartTime,
    IsAvailable: true,
    DisplayTime: StartTime.slice(11, 16),
    TreatmentTimes: [],
    roomId: null,
    staffId: null,
    facilityId: null,
    ...values,
  };
}

/** A start of the mud room or of the spa garden. */
export function extraSlot(
  StartDateTime: string,
  ActualPrice: number,
  values: Partial<ExtraSlot> = {},
): ExtraSlot {
  return { StartDateTime, ActualPrice, roomId: null, staffId: null, facilityId: null, ...values };
}

/** A treatment of the first guest, which costs so much more than the one that the rate includes. */
export function spaSelection(PriceDifference = 0, values: Partial<SpaSelection> = {}): SpaSelection {
  return {
    bookingType: 2,
    guestIndex: 0,
    dateIndex: 0,
    treatment: { Id: 'T1', DisplayName: 'Hot stones' },
    duration: spaDuration(PriceDifference),
    time: spaSlot('2027-05-01T15:00:00'),
    ...values,
  };
}
