import { createContext, use } from 'react';
import { byStayHours, type HoursPart, type StayHours } from '../../../src/domain/dates/stay-hours.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

const StayHoursContext = createContext<StayHours | null>(null);

/** The hours of the stay whose times are chosen. Without them nothing is said of check-in and check-out. */
export const StayHoursProvider = StayHoursContext.Provider;

/** Times under one heading; null where there is nothing to say. */
interface HeadedTimes<Time> {
  part: HoursPart;
  heading: string | null;
  times: Time[];
}

/** Splits the times of a day at check-in and check-out. Times outside of the stay are offered, and said to be so. */
export function useStayHours(): <Time>(
  times: readonly Time[],
  startOf: (time: Time) => LocalDateTime,
) => HeadedTimes<Time>[] {
  const hours = use(StayHoursContext);
  const texts = useTexts().times.hours;
  const headings: Record<HoursPart, string> = {
    beforeCheckIn: fill(texts.beforeCheckIn, { time: hours?.checkIn ?? '' }),
    during: texts.during,
    afterCheckOut: fill(texts.afterCheckOut, { time: hours?.checkOut ?? '' }),
  };
  return (times, startOf) => {
    const parts = byStayHours(times, startOf, hours);
    const isAllInside = parts.every(({ part }) => part === 'during');
    return parts.map((one) => ({ ...one, heading: isAllInside ? null : headings[one.part] }));
  };
}
