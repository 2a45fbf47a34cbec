import { useSelector } from '@xstate/react';
import type { CancelRoomRef } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import * as selectors from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import { failureText } from '../../texts/failure-text.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { SentChangeNotice } from '../booking-details/SentChangeNotice.tsx';

/** A cancellation that the estate has not confirmed: it is asked as long as this is shown (F-12). */
export function CancelRoomDoubt({ actor, level }: { actor: CancelRoomRef; level: 2 | 3 }) {
  const { account, shared } = useTexts();
  const outcome = useSelector(actor, selectors.selectOutcome);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const failure = useSelector(actor, selectors.selectLost);
  if (failure)
    return (
      <ErrorBox
        level={level}
        title={account.findBooking.failed}
        text={failureText(failure, shared.failures)}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  if (outcome === null) return null;
  return <SentChangeNotice actor={outcome} nameOf={String} refusal={refusal} level={level} />;
}
