import type { Step } from '../../src/domain/booking/steps.ts';

/**
 * Each step as the specification has it: the heading of its screen (A §2.3 to §2.11, B §2), its address and its step of
 * the progress bar (A §2.1). `{leg}` is the room's number, `{session}` the session's id.
 */
export const STEP_SCREENS: Readonly<
  Record<Step, readonly [heading: string, address: string, progress: number | null]>
> = {
  start: ['Book a room', '#/', 1],
  search: ['Book a room', '#/stay/search/', 1],
  rooms: ['Room {leg}: Select Room', '#/{session}/stay/room/{leg}', 2],
  rates: ['Room {leg}: Select Rate', '#/{session}/stay/rate/{leg}', 2],
  guests: ['Guest names', '#/{session}/stay/guests', 2],
  itinerary: ['Set your itinerary', '#/{session}/stay/itinerary', 2],
  addons: ['Can we make your stay even more special?', '#/{session}/stay/add-ons', 3],
  details: ['Lead booker details', '#/{session}/stay/details', 4],
  summary: ['Check your booking details', '#/{session}/stay/summary', 4],
  payment: ['Payment', '#/{session}/stay/payment', 5],
  confirmation: ['Your stay is booked!', '#/{session}/stay/confirmation/', null],
};
