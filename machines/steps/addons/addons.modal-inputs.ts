import { agesOf, fullName } from '../../../src/domain/guests.ts';
import type { PackageGolfInput } from '../../modals/package-golf/package-golf.contract.ts';
import type { OpenedAddOn } from '../../shared/add-on-inputs.ts';
import { openedOf, type AddOnsContext } from './addons.setup.ts';

/** 'Room N:' stands before the add-on's name where the booking has more than one room. */
export function openedAddOn(context: AddOnsContext): OpenedAddOn {
  const { leg, offer } = openedOf(context);
  const { search, legs } = context.booking;
  return {
    room: legs.length > 1 ? leg.leg : null,
    content: offer.content,
    price: offer.price,
    party: leg.guestQuota,
    stay: { arrivalDate: search.arrivalDate, numberOfNights: search.numberOfNights },
    sessionId: context.session.Id,
    firstNames: leg.guests.map(({ firstName }) => firstName),
    fullNames: leg.guests.map(fullName),
    ages: agesOf(leg.guests),
    mostGuests: leg.guestQuota.Adults + leg.guestQuota.Children,
  };
}

/** As many may play as dine (A §9.8). */
export function golfInput(context: AddOnsContext): PackageGolfInput {
  const { room, content, stay, mostGuests } = openedAddOn(context);
  return { room, name: content.DisplayName, sessionId: context.session.Id, stay, mostPlayers: mostGuests };
}
