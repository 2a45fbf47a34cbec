import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, HERE, listen } from '../../../demo/estate/http/listening.ts';
import { callLabel } from '../calls/call-label.ts';

/** A call as it passes the line to the estate. Bytes are those of the bodies as sent, without headers. */
export interface Metered {
  guest: number;
  label: string;
  path: string;
  /** Seconds from the start. */
  at: number;
  sent: number;
  received: number;
  status: number;
  /** The answer's Cache-Control. */
  caching: string;
}

export interface Meter {
  /** The estate's address for a guest. */
  urlFor: (guest: number) => string;
  metered: Metered[];
  close: () => Promise<void>;
}

const OF_GUEST = /^\/guest\/(\d+)(\/.*)$/;

/**
 * A proxy between guests and estate that records each call with its bytes. It accepts brotli, as browsers do.
 */
export async function startMeter(estate: string, now: () => number): Promise<Meter> {
  const metered: Metered[] = [];
  const server = createServer((message, reply) => {
    const [, guest = '0', path = '/'] = OF_GUEST.exec(message.url ?? '') ?? [];
    passOn({ message, reply, url: `${estate}${path}` }, (bytes) => {
      const label = callLabel(message.method ?? '', `${estate}${path}`);
      metered.push({ guest: Number(guest), label, path, at: now(), ...bytes });
    });
  });
  const port = await listen(server, HERE, 0);
  return {
    urlFor: (guest) => `http://${HERE}:${port}/guest/${guest}`,
    metered,
    close: () => close(server),
  };
}

interface Passing {
  message: IncomingMessage;
  reply: ServerResponse;
  url: string;
}

function passOn(
  { message, reply, url }: Passing,
  note: (bytes: Pick<Metered, 'sent' | 'received' | 'status' | 'caching'>) => void,
): void {
  let [sent, received] = [0, 0];
  const headers = { ...message.headers, host: new URL(url).host, 'accept-encoding': 'br' };
  const onward = request(url, { method: message.method, headers }, (answer) => {
    const status = answer.statusCode ?? 0;
    reply.writeHead(status, answer.headers);
    answer.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      reply.write(chunk);
    });
    answer.on('end', () => {
      note({ sent, received, status, caching: answer.headers['cache-control'] ?? '' });
      reply.end();
    });
  });
  onward.on('error', () => reply.destroy());
  message.on('data', (chunk: Buffer) => {
    sent += chunk.byteLength;
  });
  message.pipe(onward);
}
