import type { LocalDateTime } from './dates.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When a server takes the next question, by its `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). Returns the
 * next full minute on the guest's own clock. Null for a time that is unreadable, past or more than a day away.
 */
export function tryAgainFrom(retryAfter: string, now: Date): LocalDateTime | null {
  const isSeconds = /^\s*\d+\s*$/.test(retryAfter);
  const wait = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return wait > 0 && wait <= DAY ? onOwnClock(new Date(now.getTime() + wait)) : null;
}

/** The moment rounded up to a full minute, on the guest's own clock. */
function onOwnClock(moment: Date): LocalDateTime {
  const minute = new Date(Math.ceil(moment.getTime() / MINUTE) * MINUTE);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [minute.getFullYear(), two(minute.getMonth() + 1), two(minute.getDate())].join('-');
  return `${date}T${two(minute.getHours())}:${two(minute.getMinutes())}:00`;
}
