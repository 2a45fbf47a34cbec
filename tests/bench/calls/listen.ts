import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Page, Request } from 'playwright';
import { callLabel } from './call-label.ts';

/**
 * A visit's calls. Bytes are those of the bodies as sent, compressed and without headers, as the browser
 * reports them. It reports none of a call that is aborted once it is answered: there the estate's own
 * content-length counts.
 */
export interface HeardVisit {
  labels: string[];
  sent: number;
  received: number;
  /** How many preflights (OPTIONS) the browser sent to the servers of this process. */
  preflights: number;
  /** The widget's files, and the bytes received for them. */
  files: number;
  bytesOfFiles: number;
}

const SERVED = 'http.server.request.start';
/** Milliseconds without a call after which the visit counts as loaded. */
const CALM = 1500;

/** Records calls from now on. Returns a function that ends this once nothing is pending. */
export function listen(page: Page): () => Promise<HeardVisit> {
  const requests: Request[] = [];
  const files: Request[] = [];
  const done = new Set<Request>();
  let preflights = 0;
  const failed = new Set<Request>();
  const isUnderWay = (request: Request) => !done.has(request) && !failed.has(request);
  const receivedFor = async (request: Request) =>
    done.has(request) ? (await request.sizes()).responseBodySize : 0;
  const answeredWith = async (request: Request) =>
    done.has(request)
      ? receivedFor(request)
      : Number((await (await request.response())?.headerValue('content-length')) ?? 0);
  const hear = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'OPTIONS') preflights += 1;
  };
  page.on('request', (request) => {
    if (request.url().includes('/staychart/')) files.push(request);
    if (['fetch', 'xhr'].includes(request.resourceType())) requests.push(request);
  });
  page.on('requestfinished', (request) => done.add(request));
  page.on('requestfailed', (request) => failed.add(request));
  subscribe(SERVED, hear);
  return async () => {
    for (let known = -1; known !== requests.length || requests.some(isUnderWay);) {
      known = requests.length;
      await page.waitForTimeout(CALM);
    }
    unsubscribe(SERVED, hear);
    return {
      labels: requests.map((request) => callLabel(request.method(), request.url())),
      sent: await sumOf(requests, async (request) => Number(await request.headerValue('content-length'))),
      received: await sumOf(requests, answeredWith),
      preflights,
      files: files.length,
      bytesOfFiles: await sumOf(files, receivedFor),
    };
  };
}

async function sumOf(
  requests: readonly Request[],
  bytesOf: (one: Request) => Promise<number>,
): Promise<number> {
  const all = await Promise.all(requests.map(bytesOf));
  return all.reduce((sum, bytes) => sum + bytes, 0);
}
