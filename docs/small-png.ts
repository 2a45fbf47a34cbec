import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const COLOURS = 256;

/** Reduces a screenshot to at most 256 colours. Takes a PNG from Chromium: 8 bits, RGB or RGBA, opaque. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, colours } = decode(png);
  const { palette, indexOf } = quantise(colours);
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => {
    // Each row starts with the number of its filter: 0 for none.
    rows[at + Math.floor(at / width) + 1] = indexOf.get(colour) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of an image row by row, as 0xRRGGBB. */
function decode(png: Buffer): { width: number; height: number; colours: number[] } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const size = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * size;
  const colours: number[] = [];
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = unfiltered(data[start] ?? 0, data.subarray(start + 1, start + 1 + stride), above, size);
    for (let at = 0; at < stride; at += size) colours.push(row.readUIntBE(at, 3));
    above = row;
  }
  return { width, height, colours };
}

/** Undoes the filter of a row (PNG, section 9). `size` is the number of bytes in a pixel. */
function unfiltered(filter: number, row: Buffer, above: Buffer, size: number): Buffer<ArrayBuffer> {
  const plain = Buffer.alloc(row.length);
  row.forEach((value, at) => {
    const left = plain[at - size] ?? 0;
    const up = above[at] ?? 0;
    const corner = above[at - size] ?? 0;
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
    plain[at] = value + (guesses[filter] ?? 0);
  });
  return plain;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (toLeft === undefined || toUp === undefined || toCorner === undefined) return 0;
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

type Counted = [colour: number, count: number];

/**
 * Median cut: halves the heaviest box until there are enough. A box weighs more the wider it is and the more
 * pixels it holds.
 */
function quantise(colours: readonly number[]): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = [boxOf([...counts])];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((one, other) => (other.weight > one.weight ? other : one));
    if (widest.weight === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest).map(boxOf));
  }
  const indexOf = new Map(boxes.flatMap(({ members }, index) => members.map(([colour]) => [colour, index])));
  return { palette: boxes.map(({ members }) => mean(members)), indexOf };
}

interface Box {
  members: Counted[];
  /** The channel in which the box is widest. */
  channel: number;
  weight: number;
}

function boxOf(members: Counted[]): Box {
  const widths = [0, 1, 2].map((channel) => {
    const values = members.map(([colour]) => channels(colour)[channel] ?? 0);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  const width = Math.max(...widths);
  const pixels = members.reduce((sum, [, count]) => sum + count, 0);
  return { members, channel: widths.indexOf(width), weight: width * Math.sqrt(pixels) };
}

function halves({ members, channel }: Box): [Counted[], Counted[]] {
  const value = ([colour]: Counted) => channels(colour)[channel] ?? 0;
  const sorted = members.toSorted((a, b) => value(a) - value(b));
  const middle = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let passed = 0;
  const cut = sorted.findIndex(([, count]) => (passed += count) >= middle);
  const at = Math.min(Math.max(cut, 1), sorted.length - 1);
  return [sorted.slice(0, at), sorted.slice(at)];
}

function mean(members: readonly Counted[]): number {
  const pixels = members.reduce((sum, [, count]) => sum + count, 0);
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) =>
    Math.round(
      members.reduce((sum, [colour, count]) => sum + (channels(colour)[channel] ?? 0) * count, 0) / pixels,
    ),
  );
  return (red << 16) | (green << 8) | blue;
}

function channels(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
