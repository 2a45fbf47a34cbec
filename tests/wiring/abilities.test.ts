import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { locksOf, tabStorage, withLock } from '../../src/browser/abilities.ts';
import { siteStorage } from '../../src/browser/site-storage.ts';
import { openChannel } from '../../src/browser/open-channel.ts';
import { randomId } from '../../src/browser/random-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const forbidden = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};
const page = (parts: object) => parts as Window;

describe.each([
  ['the tab', tabStorage, 'sessionStorage'],
  ['the site', siteStorage, 'localStorage'],
] as const)("%s's storage", (_of, open, name) => {
  test("is the browser's own where that works", () => {
    const own: Storage = new InMemoryWebStorage();
    const storage = open(page({ [name]: own }));
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('b');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', null]);
    expect([own.getItem('a'), own.length]).toEqual(['1', 1]);
  });

  test.each([
    ['is missing', page({ [name]: null })],
    ['may not be asked for', page(Object.defineProperty({}, name, { get: forbidden }))],
    [
      'throws at every use',
      page({ [name]: { getItem: forbidden, setItem: forbidden, removeItem: forbidden } }),
    ],
  ])("lasts as long as the page and is shared where the browser's own %s", (_what, odd) => {
    open(odd).setItem('a', '1');
    open(odd).setItem('b', '2');
    open(odd).removeItem('b');
    const storage = open(odd);
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', null]);
  });

  test('keeps a value that cannot be stored, and forgets one that cannot be removed', () => {
    const own = new InMemoryWebStorage();
    own.setItem('a', 'old');
    Object.assign(own, { setItem: forbidden, removeItem: forbidden });
    const storage = open(page({ [name]: own }));
    expect(storage.getItem('a')).toBe('old');
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    storage.removeItem('a');
    expect([storage.getItem('a'), own.getItem('a')]).toEqual([null, 'old']);
  });
});

describe('withLock', () => {
  /** Counts how often the work runs, and records whether each run holds the lock. */
  function counted(outcome: () => Promise<string> = () => Promise.resolve('done')) {
    const calls: boolean[] = [];
    const work = (isOurs: boolean) => {
      calls.push(isOurs);
      return outcome();
    };
    return { calls, work };
  }
  const manager = (request: unknown) => ({ request }) as LockManager;

  test('holds the lock while the work runs', async () => {
    let finish = () => {};
    const first = withLock(
      navigator.locks,
      'a',
      {},
      () => new Promise<void>((resolve) => (finish = resolve)),
    );
    const second = counted();
    expect(await withLock(navigator.locks, 'a', { ifAvailable: true }, second.work)).toBe('done');
    finish();
    await first;
    const third = counted();
    await withLock(navigator.locks, 'a', { ifAvailable: true }, third.work);
    expect([second.calls, third.calls]).toEqual([[false], [true]]);
  });

  test.each([
    ['is missing', null],
    ['rejects', manager(() => Promise.reject(new DOMException('Forbidden', 'SecurityError')))],
    ['throws', manager(forbidden)],
  ])('runs the work once where the lock manager %s', async (_what, locks) => {
    const { calls, work } = counted();
    expect(await withLock(locks, 'b', { ifAvailable: true }, work)).toBe('done');
    expect(calls).toEqual([true]);
  });

  test.each([
    ['with', navigator.locks],
    ['without', null],
  ])("passes on the work's own failure and does not repeat it, %s locks", async (_what, locks) => {
    const { calls, work } = counted(() => Promise.reject(new Error('402')));
    await expect(withLock(locks, 'c', {}, work)).rejects.toThrow('402');
    expect(calls).toEqual([true]);
  });

  test('does not repeat the work where the lock is lost during it', async () => {
    const { calls, work } = counted();
    const stolen = manager(async (_name: string, _options: LockOptions, begin: (lock: Lock) => unknown) => {
      await begin({ name: 'd', mode: 'exclusive' });
      throw new DOMException('Stolen', 'AbortError');
    });
    await expect(withLock(stolen, 'd', {}, work)).rejects.toThrow('Stolen');
    expect(calls).toEqual([true]);
  });

  test('stops waiting at its signal and does not run the work', async () => {
    let finish = () => {};
    const first = withLock(
      navigator.locks,
      'e',
      {},
      () => new Promise<void>((resolve) => (finish = resolve)),
    );
    const { calls, work } = counted();
    const waiting = new AbortController();
    const second = withLock(navigator.locks, 'e', { signal: waiting.signal }, work);
    waiting.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    finish();
    await first;
    expect(calls).toEqual([]);
  });
});

test('there is no lock manager where the browser has none, as on plain http', () => {
  expect(locksOf(page({ navigator: {} }))).toBeNull();
  expect(locksOf(page({ navigator }))).toBe(navigator.locks);
});

test('there is no channel where it is missing or forbidden', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('a')).toBeNull();
  vi.stubGlobal('BroadcastChannel', forbidden);
  expect(openChannel('a')).toBeNull();
});

test('random ids are distinct UUIDs of version 4, even without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, randomId);
  expect(
    ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
  ).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
