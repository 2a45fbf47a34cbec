import { useSelector } from '@xstate/react';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import { selectBooking, selectShareStay } from '../../../machines/steps/summary/summary.selectors.ts';
import { departureDate } from '../../../src/domain/dates.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { sharedLink } from '../confirmation/shared-link.ts';
import { ShareButton, ShareNews } from '../confirmation/ShareStay.tsx';

/** A link that shares the plan before it is booked. Not for an amendment, which concerns its member only. */
export function SharePlan({ actor }: { actor: SummaryRef }) {
  const { search } = useSelector(actor, selectBooking);
  const share = useSelector(actor, selectShareStay);
  const link = sharedLink(
    useTexts(),
    useAssets(),
    { from: search.arrivalDate, to: departureDate(search) },
    search.guestOccupancies,
  );
  if (!share || !link || search.amendId !== null) return null;
  return (
    <div className="summary-share">
      <ShareButton actor={share} link={link} />
      <ShareNews actor={share} />
    </div>
  );
}
