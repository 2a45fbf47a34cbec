import type { ReactNode } from 'react';
import type { BookedTables } from '../../../src/domain/dining/booked-tables.ts';
import { formatClock, nightsBetween } from '../../../src/domain/dates/dates.ts';
import { dayOfStay } from '../../texts/day-of-stay.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import type { Editable } from '../../../machines/steps/summary/summary.selectors.ts';
import type { RoomSummary } from '../../../machines/steps/summary/room-summary.ts';
import { Lines } from '../../ui/bill/Lines.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface RoomItineraryProps {
  summary: RoomSummary;
  isConfirmed: boolean;
  /** Draws the 'Edit' link of a section, or nothing. */
  edit: (what: Editable, text?: string) => ReactNode;
}

/** The booked times, and what is not booked yet. */
export function RoomItinerary({ summary, isConfirmed, edit }: RoomItineraryProps) {
  const words = useTexts();
  const { roomSummary, formats } = words;
  const texts = roomSummary.itinerary;
  const dayOf = dayOfStay(formats, nightsBetween(summary.arrival, summary.departure));
  const at = (time: string) => ({ day: dayOf(time), time: formatClock(time) });

  function tableLines({ tables, missing, closed }: BookedTables): string[] {
    const isChosen = tables.length + closed.length > 0;
    const days = (dates: readonly string[]) => ({ days: formats.list(dates.map(dayOf)) });
    if (!isChosen && isConfirmed) return [texts.noneSelected];
    if (!isChosen) return [missing.length > 0 ? texts.noneAvailable : texts.notBooked];
    return [
      ...tables.map(({ restaurant, start }) => fill(texts.table, { ...at(start), restaurant })),
      ...(missing.length > 0 ? [fill(texts.missing, days(missing))] : []),
      ...(closed.length > 0 ? [fill(texts.closed, days(closed))] : []),
    ];
  }

  const orNotBooked = (lines: ReactNode[]) => (lines.length > 0 ? lines : [texts.notBooked]);
  const sections: { what: Editable; title: string; lines: ReactNode[] }[] = [
    {
      what: 'golf',
      title: texts.golf,
      lines: summary.golf ? orNotBooked(summary.golf.map((time) => fill(texts.teeTime, at(time)))) : [],
    },
    {
      what: 'breakfast',
      title: texts.breakfast,
      lines: summary.breakfast ? tableLines(summary.breakfast) : [],
    },
    { what: 'dinner', title: texts.dinner, lines: summary.dinner ? tableLines(summary.dinner) : [] },
    {
      what: 'pool',
      title: texts.pool,
      lines: summary.pool
        ? orNotBooked(
            summary.pool.map(({ date, time }) =>
              fill(texts.poolTime, { day: dayOf(date), time: texts.poolTimes[time] }),
            ),
          )
        : [],
    },
    {
      what: 'includedTreatments',
      title: texts.includedTreatments,
      lines: summary.includedTreatments
        ? orNotBooked(
            summary.includedTreatments.map((booked) => (
              <>
                <span>
                  {fill(texts.packageTreatment, { ...booked, guest: describeGuest(words, booked.guest) })}
                </span>{' '}
                <span>{formats.dateTime(booked.time)}</span>
              </>
            )),
          )
        : [],
    },
    {
      what: 'dinnerAddOns',
      title: texts.dinnerAddOns,
      lines: summary.dinnerAddOns.map(({ restaurant, time, diners }) =>
        fill(texts.tableFor, { ...at(time), restaurant, diners: formats.plural(texts.diners, diners) }),
      ),
    },
    {
      what: 'golfAddOns',
      title: texts.golfAddOns,
      lines: summary.golfAddOns.map(({ time, players }) =>
        fill(texts.teeTimeFor, { ...at(time), players: fill(texts.players, { n: players }) }),
      ),
    },
  ];
  const shown = sections.filter(({ lines }) => lines.length > 0);
  const { spaTreatments } = summary;
  if (shown.length === 0 && spaTreatments.length === 0) return null;
  return (
    <div className="room-summary-itinerary">
      <h4>{texts.heading}</h4>
      <div className="room-summary-sections">
        {shown.map(({ what, title, lines }) => (
          <Section
            key={what}
            title={title}
            action={edit(what, lines[0] === texts.notBooked ? roomSummary.edit.book : undefined)}
          >
            <Lines of={lines} numbers />
          </Section>
        ))}
        {spaTreatments.length > 0 ? (
          <Section title={texts.spaTreatments} action={edit('spaTreatments')}>
            {spaTreatments.map(({ guest, treatments }, index) => (
              <div key={index}>
                <p className="ui-soft">{describeGuest(words, guest)}</p>
                <Lines
                  numbers
                  of={treatments.map(({ name, time }) => fill(texts.treatment, { ...at(time), name }))}
                />
              </div>
            ))}
          </Section>
        ) : null}
      </div>
    </div>
  );
}

function Section({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="room-summary-section-head">
        <h5>{title}</h5>
        {action}
      </div>
      {children}
    </section>
  );
}
