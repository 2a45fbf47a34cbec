import type { BookedTimes } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { dayOfStay } from '../../texts/day-of-stay.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The booked times in order. */
export function BookedList({ booked }: { booked: BookedTimes }) {
  const words = useTexts();
  const { itinerary, poolAccess, formats } = words;
  const texts = itinerary.booked;
  switch (booked.section) {
    case 'pool':
      return (
        <Lines
          lines={booked.times.map(({ date, time }) => ({
            text: fill(texts.pool, { day: formats.shortDate(date), time: poolAccess.times[time] }),
          }))}
        />
      );
    case 'treatments':
      return (
        <>
          <Lines
            lines={booked.treatments.map(({ guest, treatment, minutes, start }) => ({
              text: fill(texts.treatment, { guest: describeGuest(words, guest), treatment, minutes }),
              when: formats.dateTime(start),
            }))}
          />
          <Part treatments={booked.treatments.length} possible={booked.possible} />
        </>
      );
    case 'breakfast':
    case 'dinner':
      return <Tables booked={booked} />;
    case 'golf':
      return (
        <Lines
          lines={booked.starts.map((start) => ({
            text: fill(texts.teeTime, { day: formats.shortDate(start), time: formatClock(start) }),
          }))}
        />
      );
  }
}

/** The number of chosen treatments, where more are possible. */
function Part({ treatments, possible }: { treatments: number; possible: number }) {
  const texts = useTexts().itinerary.booked;
  return treatments < possible ? (
    <p className="ui-soft">{fill(texts.part, { n: treatments, possible })}</p>
  ) : null;
}

type TablesBooked = Extract<BookedTimes, { section: 'breakfast' | 'dinner' }>;

/** The tables, and the days without one. */
function Tables({ booked: { tables, missing, closed, nights } }: { booked: TablesBooked }) {
  const { itinerary, includedTables, formats } = useTexts();
  const texts = itinerary.booked;
  const note = formats.plural(texts.missing, missing.length);
  const dayOf = dayOfStay(formats, nights);
  const none = tables.length === 0;
  return (
    <>
      {none ? null : (
        <Lines
          lines={tables.map(({ restaurant, start }) => ({
            text: fill(texts.table, { day: dayOf(start), restaurant, time: formatClock(start) }),
          }))}
        />
      )}
      {missing.length > 0 ? (
        <p className={none ? undefined : 'ui-soft'}>
          {none ? includedTables.noAvailability : fill(note, { days: formats.series(missing.map(dayOf)) })}
        </p>
      ) : null}
      {closed.length > 0 ? (
        <p className="ui-soft">{fill(includedTables.closed, { days: formats.list(closed.map(dayOf)) })}</p>
      ) : null}
    </>
  );
}

interface Line {
  text: string;
  /** A second line. */
  when?: string;
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <ul className="itinerary-booked ui-list ui-numbers">
      {lines.map(({ text, when }, index) => (
        <li key={index}>
          {text}
          {when ? <span className="itinerary-when"> {when}</span> : null}
        </li>
      ))}
    </ul>
  );
}
