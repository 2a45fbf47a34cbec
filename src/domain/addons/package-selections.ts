import type { SelectionOf } from './add-on-kinds.ts';
import { chosenTime, pricedBy } from './chosen-times.ts';
import type { LegPackage, PackagePrice, PackageSelection } from './addons.ts';
import type { MinorUnits } from '../money/money.ts';

export type GolfPackageSelection = SelectionOf<'golf'>;
export type TablePackageSelection = SelectionOf<'table'>;
export type TreatmentPackageSelection = SelectionOf<'treatment'>;
export type ExtraPackageSelection = SelectionOf<'mud' | 'spaGarden'>;

/**
 * An add-on with its chosen times. Its quantity is the number of players, diners or treatments. Mud room and spa garden
 * count once, at the price of the chosen start.
 */
export function timedLegPackage(
  price: PackagePrice,
  sortIndex: number,
  selections: PackageSelection[],
): LegPackage {
  const amountOverride = startPrice(selections) ?? price.amountOverride;
  return { price: { ...price, amountOverride }, quantity: quantityOf(selections), selections, sortIndex };
}

function quantityOf(selections: readonly PackageSelection[]): number {
  return selections.reduce((sum, selection) => sum + chosenTime(selection).quantity, 0);
}

function startPrice([first]: readonly PackageSelection[]): MinorUnits | null {
  return first && pricedBy(first) === 'start' ? chosenTime(first).price : null;
}
