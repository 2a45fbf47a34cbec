import { describe, expect, it } from 'vitest';
import type { BundledFile, Manifest } from '../../widget/build-manifest.ts';
import { sessionUse } from '../bench/load/guest.ts';
import { tablesOf } from '../bench/load/load-tables.ts';
import { BEFORE, HOUR, planGuests, readMix, WAYS } from '../bench/load/plan.ts';
import { littlesLaw, meanOf, missesOf, preflightsOf, rateOf } from '../bench/load/sums.ts';
import { playInOrder, type Course } from '../bench/load/timeline.ts';
import { hourOfFiles, partsOf } from '../bench/load/widget-files.ts';

const CONFIGURATION = 'GET site api/stay/getConfiguration';
const HOLD = 'POST api/stay/{sessionId}/booking';
const mix = readMix({ GUESTS: '100', RETURNING: '50' });

describe('the guests of the load', () => {
  it('number as asked in the hour and three quarters as many before it, with the shares of the mix', () => {
    const guests = planGuests(mix, '2027-01-04');
    const ofHour = guests.filter(({ at }) => at >= BEFORE);
    expect([guests.length, ofHour.length]).toEqual([175, 100]);
    expect(WAYS.map((way) => ofHour.filter((guest) => guest.way === way).length)).toEqual([70, 20, 10]);
    expect(ofHour.every(({ at }) => at < BEFORE + HOUR)).toBe(true);
    expect(planGuests(mix, '2027-01-04')).toEqual(guests);
  });

  it('use a session for 1 minute, or for 8.25 minutes to book', () => {
    expect(WAYS.map((way) => sessionUse(way) / 60)).toEqual([1, 1, 8.25]);
  });

  it.each([
    [{ MIX: '70,20' }, 'MIX is three shares that make 100, as 70,20,10, not 70,20'],
    [{ MIX: '70,20,20' }, 'MIX is three shares that make 100, as 70,20,10, not 70,20,20'],
    [{ RETURNING: '101' }, 'RETURNING is a number to 100, not 101'],
    [{ GUESTS: 'many' }, 'GUESTS is a number from 1, not many'],
  ])('cannot be %o', (given, message) => {
    expect(() => readMix(given)).toThrow(message);
  });
});

describe('the sums of the load', () => {
  it('give a rate as its count, its mean by the second and its busiest second', () => {
    // Four calls in ten seconds, two of them in the first.
    expect(rateOf([0.2, 0.9, 1.1, 5], 10)).toEqual({ times: 4, perSecond: 0.4, peak: 2 });
  });

  it("follow Little's law: 600 an hour, half for 30 minutes and half for 60, are 450 at once", () => {
    const kinds = [
      { share: 50, minutes: 30 },
      { share: 50, minutes: 60 },
    ];
    expect([meanOf(kinds), littlesLaw(600, kinds)]).toEqual([45, 450]);
  });

  it('count a request for an answer that is kept a minute at 0, 60 and 200', () => {
    expect(missesOf([60, 0, 59, 200], 60)).toBe(3);
  });

  it('count one preflight for each guest and address, only for bodies sent to the estate', () => {
    const calls = [
      [1, HOLD, '/a', 10],
      [1, HOLD, '/a', 10],
      [2, HOLD, '/a', 10],
      [1, 'POST site api/account/verifyEmail', '/b', 10],
      [1, 'POST api/session/begin/stay', '/c', 0],
    ] as const;
    expect(preflightsOf(calls.map(([guest, label, path, sent]) => ({ guest, label, path, sent })))).toBe(2);
  });

  it('count files for the half that comes for the first time; the others ask for the loader', () => {
    const parts = [
      { name: 'all need it', files: 10, bytes: 1000, ways: WAYS },
      { name: 'to book', files: 2, bytes: 500, ways: ['book'] as const },
    ];
    // 50 × 10 and 50 × 1000, 5 × 2 and 5 × 500, then 50 × 1.
    const hour = hourOfFiles(mix, parts).map(({ guests, files, bytes }) => [guests, files, bytes]);
    expect(hour).toEqual([
      [50, 500, 50_000],
      [5, 10, 2500],
      [50, 50, 0],
    ]);
  });

  it('give a part the files that no earlier part has, and the guests who reach its step or the one before', () => {
    const file = (
      name: string,
      brotli: number,
      module: string | null,
      imports: string[] = [],
    ): BundledFile => ({
      ...{ file: name, brotli, module, imports, integrity: '', bytes: 0, gzip: 0, dynamicImports: [] },
    });
    const step = (name: string, brotli: number) =>
      file(name, brotli, `widget/wiring/steps/${name}.ts`, ['shared']);
    const manifest: Manifest = {
      version: '1.0.0',
      elements: { 'stay-booking': ['entry'] },
      files: [
        ...[file('staychart.js', 1, null), file('entry', 2, null), file('shared', 4, null)],
        ...[step('rooms', 8), step('rates', 16), step('guests', 32), step('payment', 64)],
        file('telephones', 128, 'src/domain/telephones.ts'),
        file('sanitise', 256, 'widget/ui/sanitise.ts', ['shared', 'entry']),
      ],
    };
    expect(partsOf(manifest)).toEqual([
      { name: 'the first screen', files: 2, bytes: 3, ways: WAYS },
      { name: 'rooms', files: 2, bytes: 12, ways: WAYS },
      { name: 'rates', files: 1, bytes: 16, ways: WAYS },
      { name: 'beside the screens', files: 1, bytes: 256, ways: WAYS },
      { name: 'guests', files: 1, bytes: 32, ways: ['rates', 'book'] },
      { name: 'payment', files: 1, bytes: 64, ways: ['book'] },
      { name: 'beside the payment, with telephone numbers', files: 1, bytes: 128, ways: ['book'] },
    ]);
  });
});

