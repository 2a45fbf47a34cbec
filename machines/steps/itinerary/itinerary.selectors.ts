import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { openModal, type OpenModalOf } from '../../shared/open-modal.ts';
import { eligibleAddOns } from '../../../src/domain/addons/addon-rules.ts';
import { agesOf, guestsForAny } from '../../../src/domain/guests/guests.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import { clashesOf, type Clash } from '../../../src/domain/booking/clashes.ts';
import { earlyTimesOf, stayHoursOf, type EarlyTime } from '../../../src/domain/booking/stay-times.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { compareDates, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { bookedTables, type BookedTables } from '../../../src/domain/dining/booked-tables.ts';
import { isBooked, isIncluded, isTimed, type Section } from '../../../src/domain/addons/included-times.ts';
import { includedTreatments } from '../../../src/domain/configuration/lookups.ts';
import { systemStatus } from '../../../src/domain/configuration/system-status.ts';
import type { GuestQuota } from '../../../src/domain/search/occupancy.ts';
import type { PoolSelection } from '../../../src/domain/spa/spa.ts';
import { bookedTreatments, type BookedTreatment } from '../../../src/domain/spa/treatment-times.ts';
import { fullNameLabels, type GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { itineraryMachine } from './itinerary.machine.ts';
import { closedSystem, SECTIONS } from './itinerary.rules.ts';

type ItinerarySnapshot = SnapshotFrom<typeof itineraryMachine>;

/** The booked times of a section. */
export type BookedTimes =
  | { section: 'pool'; times: PoolSelection[] }
  | {
      section: 'treatments';
      treatments: BookedTreatment[];
      /** One for each night and each guest who may have a treatment. */
      possible: number;
    }
  | ({ section: 'breakfast' | 'dinner'; nights: number } & BookedTables)
  | { section: 'golf'; starts: LocalDateTime[] };

/** A section of a room's panel. */
export type ItinerarySection =
  /** `venues`: where dinner is on sale on the next screen. */
  | { kind: 'selfCatering'; venues: string[] }
  /** Included, without a time to choose. */
  | { kind: 'untimed'; section: 'breakfast' | 'dinner' }
  /** The system is disabled: its `inlineMessage` (HTML) stands in place of the section. */
  | { kind: 'closed'; section: Section; message: string }
  | { kind: 'open'; section: Section }
  | { kind: 'booked'; section: Section; booked: BookedTimes };

/** A room's panel on the itinerary. */
export interface RoomItinerary {
  leg: number;
  names: GuestLabel[];
  party: GuestQuota;
  sections: ItinerarySection[];
  /** Times that overlap for one of the room's guests. */
  clashes: Clash[];
  /** Times on the day of arrival, before the room is ready. */
  early: EarlyTime[];
}

export const selectRooms = contextSelector((context: ItinerarySnapshot['context']): RoomItinerary[] => {
  const { booking, configuration } = context;
  return booking.legs.map((leg) => ({
    leg: leg.leg,
    names: fullNameLabels(leg),
    party: leg.guestQuota,
    sections: sectionsOf(context, leg),
    clashes: clashesOf(configuration, leg),
    early: earlyTimesOf(configuration, booking, leg),
  }));
});

/** From when until when the guests have their rooms. */
export const selectStayHours = contextSelector(({ configuration, booking }: ItinerarySnapshot['context']) =>
  stayHoursOf(configuration, booking),
);

export type OpenModal = OpenModalOf<ItinerarySnapshot['children'], Section>;

/** The modal that is open, with its actor; null while none is. */
export const selectModal = ({ children }: ItinerarySnapshot): OpenModal | null =>
  openModal(SECTIONS, children);

function sectionsOf(context: ItinerarySnapshot['context'], leg: Leg): ItinerarySection[] {
  const { configuration, booking, isReviewed = false } = context;
  const isSelfCatering =
    !isIncluded(configuration, leg, 'breakfast') && !isIncluded(configuration, leg, 'dinner');
  return SECTIONS.flatMap((section): ItinerarySection[] => {
    if (section === 'breakfast' && isSelfCatering) {
      // The next screen need not be the add-ons.
      return [{ kind: 'selfCatering', venues: isReviewed ? [] : venues(configuration, booking, leg) }];
    }
    if (!isIncluded(configuration, leg, section)) return [];
    const isMeal = section === 'breakfast' || section === 'dinner';
    return isMeal && !isTimed(configuration, leg, section)
      ? [{ kind: 'untimed', section }]
      : [sectionOf(configuration, booking, leg, section)];
  });
}

function sectionOf(
  configuration: StayConfiguration,
  booking: Booking,
  leg: Leg,
  section: Section,
): ItinerarySection {
  const system = closedSystem(configuration, section);
  if (system !== null) {
    return { kind: 'closed', section, message: systemStatus(configuration, system)?.inlineMessage ?? '' };
  }
  return isBooked(leg, section)
    ? { kind: 'booked', section, booked: bookedIn(configuration, booking, leg, section) }
    : { kind: 'open', section };
}

function bookedIn(
  configuration: StayConfiguration,
  { search }: Booking,
  leg: Leg,
  section: Section,
): BookedTimes {
  switch (section) {
    case 'pool':
      return { section, times: leg.spaPool };
    case 'treatments':
      return {
        section,
        treatments: bookedTreatments(leg),
        possible:
          guestsForAny(agesOf(leg.guests), includedTreatments(configuration, leg)).length *
          search.numberOfNights,
      };
    case 'breakfast':
    case 'dinner':
      return { section, nights: search.numberOfNights, ...bookedTables(configuration, leg, section) };
    case 'golf':
      return { section, starts: leg.golf.map(({ time }) => time.dateTime).sort(compareDates) };
  }
}

/** The restaurants that have dinner as an add-on for this room, once each. */
function venues(configuration: StayConfiguration, booking: Booking, leg: Leg): string[] {
  const offered = eligibleAddOns(configuration, booking).filter(({ legs }) => legs.includes(leg.leg));
  return [...new Set(offered.flatMap(({ content }) => content.restaurant?.displayName ?? []))];
}
