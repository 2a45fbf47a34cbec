import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** This machine only. */
export const HERE = '127.0.0.1';

/** How a browser names an address; the servers of every address are reached on this machine. */
export function nameOf(host: string): string {
  if ([HERE, '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Listens there; gives the port, a free one for 0. Rejects when it is taken. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops listening, and ends what is under way. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
