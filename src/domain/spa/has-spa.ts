import type { AddOnContent } from '../addons/addons.ts';
import type { SystemStatus } from '../configuration/configuration.ts';
import type { RateGroup } from '../rates/rate-groups.ts';
import type { Treatment } from './spa.ts';

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
    addOns.some((addOn) => addOn.isSpaTreatments || addOn.isMudTreatment || addOn.isSpaGarden) ||
    rateGroups.some(({ rates }) =>
      rates.some(
        (rate) =>
          rate.includesSpa || rate.includesSpaPool || rate.forceIsSpa || rate.treatmentGroups.length > 0,
      ),
    )
  );
}
