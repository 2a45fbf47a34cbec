import type { Timing } from './measure.ts';
import type { Weight } from './sizes.ts';

export const BEGIN = '<!-- bench: written by npm run bench -->';
export const END = '<!-- bench: end -->';

export function kB({ gzip, brotli }: Weight): string {
  return `${(gzip / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** `median [min–max]` in whole milliseconds. */
export function spread({ loads }: Timing): string {
  return `${Math.round(median(loads))} [${Math.round(Math.min(...loads))}–${Math.round(Math.max(...loads))}]`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The document with what stands between the markers replaced, or with the markers at its end. */
export function withReport(document: string, report: string): string {
  const section = `${BEGIN}\n\n${report}\n\n${END}`;
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, begin) + section + document.slice(end + END.length);
}
