import * as v from 'valibot';
import type { PackagePrice } from '../../domain/addons/addons.ts';
import type { LocalDate } from '../../domain/dates/dates.ts';
import type { StaySearch } from '../../domain/search/occupancy.ts';
import type { Call } from '../call.ts';
import type { packagesRequest } from './requests.ts';
import { maybeNull, some, wireObject, type Answer } from '../reader.ts';
import { flag, id, money, oneOf } from '../wire.ts';

export type PackagesRequest = v.InferOutput<typeof packagesRequest>;

export const packagePrice: Answer<PackagePrice> = wireObject({
  Code: id,
  Amount: money,
  AmountOverride: maybeNull(money),
  PriceCalculationMode: oneOf('mode', [0, 1, 2, 3, 4]),
});

/** A package with IsAvailable false is not for sale. */
const packagePrices: Answer<PackagePrice[]> = v.pipe(
  wireObject({ IsAvailable: flag, Packages: some(packagePrice) }),
  v.transform(({ isAvailable, packages }) => (isAvailable ? packages : [])),
);

export const loadPackages: Call<'packages', PackagesRequest, PackagePrice[]> = {
  endpoint: 'packages',
  answer: packagePrices,
};

export function packagesBody(search: StaySearch): PackagesRequest {
  return {
    arrivalDate: search.arrivalDate,
    numberOfNights: search.numberOfNights,
    guestOccupancies: search.guestOccupancies,
  };
}

/** The question of the account area: prices for one adult. */
export function stayPackagesBody(stay: { arrivalDate: LocalDate; numberOfNights: number }): PackagesRequest {
  return {
    arrivalDate: stay.arrivalDate,
    numberOfNights: stay.numberOfNights,
    guestOccupancies: [{ adults: 1 }],
  };
}
