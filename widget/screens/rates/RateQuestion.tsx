import { useSelector } from '@xstate/react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import { selectLosses } from '../../../machines/steps/rates/rates.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { describeLosses } from '../rooms/describe-losses.ts';

/** Asks before another rate takes times or add-ons away (D-39). */
export function RateQuestion({ actor }: { actor: RatesRef }) {
  const { rates, losses: words } = useTexts();
  const losses = useSelector(actor, selectLosses);
  return losses ? (
    <ConfirmDialog
      title={rates.change.title}
      text={fill(rates.change.text, { losses: describeLosses(words, losses, false) })}
      confirm={rates.change.confirm}
      cancel={rates.change.cancel}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dismissed' })}
    />
  ) : null;
}
