import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { Restaurant } from '../../../src/domain/dining/dining.ts';
import type { GuestNumbers } from '../../../src/domain/search/occupancy.ts';
import type { TablePackageSelection } from '../../../src/domain/addons/package-selections.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface AddOnTablesInput {
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
  /** The tables that the room has already. */
  atOpening: readonly TablePackageSelection[];
}

export type AddOnTablesOutput = TimesAnswer<TablePackageSelection>;
