import type { LegPackage, PackagePrice, PackageSelection } from './addons.ts';
import type { Pence } from './money.ts';

export type GolfPackageSelection = Extract<PackageSelection, { kind: 'golf' }>;
export type TablePackageSelection = Extract<PackageSelection, { kind: 'table' }>;
export type TreatmentPackageSelection = Extract<PackageSelection, { kind: 'treatment' }>;
export type ExtraPackageSelection = Extract<PackageSelection, { kind: 'mud' | 'spaGarden' }>;

/**
 * An add-on with the times that were chosen for it (A §7.9). Its quantity is the sum of players or diners, or the
 * number of treatments (D-49); mud room and spa garden count once, at the price of the chosen start.
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
  return selections.reduce((sum, selection) => sum + countOf(selection), 0);
}

function countOf(selection: PackageSelection): number {
  switch (selection.kind) {
    case 'table':
    case 'golf':
      return selection.quantity;
    case 'treatment':
    case 'mud':
    case 'spaGarden':
      return 1;
  }
}

function startPrice([first]: readonly PackageSelection[]): Pence | null {
  return first?.kind === 'mud' || first?.kind === 'spaGarden' ? first.time.actualPrice : null;
}
