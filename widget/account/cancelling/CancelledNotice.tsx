import { useEffect, useRef } from 'react';
import { fill } from '../../texts/fill.ts';
import { bringIntoView } from '../../ui/frame/focus.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** What has just been cancelled. It has the focus, since the dialog that asked is gone. */
export function CancelledNotice({ cancelled }: { cancelled: readonly number[] | 'all' }) {
  const { cancelModal } = useTexts().account.bookingDetails;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(told.current), [cancelled]);
  return (
    <div ref={told} tabIndex={-1} role="status" className="booking-told">
      <Notice tone="success">
        {cancelled === 'all' ? (
          <p>{cancelModal.done}</p>
        ) : (
          cancelled.map((leg) => <p key={leg}>{fill(cancelModal.cancelled, { leg })}</p>)
        )}
      </Notice>
    </div>
  );
}
