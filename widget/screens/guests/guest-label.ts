import type { Guest, Leg } from '../../../src/domain/booking.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';

/** Names a guest of a leg: 'Guest 2', 'Child 1 (7 years)'. */
export function useGuestLabel(): (leg: Leg, guest: Guest) => string {
  const { guests: texts, formats } = useTexts();
  return (leg, guest) => {
    const peers = leg.guests.filter((other) => other.isChild === guest.isChild);
    const n = peers.indexOf(guest) + 1;
    if (guest.age === null) return fill(texts.guest, { n });
    return fill(texts.child, {
      n,
      age: guest.age === 0 ? texts.underOne : formats.plural(texts.age, guest.age),
    });
  };
}
