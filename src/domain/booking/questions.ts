import { REQUESTS, type Leg, type LegRequests } from './booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { hasDinner, hasMeal } from '../dining/dinner.ts';
import { hasSpa, visitsSpa } from '../spa/has-spa.ts';

/** A question about a room, by the request that answers it. */
export type Question = keyof LegRequests;

/**
 * The questions that fit the room's stay (B §2.2), in their order. A hotel that asks for the lead guest only does not
 * ask about meals and treatments that the stay does not have (D-615).
 */
export function questionsOf(configuration: StayConfiguration, leg: Leg, asksLeadOnly: boolean): Question[] {
  const isAsked: Record<Question, boolean> = {
    dogRequirements: leg.guestQuota.dogs > 0,
    dietaryRequirements: !asksLeadOnly || hasMeal(configuration, leg),
    dinnerBookingRequests: hasDinner(configuration, leg),
    spaRequests: asksLeadOnly ? visitsSpa(configuration, leg) : hasSpa(configuration),
    specialRequirements: true,
  };
  return REQUESTS.filter((question) => isAsked[question]);
}
