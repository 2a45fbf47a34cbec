import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Characters. No page and no call has a longer address. */
const LONGEST_ADDRESS = 2000;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * The address that a request asks for. Null for an odd request: an unknown method, an invalid host, another site's
 * address, or a path that no file or call can have.
 */
export function addressOf(message: IncomingMessage, origin: string): URL | null {
  const { method = '', url = '', headers } = message;
  if (!METHODS.includes(method) || !HOST.test(headers.host ?? '')) return null;
  if (!url.startsWith('/') || url.length > LONGEST_ADDRESS || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  const { pathname } = address;
  return address.origin === origin && !pathname.startsWith('//') && isReadable(pathname) ? address : null;
}

/** Answers 404. */
export function answerNotFound(reply: ServerResponse): void {
  reply
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
    .end('There is no such page.');
}

/** Makes a server answer 404 where Node would refuse a request, or close the connection, without calling a listener. */
export function answerUnreadable(server: Server): void {
  const refuse = (socket: Duplex) => {
    if (socket.writable)
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  };
  server.on('clientError', (_, socket) => {
    refuse(socket);
  });
  server.on('connect', (_, socket) => {
    refuse(socket);
  });
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
