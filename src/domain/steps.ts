/** The screens of a stay booking in their order (A §4.1, B §4). */
export const STEPS = [
  'start',
  'search',
  'rooms',
  'rates',
  'guests',
  'itinerary',
  'addons',
  'details',
  'summary',
  'payment',
  'confirmation',
] as const;

export type Step = (typeof STEPS)[number];

/** A place in the flow; `leg` counts from 1 and matters to rooms and rates only. */
export interface Place {
  step: Step;
  leg: number;
}
