import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { AREAS } from '../../e2e/models/big-house.ts';
import { countCalls } from './calls.ts';
import { percentile, table } from './report.ts';
import { ROOM_TYPES, timeRooms } from './rooms-timing.ts';

/** Measures a house with many rooms and the calls of a whole booking. Returns the tables. */
export async function flowReport(browser: Browser, rounds: number): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const { empty, shown, opened, chosen } = await timeRooms(browser, demo, rounds);
  await demo.close();
  const calls = await countCalls(browser);
  const row = (what: string, times: number[], target: string) => [
    what,
    ms(percentile(times, 50)),
    ms(percentile(times, 95)),
    String(times.length),
    target,
  ];
  return [
    `${ROOM_TYPES} room types in ${AREAS} areas; CPU slowed 4 times, ${rounds} loads. A press on the bare page is what this machine needs for a press that changes nothing.`,
    table(
      ['ms', 'median', 'p95', 'of', 'target'],
      [
        row('press on the bare page, to the next paint', empty, ''),
        row('from the answer to the first rooms painted', shown, '≤ 100'),
        row("from 'Prices by date' to the next paint", opened, 'p95 ≤ 25'),
        row('from choosing a rate to the next paint', chosen, 'p95 ≤ 25'),
      ],
    ),
    'Calls of a whole booking, one room for one night without account, by the ledger of the estate:',
    table(
      ['call', 'times'],
      [
        ...calls.map(({ call, times }) => [call, String(times)]),
        ['all', String(calls.reduce((sum, { times }) => sum + times, 0))],
      ],
    ),
  ].join('\n\n');
}

function ms(milliseconds: number): string {
  return String(Math.round(milliseconds));
}
