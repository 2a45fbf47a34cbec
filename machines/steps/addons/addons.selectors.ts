import type { SnapshotFrom } from 'xstate';
import type { LegPackage } from '../../../src/domain/addons.ts';
import { legOf, packageOf } from '../../../src/domain/legs.ts';
import type { addonsMachine } from './addons.machine.ts';
import { offersOf, type AddOnOffer } from './addons.offers.ts';

type AddOnsSnapshot = SnapshotFrom<typeof addonsMachine>;

export const selectOffers = (snapshot: AddOnsSnapshot): AddOnOffer[] =>
  offersOf(snapshot.context).filter((offer) => offer.hasSimpleControl);
export const selectIsLoading = (snapshot: AddOnsSnapshot) => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: AddOnsSnapshot) => snapshot.matches('unavailable');
export const selectLegs = (snapshot: AddOnsSnapshot) => snapshot.context.booking.legs;

/** What a room has taken of an add-on. */
export function selectTaken(leg: number, code: string): (snapshot: AddOnsSnapshot) => LegPackage | null {
  return (snapshot) => {
    const taker = legOf(snapshot.context.booking, leg);
    return taker && packageOf(taker, code);
  };
}
