import type { SnapshotFrom } from 'xstate';
import type { Leg } from '../../../src/domain/booking.ts';
import type { StayConfiguration, SystemName } from '../../../src/domain/configuration.ts';
import { fullNames } from '../../../src/domain/guests.ts';
import { isSystemDisabled, rateContentOf, systemStatus } from '../../../src/domain/lookups.ts';
import type { itineraryMachine } from './itinerary.machine.ts';

type ItinerarySnapshot = SnapshotFrom<typeof itineraryMachine>;

/** A section of a room's panel, in the order of A §2.9. */
export type ItinerarySection =
  | { kind: 'selfCatering'; venues: string }
  /** The system is disabled: its InlineMessage (HTML) stands in place of the section (A §4.8). */
  | { kind: 'closed'; section: 'spa' | 'breakfast' | 'dinner' | 'golf'; message: string };

/** A room's panel on the itinerary. */
export interface RoomItinerary {
  leg: number;
  names: string;
  sections: ItinerarySection[];
}

export const selectRooms = ({ context }: ItinerarySnapshot): RoomItinerary[] =>
  context.booking.legs.map((leg) => ({
    leg: leg.leg,
    names: fullNames(leg),
    sections: sectionsOf(context.configuration, leg),
  }));

function sectionsOf(configuration: StayConfiguration, leg: Leg): ItinerarySection[] {
  const rate = rateContentOf(configuration, leg);
  const closed = (
    section: 'spa' | 'breakfast' | 'dinner' | 'golf',
    system: SystemName,
    isIncluded: boolean,
  ): ItinerarySection[] =>
    isIncluded && isSystemDisabled(configuration, system)
      ? [{ kind: 'closed', section, message: systemStatus(configuration, system)?.InlineMessage ?? '' }]
      : [];
  const isSelfCatering = !rate?.IncludesBreakfast && !rate?.IncludesDinner;
  return [
    ...closed('spa', 'Spa', rate?.IncludesSpa ?? false),
    ...(isSelfCatering ? [{ kind: 'selfCatering' as const, venues: venues(configuration) }] : []),
    ...closed('breakfast', 'Restaurant', rate?.IncludesBreakfast ?? false),
    ...closed('dinner', 'Restaurant', rate?.IncludesDinner ?? false),
    ...closed('golf', 'Golf', rate?.IncludesGolf ?? false),
  ];
}

/** The restaurants where dinner can be added: 'The Boathouse, The Grill or The Terrace'. */
function venues(configuration: StayConfiguration): string {
  const names = [
    ...new Set(
      configuration.AddOns.flatMap((addOn) => (addOn.Restaurant ? [addOn.Restaurant.DisplayName] : [])),
    ),
  ];
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
