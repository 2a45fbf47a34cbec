import type { BookingBadge } from '../../../src/domain/account/stay-bookings.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './badge.css?inline';

registerStyles(css);

/** How far away a booking is, or that it is cancelled. */
export function Badge({ badge }: { badge: BookingBadge }) {
  const texts = useTexts();
  return (
    <p className="bookings-badge" data-kind={badge.kind}>
      {badgeText(badge, texts)}
    </p>
  );
}

function badgeText(badge: BookingBadge, { account, formats }: Texts): string {
  const texts = account.bookings.badge;
  switch (badge.kind) {
    case 'toGo':
    case 'ago':
      return formats.plural(texts[badge.kind], badge.days);
    case 'yearsAgo':
      return formats.plural(texts.yearsAgo, badge.years);
    default:
      return texts[badge.kind];
  }
}
