import type { PackagePrice } from '../../../src/domain/addons.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import { port } from '../../shared/port.ts';
import type { PackageChangeRequest } from './package-change.ts';

/** The calls of packages on a booked stay (B §7); times for them are asked for by the ports of the modals. */
export const stayPackagesPorts = {
  loadStayPackages: port<PackagePrice[], { arrivalDate: LocalDate; numberOfNights: number }>(
    'loadStayPackages',
  ),
  changePackage: port<undefined, PackageChangeRequest>('changePackage'),
};
