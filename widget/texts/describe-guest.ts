import type { GuestLabel } from '../../src/domain/guests/guest-labels.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/** A guest's name; 'Guest 2' for a guest who is named later. */
export function describeGuest({ times }: Pick<Texts, 'times'>, label: GuestLabel): string {
  return typeof label === 'string' ? label : fill(times.guest, { n: label.place });
}
