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
import { RoomPart, RoomTimes } from './RoomPart.tsx';

interface RoomItineraryProps {
  summary: RoomSummary;
  isConfirmed: boolean;
  /** Draws the 'Edit' link of the part, or nothing. */
  edit: (what: Editable, text?: string) => ReactNode;
}

interface Section {
  title: string;
  /** Empty: nothing is booked yet. Null: the rate does not include it. */
  lines: ReactNode[] | null;
}

/** The times of what the rate includes, and what is not booked yet. */
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
    if (!isChosen) return missing.length > 0 ? [texts.noneAvailable] : [];
    return [
      ...tables.map(({ restaurant, start }) => fill(texts.table, { ...at(start), restaurant })),
      ...(missing.length > 0 ? [fill(texts.missing, days(missing))] : []),
      ...(closed.length > 0 ? [fill(texts.closed, days(closed))] : []),
    ];
  }

  const sections: Section[] = [
    { title: texts.golf, lines: summary.golf?.map((time) => fill(texts.teeTime, at(time))) ?? null },
    { title: texts.breakfast, lines: summary.breakfast && tableLines(summary.breakfast) },
    { title: texts.dinner, lines: summary.dinner && tableLines(summary.dinner) },
    {
      title: texts.pool,
      lines:
        summary.pool?.map(({ date, time }) =>
          fill(texts.poolTime, { day: dayOf(date), time: texts.poolTimes[time] }),
        ) ?? null,
    },
    {
      title: texts.includedTreatments,
      lines:
        summary.includedTreatments?.map((booked) => (
          <>
            <span>
              {fill(texts.packageTreatment, { ...booked, guest: describeGuest(words, booked.guest) })}
            </span>{' '}
            <span>{formats.dateTime(booked.start)}</span>
          </>
        )) ?? null,
    },
  ];
  const shown = sections.flatMap(({ title, lines }) => (lines?.length ? [{ title, lines }] : []));
  const notBooked = sections.filter(({ lines }) => lines?.length === 0).map(({ title }) => title);
  if (shown.length + notBooked.length === 0) return null;
  return (
    <RoomPart
      title={texts.heading}
      action={edit('times', shown.length === 0 ? roomSummary.edit.book : undefined)}
    >
      {shown.map(({ title, lines }) => (
        <RoomTimes key={title} title={title}>
          <Lines of={lines} numbers />
        </RoomTimes>
      ))}
      {notBooked.length > 0 ? (
        <RoomTimes title={formats.series(notBooked)} isBrief>
          <Lines of={[texts.notBooked]} />
        </RoomTimes>
      ) : null}
    </RoomPart>
  );
}