describe('the time of the load', () => {
  it('runs the next guest in order of time until the end', async () => {
    const seen: string[] = [];
    // eslint-disable-next-line @typescript-eslint/require-await
    async function* course(name: string, pauses: number[]): Course {
      for (const pause of pauses) {
        seen.push(name);
        yield pause;
      }
      seen.push(`${name} ends`);
    }
    const times: number[] = [];
    const courses = [
      { at: 5, course: course('late', [1, 100]) },
      { at: 0, course: course('early', [2, 7]) },
    ];
    await playInOrder(courses, 10, (at) => Promise.resolve(void times.push(at)));
    expect(seen).toEqual(['early', 'early', 'late', 'late', 'early ends']);
    expect(times).toEqual([0, 2, 5, 6, 9]);
  });
});

describe('the report of the load', () => {
  it('lists calls and files, and sums them up in three sentences', () => {
    const call = (label: string, path: string, at: number, sent: number, received: number) => ({
      ...{ guest: 1, status: 200, caching: 'no-store', label, path, at, sent, received },
    });
    const calls = [
      { ...call(HOLD, '/api/stay/1/booking', 10.1, 2000, 500), status: 409 },
      call(CONFIGURATION, '/cms/api/stay/getConfiguration', 10.2, 0, 1_500_000),
      call(CONFIGURATION, '/cms/api/stay/getConfiguration', 40, 0, 1_500_000),
    ];
    const lifetimes = [{ share: 100, minutes: 30 }];
    const parts = [{ name: 'the first screen', files: 2, bytes: 100_000, ways: WAYS }];
    const report = tablesOf(mix, { calls, sessions: [40, 60], lifetimes }, parts);
    expect(report.split('\n').filter((line) => line !== '')).toEqual([
      '| call | kind | an hour | a second | most in a second | refused | kB sent | kB received |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      `| ${CONFIGURATION} | read | 2 | 0.00 | 1 | 0 | 0 | 3000 |`,
      `| ${HOLD} | write | 1 | 0.00 | 1 | 1 | 2 | 1 |`,
      '| all |  | 3 | 0.00 | 2 | 1 | 2 | 3001 |',
      '| asked before by browsers (OPTIONS) |  | 1 |  |  |  |  |  |',
      '| of the widget | files | kB brotli | guests an hour | files an hour | MB an hour |',
      '| --- | --- | --- | --- | --- | --- |',
      '| the first screen | 2 | 100.0 | 50 | 100 | 5.0 |',
      '| a later visit | 1 | 0.0 | 50 | 50 | 0.0 |',
      '| all |  |  |  | 150 | 5.0 |',
      "The estate's servers get 0.00 calls a second in the mean and 2 in the busiest: 3 in the hour (1 of them writes), which they answer with 3.0 MB.",
      'At once 50 sessions are open in the mean and 60 at most; by hand, 100 an hour that live 30.0 minutes each are 50.',
      'A CDN answers for 150 files and 5.0 MB in the hour, and asks its origin for each file once; the configuration says `no-store`, so each of the 2 questions for it reaches the site, where 1 would if it could be kept for a minute.',
    ]);
  });
});
