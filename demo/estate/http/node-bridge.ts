import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CALLER_HEADER } from '../handlers.ts';

const LARGEST_BODY = 1_000_000;
/** Bytes below which compression gains nothing. */
const SMALLEST_COMPRESSED = 1024;
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = promisify(brotliCompress);

/** A Node request as a web Request to an origin, with its caller. Throws when the body is too large. */
export async function toRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const method = message.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(CALLER_HEADER, message.socket.remoteAddress ?? '');
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(message);
  return new Request(new URL(message.url ?? '/', origin), { method, headers, body });
}

async function bodyOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(chunks));
}

/**
 * Sends a web Response, compressed where the client accepts it. An error response cuts the connection without an
 * answer.
 */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  reply: ServerResponse,
  extraHeaders: Record<string, string> = {},
): Promise<void> {
  if (response.type === 'error') {
    reply.destroy();
    return;
  }
  const plain = Buffer.from(await response.arrayBuffer());
  const acceptsBrotli = /\bbr\b/.test(message.headers['accept-encoding'] ?? '');
  const isCompressed = acceptsBrotli && plain.byteLength >= SMALLEST_COMPRESSED;
  const body = isCompressed ? await compress(plain, FAST) : plain;
  if (reply.destroyed) return;
  reply.writeHead(response.status, {
    'cache-control': 'no-store',
    ...Object.fromEntries(response.headers),
    ...extraHeaders,
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    ...(response.status === 204 ? {} : { 'content-length': body.byteLength }),
  });
  reply.end(body);
}
