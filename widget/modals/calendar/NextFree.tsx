import { useSelector } from '@xstate/react';
import type { CalendarRef } from '../../../machines/modals/calendar/calendar.machine.ts';
import {
  selectNextFree,
  type NextFree as State,
} from '../../../machines/modals/calendar/calendar.selectors.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The next free stay, with a button that chooses it, and the hotel's telephone. */
export function NextFree({ actor }: { actor: CalendarRef }) {
  const words = useTexts();
  const texts = words.calendar.nextFree;
  const next = useSelector(
    actor,
    selectNextFree,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  if (next.state === 'unasked') return null;
  const said = describe(words, next);
  return (
    <div className="calendar-next">
      <p>
        {said}
        {/* The months that are asked for on the way are not read out one by one. */}
        <Announcement text={next.state === 'looking' ? '' : said} isOnlyNews />
        {next.state === 'looking' ? <LongWait /> : null}
      </p>
      {next.state === 'found' ? (
        <Button onClick={() => actor.send({ type: 'nextFree.taken' })}>{texts.take}</Button>
      ) : null}
      {next.state === 'failed' ? (
        <Button onClick={() => actor.send({ type: 'nextFree.retried' })}>{words.shared.retry}</Button>
      ) : null}
      {next.state === 'looking' ? null : <CallUs {...texts} />}
    </div>
  );
}

function describe(
  { calendar: { nextFree: texts }, formats }: Pick<Texts, 'calendar' | 'formats'>,
  next: State,
): string {
  switch (next.state) {
    case 'looking':
      return fill(texts.looking, { month: formats.month(next.month) });
    case 'found': {
      const { arrivalDate, numberOfNights } = next.stay;
      return fill(formats.plural(texts.found, numberOfNights), { date: formats.plainDate(arrivalDate) });
    }
    case 'none':
      return fill(formats.plural(texts.none, next.numberOfNights), { last: formats.month(next.last) });
    case 'failed':
      return texts.failed;
    case 'unasked':
      return '';
  }
}
