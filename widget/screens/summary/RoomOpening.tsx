import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeTerms } from '../../../src/texts/describe-rates.ts';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import { selectAnswers, selectTimeAt, termsAt } from '../../../machines/steps/summary/summary.selectors.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** The room's picture, and its deadline for changes and cancelling, where the estate gives one. */
export function RoomOpening({ actor, leg }: { actor: SummaryRef; leg: number }) {
  const texts = useTexts();
  const [moment] = useState(() => new Date());
  const now = useSelector(actor, selectTimeAt(moment));
  const room = useSelector(actor, selectAnswers).find((answers) => answers.leg === leg);
  const terms = room ? termsAt(room, now) : null;
  if (!room?.image && !terms) return null;
  return (
    <div className="summary-opening">
      {room?.image ? <Picture path={room.image.path} alt="" className="summary-picture" /> : null}
      {terms ? (
        <div>
          <h4>{texts.summary.terms}</h4>
          <p>{describeTerms(texts, terms)}</p>
        </div>
      ) : null}
    </div>
  );
}
