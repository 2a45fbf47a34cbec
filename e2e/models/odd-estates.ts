import type { Page } from '@playwright/test';
import type { Estate } from '../../demo/estate/handlers.ts';
import { withValueAt, type Place } from '../../tests/faults/mutations.ts';

/** Changes the JSON of every good answer of the estate's calls. */
export function changeAnswers(estate: Estate, change: (json: unknown, path: string) => unknown): void {
  const { handle } = estate;
  estate.handle = async (request) => {
    const own = await handle(request);
    const { pathname } = new URL(request.url);
    const isJson = own.headers.get('content-type')?.includes('json') ?? false;
    if (!own.ok || !isJson || !pathname.includes('/api/')) return own;
    const changed = JSON.stringify(change(await own.json(), pathname));
    const headers = new Headers(own.headers);
    headers.delete('content-length');
    return new Response(changed, { status: own.status, headers });
  };
}

/** An estate that sends each number as a text, and beside each key another one. */
export function inTexts(json: unknown): unknown {
  if (typeof json === 'number') return String(json);
  if (Array.isArray(json)) return json.map(inTexts);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => [
      [key, inTexts(value)],
      [`${key}Note`, { Id: 1 }],
    ]),
  );
}

/** An estate that sends null for everything empty. */
export function nullForEmpty(json: unknown): unknown {
  if (json === '') return null;
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.length === 0 ? null : json.map(nullForEmpty);
  const fields = Object.entries(json).map(([key, value]) => [key, nullForEmpty(value)]);
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

/** One odd value in the answers to a call. */
export type Cell = readonly [call: RegExp, place: Place, came: unknown];

/** Puts odd values into the answers; `undefined` takes a field away. */
export function putIn(estate: Estate, cells: readonly Cell[]): void {
  changeAnswers(estate, (json, path) =>
    cells
      .filter(([call]) => call.test(path))
      .reduce((changed, [, place, came]) => withValueAt(changed, place, () => came), json),
  );
}

/** Collects the messages of `stay:warning`. Call it before the page is opened. */
export async function hearWarnings(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('tellWarning', (message: string) => heard.push(message));
  await page.addInitScript(() => {
    const { tellWarning } = globalThis as unknown as { tellWarning: (message: string) => void };
    document.addEventListener('stay:warning', (event) => {
      tellWarning((event as CustomEvent<{ message: string }>).detail.message);
    });
  });
  return heard;
}
