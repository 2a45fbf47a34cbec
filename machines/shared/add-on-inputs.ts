import type { AddOnContent, PackagePrice } from '../../src/domain/addons.ts';
import type { GuestAge } from '../../src/domain/guests.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { GuestNumbers } from '../../src/domain/occupancy.ts';
import type { EntryTimeInput } from '../modals/entry-time/entry-time.types.ts';
import type { PackageDinnerInput } from '../modals/package-dinner/package-dinner.types.ts';
import type { PackageSpaInput } from '../modals/package-spa/package-spa.types.ts';

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
  ages: GuestAge[];
  /** Adults and children: as many may dine (A §9.8, B §5). */
  mostGuests: number;
}

/** Throws for an add-on without a restaurant. */
export function dinnerInputOf(opened: OpenedAddOn): PackageDinnerInput {
  const { room, content, stay, mostGuests, price, party } = opened;
  const { displayName, restaurant } = content;
  if (restaurant === null) throw new Error('the add-on has no restaurant');
  return { room, name: displayName, stay, restaurant, mostGuests, price, party };
}

/** What the add-on is for holds for each of its treatments (D-386). */
export function spaInputOf(opened: OpenedAddOn): PackageSpaInput {
  const { room, content, stay, sessionId, firstNames, ages } = opened;
  const { displayName, spaTreatments } = content;
  const treatments = spaTreatments.map((treatment) => ({
    ...treatment,
    minimumAge: Math.max(treatment.minimumAge, content.minimumAge),
  }));
  return { room, name: displayName, sessionId, stay, guests: firstNames, ages, treatments };
}

export function mudInputOf({ room, content, stay, fullNames, ages }: OpenedAddOn): EntryTimeInput {
  const { displayName, minimumAge, mudTreatments } = content;
  const guests = { guests: fullNames, ages, minimumAge };
  return {
    room,
    name: displayName,
    date: stay.arrivalDate,
    kind: 'mud',
    ...guests,
    treatments: mudTreatments,
  };
}

export function spaGardenInputOf({ room, content, stay, fullNames, ages }: OpenedAddOn): EntryTimeInput {
  const { displayName, minimumAge, spaGardenTreatments } = content;
  const durationIds = (spaGardenTreatments?.durations ?? []).map(({ id }) => id);
  const guests = { guests: fullNames, ages, minimumAge };
  return { room, name: displayName, date: stay.arrivalDate, kind: 'spaGarden', ...guests, durationIds };
}
