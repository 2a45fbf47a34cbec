import type { Leg } from './booking.ts';
import { isNamed } from './guests.ts';

/** A room whose guests can be told apart: 'Guest 2' stands for whoever is named later (D-479). */
export function withLabels(leg: Leg): Leg {
  const guests = leg.guests.map((guest, place) =>
    isNamed(guest) ? guest : { ...guest, firstName: `Guest ${place + 1}`, lastName: '' },
  );
  return { ...leg, guests };
}
