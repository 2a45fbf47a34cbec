import { useSelector } from '@xstate/react';
import type { AddOnGolfRef } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { TimeSlots } from '../shared/TimeSlots.tsx';

/** The tee times of one ticked day, and the choices for the other days. */
export function GolfTimes({ actor }: { actor: AddOnGolfRef }) {
  const { addOnKinds, formats } = useTexts();
  const texts = addOnKinds.golf;
  const date = useSelector(actor, selectors.selectDate);
  const players = useSelector(actor, selectors.selectPlayers);
  return (
    <>
      <Rounds actor={actor} />
      <div className="ui-stack ui-stack-tight">
        <ModalHeading page={date}>{texts.heading}</ModalHeading>
        <p className="ui-soft">
          {fill(formats.plural(texts.party, players), { date: formats.fullDate(date) })}
        </p>
      </div>
      <LoadedContent actor={actor} loading={texts.loading} height={200} failed={texts.failed}>
        <Slots actor={actor} />
      </LoadedContent>
    </>
  );
}

function Slots({ actor }: { actor: AddOnGolfRef }) {
  const { addOnKinds, formats } = useTexts();
  const texts = addOnKinds.golf;
  const date = useSelector(actor, selectors.selectDate);
  const half = useSelector(actor, selectors.selectHalf);
  const slots = useSelector(actor, selectors.selectSlots);
  const isFull = useSelector(actor, selectors.selectIsFull);
  return (
    <>
      {isFull ? (
        <Notice>
          <p>{texts.full}</p>
        </Notice>
      ) : null}
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

/** Every ticked day with its tee time; nothing where only one day is ticked. */
function Rounds({ actor }: { actor: AddOnGolfRef }) {
  const { addOnKinds, formats } = useTexts();
  const texts = addOnKinds.golf;
  const shown = useSelector(actor, selectors.selectDate);
  const dates = useSelector(actor, selectors.selectDates);
  const ticked = dates.filter(({ isTicked }) => isTicked);
  return ticked.length < 2 ? null : (
    <ol className="ui-tabs addon-golf-rounds ui-list ui-numbers">
      {ticked.map(({ date, time }) => (
        <li key={date} aria-current={date === shown ? 'step' : undefined}>
          {formats.stayDay(date)} <small>{time === null ? texts.notChosen : formatClock(time)}</small>
        </li>
      ))}
    </ol>
  );
}
