import type { Place, Step } from './steps.ts';

const PROGRESS: Record<Step, number | null> = {
  start: 1,
  search: 1,
  rooms: 2,
  rates: 2,
  guests: 2,
  itinerary: 2,
  addons: 3,
  details: 4,
  summary: 4,
  payment: 5,
  confirmation: null,
};

const EDITED: Record<number, Step> = { 1: 'search', 2: 'rooms', 3: 'addons', 4: 'details', 5: 'payment' };

/** The step of the progress bar, 1 to 5, that a screen belongs to; null on the confirmation (A §2.1). */
export function progressOf(step: Step): number | null {
  return PROGRESS[step];
}

/** Where the 'Edit' link of a step of the progress bar leads (A §2.2). */
export function editedPlace(progress: number): Place {
  return { step: EDITED[progress] ?? 'search', leg: 1 };
}
