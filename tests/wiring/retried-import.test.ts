import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { retriedImport } from '../../widget/lazy/retried-import.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module');
/** The error that the caller gets. */
const OFFLINE = new CallError({ kind: 'offline', endpoint: 'code' });

/** The page: whether its site answers, and how often it has reloaded. */
const page = { answers: true, reloads: 0 };

beforeEach(() => {
  Object.assign(page, { answers: true, reloads: 0 });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('location', { href: 'https://hotel.example/booking/', reload: () => (page.reloads += 1) });
  vi.stubGlobal('fetch', () => (page.answers ? Promise.resolve(new Response()) : Promise.reject(LOST)));
});
afterEach(() => void vi.unstubAllGlobals());

/** Asks this many times for code that never loads. Returns how often the page has reloaded. */
async function ask(times: number): Promise<number> {
  const load = retriedImport(() => Promise.reject(LOST));
  for (let time = 0; time < times; time += 1) await expect(load()).rejects.toEqual(OFFLINE);
  return page.reloads;
}

describe('D-466 code that fails to load', () => {
  it("once rejects with 'offline', and can be asked for again", async () => {
    const answers = [Promise.reject(LOST), Promise.resolve('code')];
    const load = retriedImport(() => answers.shift() ?? Promise.reject(LOST));
    await expect(load()).rejects.toEqual(OFFLINE);
    expect(await load()).toBe('code');
    expect(page.reloads).toBe(0);
  });

  it('twice reloads the page', async () => {
    expect(await ask(1)).toBe(0);
    expect(await ask(2)).toBe(1);
  });

  it('does not reload the page without a connection', async () => {
    page.answers = false;
    expect(await ask(3)).toBe(0);
  });

  it('does not reload the page while the site answers with an error', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    expect(await ask(3)).toBe(0);
  });

  it('does not reload the page before the guest has pressed anything, so the page cannot reload for ever', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    expect(await ask(3)).toBe(0);
  });
});
