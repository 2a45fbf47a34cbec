import type { GuestOccupancy, GuestQuota } from '../payloads/parts.ts';
import type { FeeRecord } from '../world/types.ts';

/** Age in years up to which a guest is an infant; an older one is a child (A §9.2). */
const OLDEST_INFANT = 3;

/** The guests of a room in the server's form (A §3.6). */
export function quotaOf(room: GuestOccupancy): GuestQuota {
  const ages = room.children.map((child) => child.age);
  const infants = ages.filter((age) => age <= OLDEST_INFANT).length;
  return {
    Adults: room.adults,
    ChildAges: ages,
    Children: ages.length - infants,
    Infants: infants,
    Dogs: room.dogs,
  };
}

/** How many of a fee's subjects are in the room: dogs, children or infants. */
export function feeQuantity(code: FeeRecord['Code'], quota: GuestQuota): number {
  switch (code) {
    case 'DOG':
      return quota.Dogs;
    case 'CHILD':
      return quota.Children;
    case 'BABY':
      return quota.Infants;
  }
}
