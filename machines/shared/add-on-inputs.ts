import type { AddOnContent, PackagePrice } from '../../src/domain/addons.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { GuestNumbers } from '../../src/domain/occupancy.ts';
import type { MudInput } from '../modals/mud/mud.contract.ts';
import type { PackageDinnerInput } from '../modals/package-dinner/package-dinner.contract.ts';
import type { PackageSpaInput } from '../modals/package-spa/package-spa.contract.ts';
import type { SpaGardenInput } from '../modals/spa-garden/spa-garden.contract.ts';

/** An add-on whose times are to be chosen for a room, of a booking or of a booked stay. */
export interface OpenedAddOn {
  /** The room in the heading; null where none is named. */
  room: number | null;
  content: AddOnContent;
  price: PackagePrice;
  /** Who sleeps in the room, whom prices count (A §9.6). */
  party: GuestNumbers;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** The booking's session; null for a booked stay. */
  sessionId: string | null;
  firstNames: string[];
  fullNames: string[];
  /** Adults and children: as many may dine (A §9.8, B §5). */
  mostGuests: number;
}

/** Throws for an add-on without a restaurant. */
export function dinnerInputOf(opened: OpenedAddOn): PackageDinnerInput {
  const { room, content, stay, mostGuests, price, party } = opened;
  const { DisplayName, Restaurant } = content;
  if (Restaurant === null) throw new Error('the add-on has no restaurant');
  return { room, name: DisplayName, stay, restaurant: Restaurant, mostGuests, price, party };
}

export function spaInputOf({ room, content, stay, sessionId, firstNames }: OpenedAddOn): PackageSpaInput {
  const { DisplayName, SpaTreatments } = content;
  return { room, name: DisplayName, sessionId, stay, guests: firstNames, treatments: SpaTreatments };
}

export function mudInputOf({ room, content, stay, fullNames }: OpenedAddOn): MudInput {
  const { DisplayName, MudTreatments } = content;
  return { room, name: DisplayName, date: stay.arrivalDate, guests: fullNames, treatments: MudTreatments };
}

export function spaGardenInputOf({ room, content, stay, fullNames }: OpenedAddOn): SpaGardenInput {
  const { DisplayName, SpaGardenTreatments } = content;
  const durationIds = (SpaGardenTreatments?.Durations ?? []).map(({ Id }) => Id);
  return { room, name: DisplayName, date: stay.arrivalDate, guests: fullNames, durationIds };
}
