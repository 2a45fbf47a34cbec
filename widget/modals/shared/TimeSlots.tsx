import { Fragment } from 'react';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { Slot } from '../../../src/domain/dates/slots.ts';
import type { HalfDay } from '../../../src/domain/spa/spa.ts';
import { Chip, ChipGroup } from '../../ui/controls/Chip.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { listFacts } from '../../texts/list-facts.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useStayHours } from './stay-hours-context.tsx';

/** Sends the choice of a time, or of a half of the day, to the modal's chart. */
export type SendTime = (
  event: { type: 'time.chosen'; start: LocalDateTime } | { type: 'half.chosen'; half: HalfDay },
) => void;

interface TimeSlotsProps {
  /** What the times are for, in words. */
  label: string;
  /** The names of the halves of the day: 'Morning' and 'Afternoon', or 'AM' and 'PM'. */
  words: 'halves' | 'amOrPm';
  half: HalfDay;
  /** The starts in `half`. */
  slots: readonly Slot[];
  send: SendTime;
}

const HALVES: readonly HalfDay[] = ['AM', 'PM'];

/** Starts as chips, by half of the day and by part of the stay. Unavailable starts are struck through. */
export function TimeSlots({ label, words, half, slots, send }: TimeSlotsProps) {
  const { times: texts, shared } = useTexts();
  const parts = useStayHours()(slots, ({ start }) => start);
  return (
    <div className="ui-stack ui-stack-tight">
      <Tabs
        label={texts.halves.label}
        value={half}
        options={HALVES.map((value) => ({ value, label: texts[words][value] }))}
        onChange={(value) => send({ type: 'half.chosen', half: value === 'PM' ? 'PM' : 'AM' })}
      />
      {slots.length === 0 ? (
        <p className="ui-soft">
          {texts.halves.none[half]}
          <Announcement text={texts.halves.none[half]} />
        </p>
      ) : (
        parts.map(({ part, heading, times }) => (
          <Fragment key={part}>
            {heading === null ? null : (
              <p className="times-part ui-hint" aria-hidden="true">
                {heading}
              </p>
            )}
            <ChipGroup label={heading === null ? label : listFacts(shared, [label, heading])}>
              {times.map((slot) => (
                <Chip
                  key={slot.start}
                  pressed={slot.isChosen}
                  taken={!slot.isFree}
                  onClick={() => send({ type: 'time.chosen', start: slot.start })}
                >
                  {slot.label}
                </Chip>
              ))}
            </ChipGroup>
          </Fragment>
        ))
      )}
    </div>
  );
}
