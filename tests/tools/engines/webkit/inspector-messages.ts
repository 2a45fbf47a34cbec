/**
 * A message on the socket of WEBKIT_INSPECTOR_SERVER: the length of the body, a byte of flags, then the body.
 * The body is a name that ends with a zero byte, then the parameters as a GVariant.
 */
export interface InspectorMessage {
  name: string;
  parameters: Buffer;
}

/** The address of a page: the connection of its process to the server, and the page within that. */
export interface Target {
  connection: bigint;
  target: bigint;
}

const HEAD = 5;
const LITTLE_ENDIAN = 1;

/** A message in the format of the socket. */
export function encode(name: string, parameters: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}\0`), parameters]);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(body.length);
  head.writeUInt8(LITTLE_ENDIAN, HEAD - 1);
  return Buffer.concat([head, body]);
}

/** The complete messages at the start of the received bytes, and the remaining bytes. */
export function decode(came: Buffer): { messages: InspectorMessage[]; rest: Buffer } {
  const messages: InspectorMessage[] = [];
  let rest = came;
  while (rest.length >= HEAD && rest.length >= HEAD + rest.readUInt32BE()) {
    const body = rest.subarray(HEAD, HEAD + rest.readUInt32BE());
    const end = body.indexOf(0);
    messages.push({ name: body.toString('utf8', 0, end), parameters: body.subarray(end + 1) });
    rest = rest.subarray(HEAD + body.length);
  }
  return { messages, rest };
}

/** `(tt)`, or `(tts)` with a text. */
export function addressed({ connection, target }: Target, text?: string): Buffer {
  const numbers = Buffer.alloc(16);
  numbers.writeBigUInt64LE(connection);
  numbers.writeBigUInt64LE(target, 8);
  return text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)]);
}

/** The text of `(tts)`. */
export function readText(parameters: Buffer): string {
  return parameters.toString('utf8', 16, parameters.length - 1);
}

/** Reads `(ta(tsssb))`: the targets of a connection. Returns only its pages. */
export function readTargets(parameters: Buffer): { connection: bigint; pages: Target[] } {
  const connection = parameters.readBigUInt64LE();
  const list = parameters.subarray(8);
  const ends = list.length > 0 ? endsOf(list) : [];
  const pages = ends.flatMap((end, index) => {
    const start = Math.ceil((ends[index - 1] ?? 0) / 8) * 8;
    const entry = list.subarray(start, end);
    const type = entry.toString('utf8', 8, entry.indexOf(0, 8));
    return type === 'WebPage' ? [{ connection, target: entry.readBigUInt64LE() }] : [];
  });
  return { connection, pages };
}

/**
 * The ends of an array's members. They follow the members, as numbers as wide as the array's length needs.
 */
function endsOf(list: Buffer): number[] {
  const wide = list.length <= 0xff ? 1 : list.length <= 0xffff ? 2 : 4;
  const last = list.readUIntLE(list.length - wide, wide);
  const count = (list.length - last) / wide;
  return Array.from({ length: count }, (_, index) => list.readUIntLE(last + index * wide, wide));
}
