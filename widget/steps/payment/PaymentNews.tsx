import { useSelector } from '@xstate/react';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** How the last attempt ended, and the way on (D-34); a refusal stands at the card, and a voucher's at its field. */
export function PaymentNews({ actor }: { actor: PaymentRef }) {
  const { payment: texts, shared, formats } = useTexts();
  const news = useSelector(actor, selectors.selectNews);
  const difference = useSelector(actor, selectors.selectDifference);
  const isUnpaid = useSelector(actor, selectors.selectIsUnpaid);
  const failure = useSelector(actor, selectFailure);
  const cause = failure ? failureText(failure, shared.failures) : shared.failures.other;
  const { frame, stagingFailed, differing } = texts;
  const told = (title: string, text: string, retry = stagingFailed.retry) => (
    <ErrorBox
      key={news}
      {...{ title, text }}
      action={<Button onClick={() => actor.send({ type: 'staging.retried' })}>{retry}</Button>}
    />
  );
  switch (news) {
    case null:
    case 'refused':
    case 'voucherRefused':
    case 'billChanged':
      return null;
    case 'frameFailed':
      return told(texts.error, frame.failed, frame.retry);
    case 'frameCancelled':
      return told(texts.error, frame.cancelled, frame.retry);
    case 'stagingFailed':
      return told(stagingFailed.title, isUnpaid ? fill(stagingFailed.text, { reason: cause }) : cause);
    case 'doubtful':
      return told(stagingFailed.title, stagingFailed.doubtful);
    case 'differing': {
      const sums = {
        estate: formats.price(difference?.estate ?? 0),
        shown: formats.price(difference?.shown ?? 0),
      };
      return told(differing.title, fill(differing[difference?.of ?? 'total'], sums));
    }
  }
}
