import { isForAge, isOldEnough, youngestFor, type GuestAge } from '../../../src/domain/guests/guests.ts';
import { compareDates, stayDatesWithDeparture, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { TreatmentPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import { durationsOf, itemsOn, treatmentsOf } from '../../../src/domain/spa/spa-durations.ts';
import type { SpaDay, SpaSlot, Treatment, TreatmentDuration } from '../../../src/domain/spa/spa.ts';
import { chosenOfKind, type OpenedAddOn } from '../../shared/opened-add-on.ts';
import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface AddOnTreatmentsInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  /** The booking's; null on a booked stay. */
  sessionId: string | null;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** First names of everybody in the room. */
  guests: GuestLabel[];
  ages: GuestAge[];
  treatments: Treatment[];
  /** The treatments that the room has already. */
  atOpening: readonly TreatmentPackageSelection[];
}

export type AddOnTreatmentsOutput = TimesAnswer<TreatmentPackageSelection>;

/** What the modal opens with. The add-on's minimum age applies to each of its treatments (D-386). */
export function treatmentsInputOf(opened: OpenedAddOn): AddOnTreatmentsInput {
  const { room, content, stay, sessionId, firstNames, ages } = opened;
  const { displayName, spaTreatments } = content;
  const treatments = spaTreatments.map((treatment) => ({
    ...treatment,
    minimumAge: Math.max(treatment.minimumAge, content.minimumAge),
  }));
  const atOpening = sortByTime(chosenOfKind(opened, 'treatment'));
  return { room, name: displayName, sessionId, stay, guests: firstNames, ages, treatments, atOpening };
}

/** A treatment in one of its lengths. */
export interface TreatmentChoice {
  treatmentId: string;
  code: string;
}

/** What decides which treatments are on sale. */
export interface SpaOffer extends Pick<AddOnTreatmentsInput, 'treatments' | 'stay'> {
  /** What the spa sells on each day, empty until it is known. */
  days: SpaDay[];
}

/** The offer, and the guests of the room. */
type SpaParty = SpaOffer & Pick<AddOnTreatmentsInput, 'guests' | 'ages'>;

/** The treatments on sale on any day of the stay. Lengths and prices are those of the first such day. */
export function treatmentsOnSale({ treatments, stay, days }: SpaOffer): Treatment[] {
  const items = stayDatesWithDeparture(stay).flatMap((date) => itemsOn(days, date));
  return treatmentsOf(treatments, items);
}

/** The guests who are old enough for at least one treatment, as places in the room's order. */
export function ableGuests(party: SpaParty): number[] {
  return guestsFrom(party, isForAge);
}

/** The guests ticked at first: the only able guest, else all known to be old enough. */
export function guestsAtFirst(party: SpaParty): number[] {
  const able = ableGuests(party);
  return able.length === 1 ? able : guestsFrom(party, isOldEnough);
}

function guestsFrom({ guests, ages, ...offer }: SpaParty, isFor: typeof isForAge): number[] {
  const youngest = youngestFor(treatmentsOnSale(offer));
  return guests.flatMap((_, index) => (isFor(ages[index], youngest) ? [index] : []));
}

/** The days of the stay, departure included, on which a treatment is sold. */
export function datesOnSale(offer: SpaOffer, choice: TreatmentChoice): LocalDate[] {
  return stayDatesWithDeparture(offer.stay).filter((date) => durationOn(offer, choice, date) !== null);
}

/** The treatment's length as the spa sells it on a date; null where it does not. */
export function durationOn(
  { treatments, days }: SpaOffer,
  { treatmentId, code }: TreatmentChoice,
  date: LocalDate,
): TreatmentDuration | null {
  const treatment = treatments.find(({ id }) => id === treatmentId);
  const durations = treatment ? durationsOf(treatment, itemsOn(days, date)) : [];
  return durations.find((candidate) => candidate.code === code) ?? null;
}

/** The only treatment in its only length; null where there is a choice (A §4.9). */
export function onlyChoice(offer: SpaOffer): TreatmentChoice | null {
  const choices = treatmentsOnSale(offer).flatMap(({ id, durations }) =>
    durations.map(({ code }) => ({ treatmentId: id, code })),
  );
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** A guest's treatment at a time; null where the spa does not sell it on that date. */
export function selectionOf(
  offer: SpaOffer,
  choice: TreatmentChoice,
  place: { date: LocalDate; guestIndex: number; time: SpaSlot },
): TreatmentPackageSelection | null {
  const duration = durationOn(offer, choice, place.date);
  const treatment = offer.treatments.find(({ id }) => id === choice.treatmentId);
  if (!duration || !treatment) return null;
  return {
    kind: 'treatment',
    ...place,
    displayName: treatment.displayName,
    durationId: duration.id,
    duration: duration.duration,
    price: duration.price,
  };
}

/** The guests with treatments, in the room's order. */
export function guestsOf(chosen: readonly TreatmentPackageSelection[]): number[] {
  return [...new Set(chosen.map(({ guestIndex }) => guestIndex))].sort((a, b) => a - b);
}

/** A guest's treatments, in order of time. */
export function treatmentsOfGuest(
  chosen: readonly TreatmentPackageSelection[],
  guestIndex: number,
): TreatmentPackageSelection[] {
  return sortByTime(chosen.filter((selection) => selection.guestIndex === guestIndex));
}

/** Guest by guest, each in order of time. */
export function sortByTime(chosen: readonly TreatmentPackageSelection[]): TreatmentPackageSelection[] {
  return chosen.toSorted(
    (a, b) => a.guestIndex - b.guestIndex || compareDates(a.time.startTime, b.time.startTime),
  );
}
