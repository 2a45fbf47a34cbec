import type { PackagePrice } from '../../../src/domain/addons.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { Restaurant } from '../../../src/domain/dining.ts';
import type { GuestNumbers } from '../../../src/domain/occupancy.ts';
import type { TablePackageSelection } from '../../../src/domain/package-selections.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface PackageDinnerInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  restaurant: Restaurant;
  /** Adults and children of the room: no more can dine. */
  mostGuests: number;
  /** The price of a dinner, and its mode. */
  price: PackagePrice;
  party: GuestNumbers;
}

export type PackageDinnerOutput = TimesAnswer<TablePackageSelection>;
