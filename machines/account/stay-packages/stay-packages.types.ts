import type { AddOnContent, PackagePrice, StaySelection } from '../../../src/domain/addons/addons.ts';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';

/** A change of a package of a booked room. */
export type PackageChange =
  { type: 'add'; quantity: number } | { type: 'addTimes'; selections: StaySelection[] } | { type: 'remove' };

export interface PackageChangeRequest {
  room: BookedRoom;
  content: AddOnContent;
  price: PackagePrice;
  change: PackageChange;
}
