import { endpoints } from '../../../src/api/endpoints.ts';
import { endpointOf } from '../../contract/conversations/request-schemas.ts';
import { table } from '../report.ts';
import type { Metered } from './meter.ts';
import { HOUR, type Mix } from './plan.ts';
import { littlesLaw, meanOf, missesOf, preflightsOf, rateOf, sumOf } from './sums.ts';
import { hourOfFiles, type Part, type PartOfHour } from './widget-files.ts';

/** The observations of the hour. */
export interface Hour {
  calls: readonly Metered[];
  /** The number of open sessions, once a minute. */
  sessions: readonly number[];
  /** How long sessions live in the estate, computed by hand. */
  lifetimes: readonly { share: number; minutes: number }[];
}

const MINUTE = 60;

/** The hour by call, the files that a CDN serves in it, and a summary in three sentences. */
export function tablesOf(mix: Mix, hour: Hour, parts: readonly Part[]): string {
  const files = hourOfFiles(mix, parts);
  return [callsTable(hour.calls), filesTable(files), ...sentences(mix, hour, files)].join('\n\n');
}

function callsTable(calls: readonly Metered[]): string {
  const labels = [...new Set(calls.map(({ label }) => label))];
  const rows = labels
    .map((label) => calls.filter((call) => call.label === label))
    .toSorted((one, other) => other.length - one.length)
    .map((same) => [...same.slice(0, 1).flatMap((call) => [call.label, kindOf(call)]), ...cellsOf(same)]);
  const preflights = String(preflightsOf(calls));
  return table(
    ['call', 'kind', 'an hour', 'a second', 'most in a second', 'refused', 'kB sent', 'kB received'],
    [
      ...rows,
      ['all', '', ...cellsOf(calls)],
      ['asked before by browsers (OPTIONS)', '', preflights, '', '', '', '', ''],
    ],
  );
}

/** Whether a call reads or writes, by the catalogue. */
function kindOf({ label, path }: Metered): string {
  const name = endpointOf({ method: label.split(' ')[0] ?? '', path });
  return name === null ? '' : endpoints[name].kind;
}

function cellsOf(calls: readonly Metered[]): string[] {
  const { times, perSecond, peak } = rateOf(
    calls.map(({ at }) => at),
    HOUR,
  );
  const kB = (numbers: number[]) => String(Math.round(sumOf(numbers) / 1000));
  const [sent, received] = [calls.map((call) => call.sent), calls.map((call) => call.received)];
  const refused = calls.filter(({ status }) => status >= 400).length;
  return [String(times), perSecond.toFixed(2), ...[peak, refused].map(String), kB(sent), kB(received)];
}

function filesTable(files: readonly PartOfHour[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return table(
    ['of the widget', 'files', 'kB brotli', 'guests an hour', 'files an hour', 'MB an hour'],
    [
      ...files.map(({ part, guests, files: all, bytes }) => [
        ...[part.name, String(part.files), kB(part.bytes)],
        ...[String(guests), String(all), megabytes(bytes)],
      ]),
      ['all', '', '', '', String(sumOf(files.map((one) => one.files))), megabytes(bytesOf(files))],
    ],
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function bytesOf(files: readonly PartOfHour[]): number {
  return sumOf(files.map(({ bytes }) => bytes));
}

function sentences(
  { guestsAnHour }: Mix,
  { calls, sessions, lifetimes }: Hour,
  files: readonly PartOfHour[],
): string[] {
  const ats = (some: readonly Metered[]) => some.map(({ at }) => at);
  const all = rateOf(ats(calls), HOUR);
  const writes = calls.filter((call) => kindOf(call) === 'write').length;
  const answered = sumOf(calls.map(({ received }) => received));
  const configuration = calls.filter(({ label }) => label.endsWith('api/stay/getConfiguration'));
  const caching = [...new Set(configuration.map((call) => `\`${call.caching}\``))].join(', ');
  const asked = sumOf(files.map((one) => one.files));
  return [
    `The estate's servers get ${all.perSecond.toFixed(2)} calls a second in the mean and ${all.peak} in the busiest: ${all.times} in the hour (${writes} of them writes), which they answer with ${megabytes(answered)} MB.`,
    `At once ${Math.round(sumOf(sessions) / sessions.length)} sessions are open in the mean and ${Math.max(...sessions)} at most; by hand, ${guestsAnHour} an hour that live ${meanOf(lifetimes).toFixed(1)} minutes each are ${Math.round(littlesLaw(guestsAnHour, lifetimes))}.`,
    `A CDN answers for ${asked} files and ${megabytes(bytesOf(files))} MB in the hour, and asks its origin for each file once; the configuration says ${caching}, so each of the ${configuration.length} questions for it reaches the site, where ${missesOf(ats(configuration), MINUTE)} would if it could be kept for a minute.`,
  ];
}
