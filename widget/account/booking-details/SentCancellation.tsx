import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { OutcomeRef } from '../../../machines/shared/outcome/outcome.machine.ts';
import * as selectors from '../../../machines/shared/outcome/outcome.selectors.ts';
import { cancellationOf } from '../../../src/domain/booking/sent-write.ts';
import { fill } from '../../texts/fill.ts';
import { AskAgain, LastAnswer, useWithTimeOfNo } from '../../steps/outcome/Asked.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { bringIntoView } from '../../ui/frame/focus.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** A cancellation that the hotel has not confirmed. The estate is asked as long as this is shown (F-12). */
export function SentCancellation({ actor }: { actor: OutcomeRef }) {
  const { account, outcome } = useTexts();
  const texts = account.bookingDetails.cancellation;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that sent it has closed, somewhere below.
  useEffect(() => {
    bringIntoView(heading.current);
  }, []);
  const isClear = useSelector(actor, selectors.selectIsClear);
  const legs = useSelector(actor, ({ context }) => cancellationOf(context.write).legs);
  const { one, all } = isClear ? texts.clear : texts;
  const title = legs === null ? all : fill(one, { leg: legs.join(', ') });
  const clear = useWithTimeOfNo(actor, texts.clear.text);
  return (
    <section className="ui-stack">
      <Notice tone="warning" said={title}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{isClear ? clear : texts.text}</p>
      </Notice>
      {isClear ? null : <LastAnswer actor={actor} notMade={texts.notMade} />}
      <CallUs call={outcome.asking.call} contact={outcome.asking.contact} contactLink={outcome.contactLink} />
      <div className="ui-row">
        <AskAgain actor={actor} />
        {isClear ? <GoOn actor={actor} /> : null}
      </div>
    </section>
  );
}

function GoOn({ actor }: { actor: OutcomeRef }) {
  const { back } = useTexts().account.bookingDetails.cancellation.clear;
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  return (
    <Button variant="primary" busy={isBusy} onClick={() => actor.send({ type: 'anew.requested' })}>
      {back}
    </Button>
  );
}
