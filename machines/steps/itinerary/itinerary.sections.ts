import type { Leg } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import { isSystemDisabled, rateContentOf } from '../../../src/domain/lookups.ts';
import type { SystemName } from '../../../src/domain/systems.ts';

/** What a rate can include that has a time, in the order of the screen (A §2.9, D-08). */
export const SECTIONS = ['pool', 'spa', 'breakfast', 'dinner', 'golf'] as const;

export type Section = (typeof SECTIONS)[number];

const INCLUDED = {
  pool: 'includesSpaPool',
  spa: 'includesSpa',
  breakfast: 'includesBreakfast',
  dinner: 'includesDinner',
  golf: 'includesGolf',
} as const;

/** The system that takes a section's bookings (A §4.8); a preferred pool time is booked nowhere (D-09). */
const SYSTEMS: Record<Section, SystemName | null> = {
  pool: null,
  spa: 'Spa',
  breakfast: 'Restaurant',
  dinner: 'Restaurant',
  golf: 'Golf',
};

const NOTHING: Record<Section, Partial<Leg>> = {
  pool: { spaPool: [] },
  spa: { spaPackages: [] },
  breakfast: { breakfast: [] },
  dinner: { dinner: [] },
  golf: { golf: [] },
};

export function isIncluded(configuration: StayConfiguration, leg: Leg, section: Section): boolean {
  return rateContentOf(configuration, leg)?.[INCLUDED[section]] ?? false;
}

/** The system that is disabled and takes this section's bookings, null where it can be booked (A §4.8). */
export function closedSystem(configuration: StayConfiguration, section: Section): SystemName | null {
  const system = SYSTEMS[section];
  return system !== null && isSystemDisabled(configuration, system) ? system : null;
}

export function isBooked(leg: Leg, section: Section): boolean {
  switch (section) {
    case 'pool':
      return leg.spaPool.length > 0;
    case 'spa':
      return leg.spaPackages.length > 0;
    case 'breakfast':
    case 'dinner':
    case 'golf':
      return leg[section].length > 0;
  }
}

/** Whether the section's modal can be opened: treatments can be changed, other times are cleared first (D-422). */
export function canBook(configuration: StayConfiguration, leg: Leg, section: Section): boolean {
  const isOpen = isIncluded(configuration, leg, section) && closedSystem(configuration, section) === null;
  return isOpen && (section === 'spa' || !isBooked(leg, section));
}

/** The leg without the section's times (A §4.7, §4.8). */
export function withoutTimes(leg: Leg, section: Section): Leg {
  return { ...leg, ...NOTHING[section] };
}
