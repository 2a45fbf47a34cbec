import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** This computer only. */
export const HERE = '127.0.0.1';

/** The host in an address for the browser. A server on every address is reached at localhost. */
export function nameOf(host: string): string {
  if ([HERE, '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Listens, and gives the port: a free one for 0. Rejects when the port is taken. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  // On a busy machine a connection would close while the next request is on its way.
  server.keepAliveTimeout = 60_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops listening and ends all open connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
