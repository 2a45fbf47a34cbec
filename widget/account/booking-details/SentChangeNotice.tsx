import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { OutcomeRef } from '../../../machines/shared/outcome/outcome.machine.ts';
import * as selectors from '../../../machines/shared/outcome/outcome.selectors.ts';
import { changeOf, type SentChange } from '../../../src/domain/booking/sent-write.ts';
import { fill } from '../../texts/fill.ts';
import { AskAgain, LastAnswer, useWithTimeOfNo } from '../../steps/outcome/Asked.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { bringIntoView } from '../../ui/frame/focus.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface SentChangeProps {
  actor: OutcomeRef;
  /** The package's name for a code. */
  nameOf: (code: string) => string;
  /** The hotel's own reason, where it has refused the change. */
  refusal: string | null;
  /** Of its heading. */
  level?: 2 | 3;
}

/** A change that the hotel has not confirmed. The estate is asked as long as this is shown (F-12). */
export function SentChangeNotice({ actor, nameOf, refusal, level = 3 }: SentChangeProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { outcome } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog or the panel that sent it is gone, somewhere below.
  useEffect(() => {
    bringIntoView(heading.current);
  }, []);
  const isClear = useSelector(actor, selectors.selectIsClear);
  const change = useSelector(actor, ({ context }) => changeOf(context.write));
  const texts = useTextsOf(change, isClear, nameOf);
  const clear = useWithTimeOfNo(actor, texts.clear);
  return (
    <section className="ui-stack">
      <Notice tone="warning" said={texts.title}>
        <Heading ref={heading} tabIndex={-1} className="sent-change">
          {texts.title}
        </Heading>
        {isClear && refusal !== null ? <p>{refusal}</p> : null}
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

function useTextsOf(sent: SentChange, isClear: boolean, nameOf: SentChangeProps['nameOf']) {
  const { cancellation, packageChange } = useTexts().account.bookingDetails;
  if (sent.kind === 'package') {
    const { text, notMade, clear } = packageChange;
    const title = fill((isClear ? clear : packageChange)[sent.change], {
      name: nameOf(sent.code),
      leg: sent.leg,
    });
    return { title, text, notMade, clear: clear.text };
  }
  const { text, notMade, clear } = cancellation;
  const { one, all } = isClear ? clear : cancellation;
  const title = sent.legs === null ? all : fill(one, { leg: sent.legs.join(', ') });
  return { title, text, notMade, clear: clear.text };
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
