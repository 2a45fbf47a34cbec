import { connect } from 'node:net';

/**
 * The status of the answer to a request whose first line goes out untouched, which fetch would tidy; null where the
 * connection is closed without one.
 */
export function rawStatus(url: string, line: string, host = 'Host: localhost'): Promise<number | null> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      const headers = host === '' ? [] : [host];
      socket.write([line, ...headers, 'Connection: close', '', ''].join('\r\n'));
    });
    socket.once('data', (data: Buffer) => {
      resolve(Number(data.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('close', () => {
      resolve(null);
    });
    socket.once('error', reject);
  });
}
