import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { retriedImport } from '../../widget/lazy/retried-import.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module');
/** What who asked is told. */
const OFFLINE = new CallError({ kind: 'offline', endpoint: 'code' });

/** The page: whether its site answers, and how often it was loaded anew. */
const page = { answers: true, reloads: 0 };

beforeEach(() => {
  Object.assign(page, { answers: true, reloads: 0 });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('location', { href: 'https://hotel.example/booking/', reload: () => (page.reloads += 1) });
  vi.stubGlobal('fetch', () => (page.answers ? Promise.resolve(new Response()) : Promise.reject(LOST)));
});
afterEach(() => void vi.unstubAllGlobals());

/** Asks for code that is lost each time, that often, and gives how often the page was loaded anew. */
async function ask(times: number): Promise<number> {
  const load = retriedImport(() => Promise.reject(LOST));
  for (let time = 0; time < times; time += 1) await expect(load()).rejects.toEqual(OFFLINE);
  return page.reloads;
}

describe('D-466 code that is lost', () => {
  it('once: who asked is told, and may ask again', async () => {
    const answers = [Promise.reject(LOST), Promise.resolve('code')];
    const load = retriedImport(() => answers.shift() ?? Promise.reject(LOST));
    await expect(load()).rejects.toEqual(OFFLINE);
    expect(await load()).toBe('code');
    expect(page.reloads).toBe(0);
  });

  it('twice: the page is loaded anew', async () => {
    expect(await ask(1)).toBe(0);
    expect(await ask(2)).toBe(1);
  });

  it('without a connection the page stays as it is', async () => {
    page.answers = false;
    expect(await ask(3)).toBe(0);
  });

  it('while the site answers with an error the page stays as it is', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    expect(await ask(3)).toBe(0);
  });

  it('before the guest has pressed anything the page stays as it is, so that it cannot reload for ever', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    expect(await ask(3)).toBe(0);
  });
});
