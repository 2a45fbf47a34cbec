import type { LocalDateTime } from './dates.ts';
import type { HalfDay } from '../spa/spa.ts';

/** The parts of the day. 'PM' ends where the evening begins. */
export type DayPart = HalfDay | 'evening';

/** Times of one part of a day. */
export interface PartOfDay {
  part: DayPart;
  times: LocalDateTime[];
}

/** The hour at which the evening begins. */
const EVENING = 17;

/** Times by part of the day, the earliest part first. An empty part is left out. */
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
