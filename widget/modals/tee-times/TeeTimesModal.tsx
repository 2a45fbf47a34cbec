import { useSelector } from '@xstate/react';
import {
  selectDate,
  selectDates,
  selectFailure,
  selectHalf,
  selectIsLoading,
  selectRoom,
  selectSlots,
} from '../../../machines/modals/tee-times/tee-times.selectors.ts';
import { formatClock, formatStayDay } from '../../../src/domain/date-formats.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { DateTabs } from '../shared/DateTabs.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { sameContent } from '../shared/same-content.ts';
import { TimeSlots } from '../shared/TimeSlots.tsx';
import { useRoomTitle } from '../shared/use-room-title.ts';
import type { TeeTimesRef } from './tee-times-ref.ts';

/** Tee-off times by date and half of the day (A §2.10, D-08). */
export function TeeTimesModal({ actor }: { actor: TeeTimesRef }) {
  const { teeTimes: texts, times, shared } = useTexts();
  const title = useRoomTitle(useSelector(actor, selectRoom), texts.title);
  const isLoading = useSelector(actor, selectIsLoading);
  const failure = useSelector(actor, selectFailure);
  const isOpen = !isLoading && failure === null;
  return (
    <Dialog
      title={title}
      size="wide"
      onCancel={() => actor.send({ type: 'close.pressed' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'close.pressed' })}>{shared.close}</Button>
          <Button variant="primary" disabled={!isOpen} onClick={() => actor.send({ type: 'done.pressed' })}>
            {times.done}
          </Button>
        </>
      }
    >
      <div className="times-modal">
        {isLoading ? (
          <>
            <Loading text={texts.loading} />
            <Skeleton height={240} />
          </>
        ) : null}
        {failure ? (
          <LoadFailure
            heading={texts.failed}
            failure={failure}
            onRetry={() => actor.send({ type: 'load.retried' })}
          />
        ) : null}
        {isOpen ? <Days actor={actor} /> : null}
      </div>
    </Dialog>
  );
}

function Days({ actor }: { actor: TeeTimesRef }) {
  const texts = useTexts().teeTimes;
  const date = useSelector(actor, selectDate);
  const dates = useSelector(actor, selectDates, sameContent);
  const half = useSelector(actor, selectHalf);
  const slots = useSelector(actor, selectSlots, sameContent);
  return (
    <>
      <p>{texts.intro}</p>
      <DateTabs
        value={date}
        dates={dates.map((day) => ({
          date: day.date,
          hint: day.chosen === null ? texts.notChosen : formatClock(day.chosen),
        }))}
        onChange={(chosen) => actor.send({ type: 'date.chosen', date: chosen })}
      />
      <h3 className="times-heading">{texts.heading}</h3>
      <TimeSlots
        label={fill(texts.headingOf, { date: formatStayDay(date) })}
        words="halves"
        half={half}
        slots={slots}
        onHalf={(chosen) => actor.send({ type: 'half.chosen', half: chosen })}
        onChoose={(start) => actor.send({ type: 'time.chosen', start })}
      />
    </>
  );
}
