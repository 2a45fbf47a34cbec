import type { PackagePrice } from '../../../src/domain/addons.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { Restaurant } from '../../../src/domain/dining.ts';
import type { GuestNumbers } from '../../../src/domain/occupancy.ts';
import type { TablePackageSelection } from '../../../src/domain/package-selections.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';

export interface PackageDinnerInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  restaurant: Restaurant;
  /** Adults and children of the room: no more can dine (A §9.8). */
  mostGuests: number;
  /** What dinners cost, and for whom (A §9.6). */
  price: PackagePrice;
  party: GuestNumbers;
}

export type PackageDinnerOutput =
  { type: 'submitted'; selections: TablePackageSelection[] } | { type: 'closed' };

/** Throws for an add-on without a restaurant. */
export function dinnerInputOf(opened: OpenedAddOn): PackageDinnerInput {
  const { room, content, stay, mostGuests, price, party } = opened;
  const { displayName, restaurant } = content;
  if (restaurant === null) throw new Error('the add-on has no restaurant');
  return { room, name: displayName, stay, restaurant, mostGuests, price, party };
}
