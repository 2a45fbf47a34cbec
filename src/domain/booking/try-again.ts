import dayjs from 'dayjs';
import type { LocalDateTime } from '../dates/dates.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When a server takes the next question, by its `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). Returns the
 * next full minute on the guest's own clock. Null for a time that is unreadable, past or more than a day away.
 */
export function tryAgainFrom(retryAfter: string, now: Date): LocalDateTime | null {
  const isSeconds = /^\s*\d+\s*$/.test(retryAfter);
  const wait = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  const inMinute = dayjs(now.getTime() + wait + MINUTE - 1);
  return wait > 0 && wait <= DAY ? inMinute.format('YYYY-MM-DDTHH:mm:00') : null;
}
