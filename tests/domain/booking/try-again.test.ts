import { expect, it } from 'vitest';
import { tryAgainFrom } from '../../../src/domain/booking/try-again.ts';

/** Ten seconds past noon by the local clock, in whatever time zone the test runs. */
const now = new Date(2027, 4, 1, 12, 0, 10);
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000).toUTCString();

it.each([
  ['900', '2027-05-01T12:16:00'],
  ['50', '2027-05-01T12:01:00'],
  ['1', '2027-05-01T12:01:00'],
  [' 43200 ', '2027-05-02T00:01:00'],
  ['86400', '2027-05-02T12:01:00'],
  [inSeconds(900), '2027-05-01T12:16:00'],
])('D-498 Retry-After %j ends at %s', (retryAfter, from) => {
  expect(tryAgainFrom(retryAfter, now)).toBe(from);
});

it.each(['', '0', '-5', 'soon', '86401', '9'.repeat(400), inSeconds(-60), inSeconds(90_000)])(
  'D-498 Retry-After %j gives no time',
  (retryAfter) => {
    expect(tryAgainFrom(retryAfter, now)).toBe(null);
  },
);
