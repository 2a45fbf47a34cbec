import * as v from 'valibot';
import type { PackagePrice } from '../../domain/addons.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { StaySearch } from '../../domain/occupancy.ts';
import type { Call } from '../call.ts';
import { id, orNull, wireObject, type Answer } from '../wire.ts';
import { money } from '../wire-money.ts';
import type { packagesRequest } from './requests.ts';

export type PackagesRequest = v.InferOutput<typeof packagesRequest>;

const packagePrice: Answer<PackagePrice> = wireObject({
  Code: id,
  Amount: money,
  AmountOverride: orNull(money),
  PriceCalculationMode: v.picklist([0, 1, 2, 3, 4]),
});

/** A package with IsAvailable false is not for sale. */
const packagePrices: Answer<PackagePrice[]> = v.pipe(
  wireObject({ IsAvailable: v.boolean(), Packages: v.array(packagePrice) }),
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
