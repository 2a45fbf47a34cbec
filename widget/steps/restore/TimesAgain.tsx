import { useSelector } from '@xstate/react';
import type { RestoreRef } from '../../../machines/steps/restore/restore.machine.ts';
import { selectTimes } from '../../../machines/steps/restore/restore.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { givenNames } from '../../../src/domain/guests/guests.ts';
import type { PlanEntry } from '../../../src/domain/booking/stay-plan.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The times lost with the old session, by name, so that the guest can choose them again. */
export function TimesAgain({ actor }: { actor: RestoreRef }) {
  const { restore: texts, formats } = useTexts();
  const days = useSelector(actor, selectTimes);
  if (days.length === 0) return null;
  return (
    <section className="ui-stack ui-stack-tight">
      <h3 className="ui-display">{texts.times.title}</h3>
      <p>{texts.times.text}</p>
      {days.map(({ date, entries }) => (
        <section key={date}>
          <h4>{formats.fullDate(date)}</h4>
          <ul className="ui-list restore-times">
            {entries.map((entry, index) => (
              <li key={index}>
                <span className="ui-numbers">
                  {entry.at === 'time' ? formatClock(entry.start) : texts.times.parts[entry.part]}
                </span>
                <span>
                  {whatOf(texts, entry)}{' '}
                  <span className="ui-soft">
                    {[formats.people(givenNames(entry.who)), fill(texts.inRoom, { leg: entry.leg })]
                      .filter((words) => words !== '')
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function whatOf({ times }: Texts['restore'], entry: PlanEntry): string {
  if (entry.at === 'part') return times.pool;
  const kind = times.kinds[entry.kind];
  return entry.what === '' ? kind : fill(times.entry, { kind, what: entry.what });
}
