import { dateOf, type LocalDate, type LocalDateTime } from './dates.ts';

/** From when until when guests have their room. */
export interface StayHours {
  arrival: LocalDate;
  departure: LocalDate;
  /** As the hotel writes it; null where it does not say. Another form than HH:mm counts as unsaid. */
  checkIn: string | null;
  checkOut: string | null;
}

/** Where a time lies in a stay. */
export type HoursPart = 'beforeCheckIn' | 'during' | 'afterCheckOut';

/** Times of one part of a stay. */
export interface PartOfStay<Time> {
  part: HoursPart;
  times: Time[];
}

const CLOCK = /^\d{2}:\d{2}$/;

/** Whether the time is on the day of arrival, before the room is ready. */
export function isBeforeCheckIn(
  start: LocalDateTime,
  { arrival, checkIn }: Pick<StayHours, 'arrival' | 'checkIn'>,
): boolean {
  return checkIn !== null && CLOCK.test(checkIn) && isOn(start, arrival) && start < `${arrival}T${checkIn}`;
}

/** Times in order by part of the stay. One part where no time is outside of the stay, or nobody knows. */
export function byStayHours<Time>(
  times: readonly Time[],
  startOf: (time: Time) => LocalDateTime,
  hours: StayHours | null,
): PartOfStay<Time>[] {
  const parts: HoursPart[] = ['beforeCheckIn', 'during', 'afterCheckOut'];
  return parts.flatMap((part) => {
    const own = times.filter((time) => (hours ? partOf(startOf(time), hours) : 'during') === part);
    return own.length > 0 ? [{ part, times: own }] : [];
  });
}

function partOf(start: LocalDateTime, hours: StayHours): HoursPart {
  if (isBeforeCheckIn(start, hours)) return 'beforeCheckIn';
  const { departure, checkOut } = hours;
  const isAfter = checkOut !== null && CLOCK.test(checkOut) && start > `${departure}T${checkOut}:00`;
  return isAfter && isOn(start, departure) ? 'afterCheckOut' : 'during';
}

function isOn(start: LocalDateTime, date: LocalDate): boolean {
  return dateOf(start) === date;
}
