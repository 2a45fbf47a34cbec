import type { Place, Step } from '../../../src/domain/steps.ts';

/** What can be changed from a room's summary. */
export type Editable =
  | 'dates'
  | 'guests'
  | 'dogs'
  | 'room'
  | 'rate'
  | 'addOns'
  | 'guestNames'
  | 'golf'
  | 'breakfast'
  | 'dinner'
  | 'pool'
  | 'dinnerAddOns'
  | 'golfAddOns'
  | 'spaPackage'
  | 'spaTreatments';

const STEPS_TO_EDIT: Record<Editable, Step> = {
  dates: 'search',
  guests: 'search',
  dogs: 'search',
  room: 'rooms',
  rate: 'rates',
  addOns: 'addons',
  guestNames: 'guests',
  golf: 'itinerary',
  breakfast: 'itinerary',
  dinner: 'itinerary',
  pool: 'itinerary',
  dinnerAddOns: 'addons',
  golfAddOns: 'addons',
  spaPackage: 'addons',
  spaTreatments: 'addons',
};

/** Where the 'Edit' link of a room's summary leads (B §2.1). */
export function editPlace(editable: Editable, leg: number): Place {
  return { step: STEPS_TO_EDIT[editable], leg };
}
