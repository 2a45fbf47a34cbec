import { useSelector } from '@xstate/react';
import { failureText } from '../../../src/texts/failure-text.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** How the last attempt ended, and the way on (D-34); a refusal stands at the card, and a voucher's at its field. */
export function PaymentNews({ actor }: { actor: PaymentRef }) {
  const { payment: texts, shared, formats } = useTexts();
  const news = useSelector(actor, selectors.selectNews);
  const difference = useSelector(actor, selectors.selectDifference);
  const isUnpaid = useSelector(actor, selectors.selectIsUnpaid);
  const failure = useSelector(actor, selectFailure);
  const cause = failure ? failureText(failure, shared.failures) : shared.failures.other;
  const tryAgain = (words: string) => (
    <Button onClick={() => actor.send({ type: 'staging.retried' })}>{words}</Button>
  );
  switch (news) {
    case null:
    case 'refused':
    case 'voucherRefused':
    case 'billChanged':
      return null;
    case 'frameFailed':
    case 'frameCancelled':
      return (
        <ErrorBox
          key={news}
          title={texts.error}
          text={news === 'frameFailed' ? texts.frame.failed : texts.frame.cancelled}
          action={tryAgain(texts.frame.retry)}
        />
      );
    case 'stagingFailed':
      return (
        <ErrorBox
          key={news}
          title={texts.stagingFailed.title}
          text={isUnpaid ? fill(texts.stagingFailed.text, { reason: cause }) : cause}
          action={tryAgain(texts.stagingFailed.retry)}
        />
      );
    case 'doubtful':
      return (
        <ErrorBox
          key={news}
          title={texts.stagingFailed.title}
          text={texts.stagingFailed.doubtful}
          action={tryAgain(texts.stagingFailed.retry)}
        />
      );
    case 'differing':
      return (
        <ErrorBox
          key={news}
          title={texts.differing.title}
          text={fill(texts.differing[difference?.of ?? 'total'], {
            estate: formats.price(difference?.estate ?? 0),
            shown: formats.price(difference?.shown ?? 0),
          })}
          action={tryAgain(texts.stagingFailed.retry)}
        />
      );
  }
}
