import type { AddOnContent } from '../addons/addons.ts';
import type { Leg } from '../booking/booking.ts';
import type { StayConfiguration, SystemStatus } from '../configuration/configuration.ts';
import { addOnByCode, rateContentOf } from '../configuration/lookups.ts';
import type { RateGroup } from '../rates/rate-groups.ts';
import type { Treatment } from './spa.ts';

/** Whether the guests of the room go to the spa: their rate includes it, or they have an add-on of it. */
export function visitsSpa(configuration: StayConfiguration, leg: Leg): boolean {
  const rate = rateContentOf(configuration, leg);
  const addOns = leg.packages.flatMap(({ price }) => addOnByCode(configuration, price.code) ?? []);
  return rate?.includesSpa === true || rate?.includesSpaPool === true || addOns.some(isOfSpa);
}

/** The part of either configuration that tells of a spa: the stay's has rates, the account's has treatments. */
interface SpaContent {
  systemStatuses: SystemStatus[];
  addOns: AddOnContent[];
  rateGroups?: RateGroup[];
  spaTreatments?: Treatment[];
}

/** Whether the hotel has a spa: something of it is named or sold. A spa that is closed for now is one too. */
export function hasSpa({ systemStatuses, addOns, rateGroups = [], spaTreatments = [] }: SpaContent): boolean {
  return (
    spaTreatments.length > 0 ||
    systemStatuses.some(({ system }) => system === 'Spa') ||
    addOns.some(isOfSpa) ||
    rateGroups.some(({ rates }) =>
      rates.some(
        (rate) =>
          rate.includesSpa || rate.includesSpaPool || rate.forceIsSpa || rate.treatmentGroups.length > 0,
      ),
    )
  );
}

function isOfSpa({ isSpaTreatments, isMudTreatment, isSpaGarden }: AddOnContent): boolean {
  return isSpaTreatments || isMudTreatment || isSpaGarden;
}
