import type { BookingBadge } from '../../../src/domain/stay-bookings.ts';
import { plural } from '../../../src/texts/fill.ts';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import css from './badge.css?inline';

registerStyles(css);

/** How far away a booking is, or that it is off (B §2.14, §2.15). */
export function Badge({ badge }: { badge: BookingBadge }) {
  const texts = useTexts().account.bookings.badge;
  return (
    <p className="bookings-badge" data-kind={badge.kind}>
      {'days' in badge ? plural(texts[badge.kind], badge.days) : texts[badge.kind]}
    </p>
  );
}
