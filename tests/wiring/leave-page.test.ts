import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavePage, registerUrl } from '../../widget/element/leave-page.ts';
import { DEFAULT_LINKS } from '../../widget/ui/media/assets-context.tsx';
import { destinationOf, resumed } from '../booking/start-booking.ts';

const HOME = 'https://estate.example/';
/** The longest wait for the estate's answer before the page is left, in milliseconds. */
const LONGEST_WAIT = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The parts of a page that leaving it uses. */
function fakePage(to: string[]): Window {
  return Object.assign(new EventTarget(), {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    location: { assign: (href: string) => to.push(href) },
  }) as unknown as Window;
}

/** A booking that its guest has cancelled and whose session the estate has not yet ended. */
async function cancelled() {
  const started = await resumed('guests');
  const to: string[] = [];
  let answer = () => {};
  const ended = new Promise<void>((resolve) => {
    answer = resolve;
  });
  leavePage(started.actor, fakePage(to), { ...DEFAULT_LINKS, home: HOME }, () => ended);
  started.actor.send({ type: 'leave.requested' });
  started.actor.send({ type: 'leave.confirmed' });
  await started.answer('ignoreBooking', undefined);
  return { ...started, to, answer };
}

test('E-19 the page is left as soon as the estate has ended the session', async () => {
  const { to, answer } = await cancelled();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
  expect(to).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(to).toEqual([HOME]);
});

test('E-19 the page is left after a second where the estate does not answer', async () => {
  const { to } = await cancelled();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
  expect(to).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(to).toEqual([HOME]);
});

test.each([
  ['the answer', ({ answer }: { answer: () => void }) => answer()],
  ['the second', () => undefined],
])('A §2.2 the page is not left where the guest has moved on before %s', async (_, settle) => {
  const left = await cancelled();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
  left.actor.send({ type: 'navigated', destination: destinationOf('start') });
  settle(left);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(left.to).toEqual([]);
  expect(left.place()?.step).toBe('start');
});

test.each([
  ['/account/#/register', '/account/#/register?email=a%2Bb%40example.test'],
  ['/account/#/register?from=stay', '/account/#/register?from=stay&email=a%2Bb%40example.test'],
  ['/account/?lang=en#/register', '/account/?lang=en#/register?email=a%2Bb%40example.test'],
  ['https://estate.example/join?lang=en', 'https://estate.example/join?lang=en&email=a%2Bb%40example.test'],
])('B §4 a member of the old system registers at %s', (link, address) => {
  expect(registerUrl(link, 'a+b@example.test')).toBe(address);
});
