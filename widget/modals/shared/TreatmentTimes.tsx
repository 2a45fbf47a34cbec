import type { TreatmentTimes as Times } from '../../../src/domain/spa/treatment-times.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { type SendTime, TimeSlots } from './TimeSlots.tsx';

interface TreatmentTimesProps extends Times {
  /** What the times are for, in words. */
  label: string;
  words: 'halves' | 'amOrPm';
  texts: { full: string; sharedTime: string };
  send: SendTime;
}

/** The starts of a guest's treatment, the one of another guest before all. */
export function TreatmentTimes(props: TreatmentTimesProps) {
  const { label, words, texts, half, slots, isFull, shared, send } = props;
  const saidTexts = useTexts();
  return (
    <>
      {isFull ? (
        <Notice>
          <p>{texts.full}</p>
        </Notice>
      ) : null}
      {shared ? (
        <div>
          <Button onClick={() => send({ type: 'time.chosen', start: shared.start })}>
            {fill(texts.sharedTime, {
              name: describeGuest(saidTexts, shared.name),
              time: formatClock(shared.start),
            })}
          </Button>
        </div>
      ) : null}
      <TimeSlots {...{ label, words, half, slots, send }} />
    </>
  );
}
