import type { PackagePrice } from './addons.ts';
import type { GuestQuota } from './occupancy.ts';

/** Whether a room has anybody to pay for: what is priced for each child is not for a room without any (D-321). */
export function isPricedFor(
  { AmountOverride, PriceCalculationMode }: PackagePrice,
  { Children, Infants }: Pick<GuestQuota, 'Children' | 'Infants'>,
): boolean {
  return AmountOverride !== null || PriceCalculationMode !== 2 || Children + Infants > 0;
}
