import { connect } from 'node:net';

/**
 * Sends the first line of a request unchanged, which fetch would normalise. Returns the status of the answer,
 * or null where the server closes the connection without one.
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
