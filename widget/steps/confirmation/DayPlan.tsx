import { useSelector } from '@xstate/react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { givenNames } from '../../../src/domain/guests/guests.ts';
import type { MealWithoutTable, PlanEntry } from '../../../src/domain/booking/stay-plan.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The booked times of all rooms with their guests, then bookings without a time. */
export function DayPlan({ actor }: { actor: ConfirmationRef }) {
  const { confirmation, formats } = useTexts();
  const texts = confirmation.plan;
  const days = useSelector(actor, selectors.selectPlan);
  const extras = useSelector(actor, selectors.selectExtras);
  const rooms = useSelector(actor, selectors.selectRoomCount);
  if (days.length === 0 && extras.length === 0) return null;
  const roomOf = (leg: number) => (rooms > 1 ? fill(texts.room, { leg }) : '');
  return (
    <section className="ui-stack">
      <h2 className="confirmation-part">{texts.heading}</h2>
      <div className="confirmation-days">
        {days.map(({ date, entries }) => (
          <section key={date}>
            <h3>{formats.fullDate(date)}</h3>
            <ul className="ui-list">
              {entries.map((entry, index) => (
                <Entry key={index} {...{ entry }} room={roomOf(entry.leg)} />
              ))}
            </ul>
          </section>
        ))}
        {extras.length > 0 ? (
          <section>
            <h3>{texts.extras}</h3>
            <ul className="ui-list">
              {extras.map(({ leg, name, quantity }, index) => (
                <li key={index}>
                  <span>{quantity === null ? name : fill(texts.quantity, { n: quantity, name })}</span>{' '}
                  <span className="ui-soft">{roomOf(leg)}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </section>
  );
}

/** One line: the time, the thing, the guests. */
function Entry({ entry, room }: { entry: PlanEntry | MealWithoutTable; room: string }) {
  const { confirmation, formats } = useTexts();
  const texts = confirmation.plan;
  return (
    <li className="confirmation-entry">
      <span className="ui-numbers">{whenOf(entry, texts)}</span>{' '}
      <span>
        <span>{whatOf(entry, texts)}</span>{' '}
        <span className="ui-soft">{[peopleOf(), room].filter((words) => words !== '').join(' · ')}</span>
      </span>
    </li>
  );

  function peopleOf(): string {
    if (entry.at === 'noTable') return '';
    const who = formats.people(givenNames(entry.who));
    return entry.at === 'time' && who === '' ? formats.plural(texts.people, entry.people) : who;
  }
}

type PlanTexts = Texts['confirmation']['plan'];

function whenOf(entry: PlanEntry | MealWithoutTable, texts: PlanTexts): string {
  if (entry.at === 'noTable') return '';
  return entry.at === 'time' ? formatClock(entry.start) : texts.parts[entry.part];
}

function whatOf(entry: PlanEntry | MealWithoutTable, texts: PlanTexts): string {
  if (entry.at === 'part') return texts.pool;
  const kind = texts.kinds[entry.kind];
  if (entry.at === 'noTable') return fill(texts.entry, { kind, what: texts.noTable[entry.why] });
  const { what, minutes } = entry;
  if (what === '') return kind;
  return fill(texts.entry, {
    kind,
    what: entry.kind === 'treatment' ? fill(texts.treatment, { what, minutes }) : what,
  });
}
