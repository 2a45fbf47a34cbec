import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { createTabLock } from '../../widget/wiring/tab-lock.ts';
import { failureOf, HOST, json, recorded, serveDuringTests } from '../api/server.ts';
import { runPort as run } from '../support/run-port.ts';
import { CARD, wired } from './wired-ports.ts';

const server = serveDuringTests();
const { locks } = navigator;

/** A page that is about to pay with its own card. */
function page(given: LockManager | null = locks) {
  const { ports, vault } = wired({ locks: given });
  return {
    vault,
    pay: (sessionId: string) => {
      vault.put('card', CARD);
      return run(ports.completeBooking, { sessionId, inFrame: false });
    },
  };
}

describe('T9, D-161 two pages pay for the same session', () => {
  test('one page sends its payment; the other gets a conflict and keeps no card', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent: string[] = [];
    server.use(
      http.post(`${HOST}/api/stay/two/booking/complete`, async ({ request }) => {
        sent.push(request.url);
        await held;
        return HttpResponse.json({});
      }),
    );
    const [first, second] = [page(), page()];
    const paying = first.pay('two');
    await expect.poll(() => sent.length).toBe(1);
    expect(await failureOf(second.pay('two'))).toEqual({
      kind: 'http',
      endpoint: 'complete',
      status: 409,
      message: '',
    });
    expect(second.vault.take('card')).toBeNull();
    answer();
    await paying;
    expect(sent).toHaveLength(1);
  });

  test('an answered payment, or one of another session, blocks no payment', async () => {
    const first = recorded('post', `${HOST}/api/stay/a/booking/complete`, json(null, 402));
    const other = recorded('post', `${HOST}/api/stay/b/booking/complete`, json({}));
    server.use(first.handler, other.handler);
    expect(await failureOf(page().pay('a'))).toMatchObject({ kind: 'http', status: 402 });
    expect(await failureOf(page().pay('a'))).toMatchObject({ kind: 'http', status: 402 });
    await page().pay('b');
    expect([first.requests.length, other.requests.length]).toEqual([2, 1]);
  });

  test('a payment is sent without locks, too', async () => {
    const { handler, requests } = recorded('post', `${HOST}/api/stay/c/booking/complete`, json({}));
    server.use(handler);
    await page(null).pay('c');
    expect(requests).toHaveLength(1);
  });
});

describe('T16, D-162 a session belongs to one tab', () => {
  test('a copy of the tab gets the session only after the tab lets go', async () => {
    const [tab, copy] = [createTabLock(locks), createTabLock(locks)];
    expect(await tab.claim('s-1')).toBe(true);
    expect(await tab.claim('s-1')).toBe(true);
    expect(await copy.claim('s-1')).toBe(false);
    expect(await copy.claim('s-2')).toBe(true);
    const next = createTabLock(locks);
    const waiting = next.claim('s-1');
    tab.release();
    expect(await waiting).toBe(true);
    for (const each of [copy, next]) each.release();
  });

  test('a tab that moves to another session lets go of the first', async () => {
    const [tab, other] = [createTabLock(locks), createTabLock(locks)];
    await tab.claim('s-3');
    await tab.claim('s-4');
    expect(await other.claim('s-3')).toBe(true);
    for (const each of [tab, other]) each.release();
  });

  test('every tab holds its session where locks are missing or forbidden', async () => {
    expect(await createTabLock(null).claim('s-5')).toBe(true);
    const forbidden = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await createTabLock(forbidden as unknown as LockManager).claim('s-5')).toBe(true);
  });

  test('a tab does not check a session that another tab holds', async () => {
    const { handler, requests } = recorded('get', `${HOST}/api/session/s-6`, json({}));
    server.use(handler);
    const tab = wired({ locks });
    await run(tab.ports.checkSession, { sessionId: 's-6' });
    const copy = run(wired({ locks }).ports.checkSession, { sessionId: 's-6' });
    expect(await failureOf(copy)).toMatchObject({ kind: 'http', status: 423 });
    expect(requests).toHaveLength(1);
  });
});
