import { ADD_ON_KINDS } from '../addons/add-on-kinds.ts';
import { eligibleAddOns, isPricedFor, kindOf } from '../addons/addon-rules.ts';
import type { LegPackage, PackageSelection } from '../addons/addons.ts';
import type { Booking, Leg } from './booking.ts';
import { atPlaces } from './carry-guests.ts';
import { whyNot, type NewStay } from './carry-times.ts';
import { appointmentOf, chosenTime } from '../addons/chosen-times.ts';
import { dateOf, stayDates, stayDatesWithDeparture } from '../dates/dates.ts';
import { guestTotal } from '../search/guest-counts.ts';
import { addPackage } from './legs.ts';
import { addOnByCode, rateContentOf } from '../configuration/lookups.ts';
import { timedLegPackage } from '../addons/package-selections.ts';
import { isSystemDisabled } from '../configuration/system-status.ts';
import { addOnThings, addOnTime } from './things-of-leg.ts';
import type { NotKept } from './not-kept.ts';

/**
 * The room with the add-ons, and the times of add-ons, that it can have (A §9.9, D-483). `booking` includes the room
 * with its rate.
 */
export function carryAddOns(
  stay: NewStay,
  booking: Booking,
  leg: Leg,
  old: Leg,
): { leg: Leg; notKept: NotKept[] } {
  return old.packages.reduce<{ leg: Leg; notKept: NotKept[] }>(
    (so, addOn) => {
      const { kept, notKept } = carryAddOn(stay, booking, leg, addOn);
      return { leg: kept ? addPackage(so.leg, kept) : so.leg, notKept: [...so.notKept, ...notKept] };
    },
    { leg, notKept: [] },
  );
}

function carryAddOn(
  stay: NewStay,
  booking: Booking,
  leg: Leg,
  addOn: LegPackage,
): { kept: LegPackage | null; notKept: NotKept[] } {
  const { configuration } = stay;
  const why = whyNotSold(stay, booking, leg, addOn);
  if (why !== null)
    return {
      kept: null,
      notKept: addOnThings(configuration, leg, addOn).map((thing) => ({ ...thing, why })),
    };
  const sortIndex = sortIndexOf(stay, booking, addOn) ?? addOn.sortIndex;
  if (addOn.selections.length === 0) return { kept: { ...addOn, sortIndex }, notKept: [] };
  const judged = addOn.selections.map((selection) => ({
    selection,
    again: atPlaces(selection, stay.places),
    why: whyNotThen(stay, leg, selection),
  }));
  const selections = judged.flatMap(({ again, why: reason }) => (again && reason === null ? [again] : []));
  return {
    kept: selections.length > 0 ? timedLegPackage(addOn.price, sortIndex, selections) : null,
    notKept: judged.flatMap(({ selection, why: reason }) =>
      reason === null ? [] : [{ ...addOnTime(configuration, leg, addOn, selection), why: reason }],
    ),
  };
}

/** Why the add-on is not sold for the room; null where it is. */
function whyNotSold(
  { configuration }: NewStay,
  booking: Booking,
  leg: Leg,
  { price }: LegPackage,
): NotKept['why'] | null {
  const content = addOnByCode(configuration, price.code);
  if (!rateContentOf(configuration, leg)?.allowedAddOnPackages.includes(price.code)) return 'notWithRate';
  const isEligible = eligibleAddOns(configuration, booking).some(
    (offer) => offer.content.code === price.code && offer.legs.includes(leg.leg),
  );
  if (content === null || !isEligible) return 'notOffered';
  if (!isPricedFor(price, leg.guestQuota)) return 'noGuest';
  const kind = kindOf(content, price.priceCalculationMode);
  if (kind === 'perItem' || kind === 'toggle') return null;
  return isSystemDisabled(configuration, ADD_ON_KINDS[kind].system) ? 'notOffered' : null;
}

/** Why a time of an add-on does not fit the stay; null where it fits. Nobody dines on the day of departure (A §9.8). */
function whyNotThen(
  { search, places, isSameParty }: NewStay,
  leg: Leg,
  selection: PackageSelection,
): NotKept['why'] | null {
  const { start, quantity } = chosenTime(selection);
  const dates = appointmentOf(selection) === 'dinner' ? stayDates(search) : stayDatesWithDeparture(search);
  // The whole room goes into the spa garden together.
  const fitsParty = quantity <= guestTotal(leg.guestQuota) && (selection.kind !== 'spaGarden' || isSameParty);
  return whyNot(dates, dateOf(start), fitsParty) ?? (atPlaces(selection, places) === null ? 'noGuest' : null);
}

/** The add-on's place in the order of the new booking. */
function sortIndexOf({ configuration }: NewStay, booking: Booking, { price }: LegPackage): number | null {
  const found = eligibleAddOns(configuration, booking).find(({ content }) => content.code === price.code);
  return found?.sortIndex ?? null;
}
