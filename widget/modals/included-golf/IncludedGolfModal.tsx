import { useSelector } from '@xstate/react';
import type { IncludedGolfRef } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import * as selectors from '../../../machines/modals/included-golf/included-golf.selectors.ts';
import { selectIsOpen } from '../../../machines/modals/modal.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { DateTabs } from '../shared/DateTabs.tsx';
import { TimeSlots } from '../shared/TimeSlots.tsx';

/** Tee-off times by date and half of the day. */
export function IncludedGolfModal({ actor }: { actor: IncludedGolfRef }) {
  const { includedGolf: texts, times, shared } = useTexts();
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <ModalFrame
      actor={actor}
      title={texts.title}
      size="wide"
      close={shared.close}
      actions={
        <Button variant="primary" disabled={!isOpen} onClick={() => actor.send({ type: 'done.pressed' })}>
          {times.done}
        </Button>
      }
    >
      <LoadedContent actor={actor} loading={texts.loading} height={240} failed={texts.failed}>
        <Days actor={actor} />
      </LoadedContent>
    </ModalFrame>
  );
}

function Days({ actor }: { actor: IncludedGolfRef }) {
  const { includedGolf: texts, formats } = useTexts();
  const date = useSelector(actor, selectors.selectDate);
  const dates = useSelector(actor, selectors.selectDates);
  const half = useSelector(actor, selectors.selectHalf);
  const slots = useSelector(actor, selectors.selectSlots);
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
        label={fill(texts.headingOf, { date: formats.stayDay(date) })}
        words="halves"
        half={half}
        slots={slots}
        send={actor.send}
      />
    </>
  );
}
