import type { LocalDateTime } from './dates.ts';
import type { HalfDay } from './spa.ts';

/** The halves of the day, the second until the evening begins. */
export type DayPart = HalfDay | 'evening';

/** Times of one part of a day. */
export interface PartOfDay {
  part: DayPart;
  times: LocalDateTime[];
}

/** Hour of the day from which on it is evening (D-538). */
const EVENING = 17;

/** Times by the part of the day that they are in, the earliest part first; a part without any is left out (D-538). */
export function partsOfDay(times: readonly LocalDateTime[]): PartOfDay[] {
  return (['AM', 'PM', 'evening'] as const).flatMap((part) => {
    const own = times.filter((time) => partOf(time) === part);
    return own.length > 0 ? [{ part, times: own }] : [];
  });
}

function partOf(time: LocalDateTime): DayPart {
  const hour = Number(time.slice(11, 13));
  if (hour < 12) return 'AM';
  return hour < EVENING ? 'PM' : 'evening';
}
