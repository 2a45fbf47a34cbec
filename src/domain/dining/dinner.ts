import type { Leg } from '../booking/booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { addOnByCode, rateContentOf } from '../configuration/lookups.ts';

/** Whether the room has any meal: in its rate, or a table as an add-on. */
export function hasMeal(configuration: StayConfiguration, leg: Leg): boolean {
  return hasDinner(configuration, leg) || rateContentOf(configuration, leg)?.includesBreakfast === true;
}

/** Whether the room's rate includes dinner, or the room has it as an add-on (E-14). */
export function hasDinner(configuration: StayConfiguration, leg: Leg): boolean {
  const isBought = leg.packages.some(({ price }) => addOnByCode(configuration, price.code)?.restaurant);
  return isBought || rateContentOf(configuration, leg)?.includesDinner === true;
}
