import type { Weight } from '../../widget/build-sizes.ts';

/** The lines before and after a part of the report in the document. */
export type Place = readonly [begin: string, end: string];

export function placeOf(part: string): Place {
  return [`<!-- bench, ${part}: written by npm run bench -->`, `<!-- bench, ${part}: end -->`];
}

export function kB({ gzip, brotli }: Weight): string {
  return `${(gzip / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The smallest number that is not below the given per cent of them (nearest rank). */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** `median [min–max]` in whole milliseconds. */
export function spread(times: readonly number[]): string {
  return `${Math.round(median(times))} [${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}]`;
}

/** Cells for the median, the 95th percentile and the count, in whole milliseconds. */
export function middles(times: readonly number[]): string[] {
  return [percentile(times, 50), percentile(times, 95), times.length].map((time) => String(Math.round(time)));
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The document with the text between the markers replaced, or with the markers added at its end. */
export function withReport(document: string, report: string, [first, last]: Place): string {
  const section = `${first}\n\n${report}\n\n${last}`;
  const begin = document.indexOf(first);
  const end = document.indexOf(last);
  if (begin < 0 || end < begin) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, begin) + section + document.slice(end + last.length);
}
