import { useSelector } from '@xstate/react';
import type { OutcomeRef } from '../../../machines/shared/outcome/outcome.machine.ts';
import * as selectors from '../../../machines/shared/outcome/outcome.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Asks the estate at once what became of a write. */
export function AskAgain({ actor }: { actor: OutcomeRef }) {
  const { asking } = useTexts().outcome;
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  return (
    <Button busy={isBusy} onClick={() => actor.send({ type: 'outcome.asked' })}>
      {isBusy ? asking.checking : asking.askAgain}
    </Button>
  );
}

/** The estate's last answer. `notMade`: the sentence with '{time}' where it has not made the write. */
export function LastAnswer({ actor, notMade }: { actor: OutcomeRef; notMade: string }) {
  const { silence } = useTexts().outcome.asking;
  const answer = useSelector(actor, selectors.selectLastAnswer);
  const no = useWithTimeOfNo(actor, notMade);
  if (answer === 'none') return null;
  const text = answer === 'silence' ? silence : no;
  return (
    <p>
      {text}
      <Announcement text={text} />
    </p>
  );
}

/** The sentence with the time of the estate's last no at '{time}'. It was true then, and may not be true any more. */
export function useWithTimeOfNo(actor: OutcomeRef, sentence: string): string {
  const { formats } = useTexts();
  const when = useSelector(actor, selectors.selectLastNoWhen);
  return fill(sentence, { time: when === null ? '' : formats.clock(when) });
}
