import type { AddOnContent, PackagePrice } from './addons.ts';
import type { Leg } from '../booking/booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { isIncluded } from './included-times.ts';

/** How many add-ons stand on the screen before the guest asks for the others. */
export const SHOWN_FIRST = 3;

/** What the order depends on: the add-on, its price, why it is closed, and the rooms that can have it, by number. */
interface Offered {
  content: AddOnContent;
  price: PackagePrice;
  closedMessage: string | null;
  legs: readonly number[];
}

/**
 * The add-ons with those first that the stay lacks: a table for a room without dinner, treatments for a room without
 * spa, something for children where there are any. Otherwise the hotel's order stands.
 */
export function suitedFirst<Offer extends Offered>(
  offers: readonly Offer[],
  configuration: StayConfiguration,
  legs: readonly Leg[],
): Offer[] {
  const suits = ({ content, price, closedMessage, legs: allowed }: Offer) =>
    closedMessage === null &&
    // A price per child is offered to rooms with children only.
    (price.priceCalculationMode === 2 ||
      legs
        .filter(({ leg }) => allowed.includes(leg))
        .some(
          (leg) =>
            (content.restaurant !== null && !isIncluded(configuration, leg, 'dinner')) ||
            (content.isSpaTreatments && !isIncluded(configuration, leg, 'treatments')),
        ));
  return [...offers.filter(suits), ...offers.filter((offer) => !suits(offer))];
}
