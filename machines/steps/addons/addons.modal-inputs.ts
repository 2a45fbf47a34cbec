import { fullName } from '../../../src/domain/guests.ts';
import type { MudInput } from '../../modals/mud/mud.contract.ts';
import type { PackageDinnerInput } from '../../modals/package-dinner/package-dinner.contract.ts';
import type { PackageGolfInput } from '../../modals/package-golf/package-golf.contract.ts';
import type { PackageSpaInput } from '../../modals/package-spa/package-spa.contract.ts';
import type { SpaGardenInput } from '../../modals/spa-garden/spa-garden.contract.ts';
import { openedOf, type AddOnsContext } from './addons.setup.ts';

export function golfInput(context: AddOnsContext): PackageGolfInput {
  return {
    ...heading(context),
    sessionId: context.session.Id,
    stay: stayOf(context),
    mostPlayers: adultsAndChildren(context),
  };
}

/** Throws for an add-on without a restaurant. */
export function dinnerInput(context: AddOnsContext): PackageDinnerInput {
  const { Restaurant } = openedOf(context).offer.content;
  if (Restaurant === null) throw new Error('the add-on has no restaurant');
  return {
    ...heading(context),
    stay: stayOf(context),
    restaurant: Restaurant,
    mostGuests: adultsAndChildren(context),
  };
}

export function spaInput(context: AddOnsContext): PackageSpaInput {
  const { leg, offer } = openedOf(context);
  return {
    ...heading(context),
    sessionId: context.session.Id,
    stay: stayOf(context),
    guests: leg.guests.map(({ firstName }) => firstName),
    treatments: offer.content.SpaTreatments,
  };
}

export function mudInput(context: AddOnsContext): MudInput {
  const { leg, offer } = openedOf(context);
  return {
    ...heading(context),
    date: context.booking.search.arrivalDate,
    guests: leg.guests.map(fullName),
    treatments: offer.content.MudTreatments,
  };
}

export function spaGardenInput(context: AddOnsContext): SpaGardenInput {
  const { leg, offer } = openedOf(context);
  return {
    ...heading(context),
    date: context.booking.search.arrivalDate,
    guests: leg.guests.map(fullName),
    durationIds: (offer.content.SpaGardenTreatments?.Durations ?? []).map(({ Id }) => Id),
  };
}

/** 'Room N:' stands before the add-on's name where the booking has more than one room. */
function heading(context: AddOnsContext): { room: number | null; name: string } {
  const { leg, offer } = openedOf(context);
  return { room: context.booking.legs.length > 1 ? leg.leg : null, name: offer.content.DisplayName };
}

function stayOf({ booking: { search } }: AddOnsContext) {
  return { arrivalDate: search.arrivalDate, numberOfNights: search.numberOfNights };
}

/** As many may play or dine (A §9.8). */
function adultsAndChildren(context: AddOnsContext): number {
  const { Adults, Children } = openedOf(context).leg.guestQuota;
  return Adults + Children;
}
