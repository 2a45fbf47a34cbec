import type { SnapshotFrom } from 'xstate';
import type { LegPackage } from '../../../src/domain/addons.ts';
import { bookedTimes, type BookedTime } from '../../../src/domain/booked-times.ts';
import type { Leg } from '../../../src/domain/booking.ts';
import { clashesOf, type Clash } from '../../../src/domain/clashes.ts';
import { fullName } from '../../../src/domain/guests.ts';
import { packageOf } from '../../../src/domain/legs.ts';
import type { Pence } from '../../../src/domain/money.ts';
import { addOnPrice } from '../../../src/domain/pricing.ts';
import { openWizard, type OpenWizard } from '../../shared/open-wizard.ts';
import type { addonsMachine } from './addons.machine.ts';
import { offersOf } from './addons.rules.ts';
import type { AddOnOffer } from './addons.types.ts';
import { wizardsByKind, type WizardsByKind } from './add-on-wizards.ts';

type AddOnsSnapshot = SnapshotFrom<typeof addonsMachine>;

export const selectOffers = (snapshot: AddOnsSnapshot): AddOnOffer[] => offersOf(snapshot.context);
export const selectIsLoading = (snapshot: AddOnsSnapshot) => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: AddOnsSnapshot) => snapshot.matches('unavailable');

/** What a room has taken of an add-on. */
export function selectTaken(leg: number, code: string): (snapshot: AddOnsSnapshot) => LegPackage | null {
  return ({ context }) => takenBy(context.booking.legs, leg, code)?.addOn ?? null;
}

/** The times of an add-on that a room has booked, the earliest first, and what they cost. */
export interface BookedTimes {
  times: BookedTime[];
  amount: Pence;
}

export function selectBookedTimes(
  leg: number,
  code: string,
): (snapshot: AddOnsSnapshot) => BookedTimes | null {
  return ({ context }) => {
    const taken = takenBy(context.booking.legs, leg, code);
    if (taken === null) return null;
    const { bookedLeg, addOn } = taken;
    return {
      times: bookedTimes(addOn.selections, bookedLeg.guests.map(fullName)),
      amount: addOnPrice(addOn, bookedLeg.guestQuota),
    };
  };
}

/** Times of a room that overlap for one of its guests. */
export interface RoomClashes {
  leg: number;
  clashes: Clash[];
}

export const selectClashes = ({ context: { booking, configuration } }: AddOnsSnapshot): RoomClashes[] =>
  booking.legs.map((leg) => ({
    leg: leg.leg,
    clashes: clashesOf(configuration, leg),
  }));

/** The modal that is open, with its actor; null while none is. */
export const selectModal = ({ children }: AddOnsSnapshot): OpenWizard<WizardsByKind> | null =>
  openWizard(wizardsByKind(children));

function takenBy(legs: Leg[], leg: number, code: string): { bookedLeg: Leg; addOn: LegPackage } | null {
  const bookedLeg = legs.find((candidate) => candidate.leg === leg);
  const addOn = bookedLeg && packageOf(bookedLeg, code);
  return addOn ? { bookedLeg, addOn } : null;
}
