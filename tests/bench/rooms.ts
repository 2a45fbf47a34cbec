import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { AREAS } from '../../e2e/models/big-house.ts';
import { middles, table } from './report.ts';
import { ROOM_TYPES, timeRooms } from './rooms-timing.ts';

/** Measures a hotel with many rooms. Returns the table. */
export async function roomsReport(browser: Browser, rounds: number): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const { shown, empty, opened, chosen } = await timeRooms(browser, demo, rounds);
  await demo.close();
  return [
    `${ROOM_TYPES} room types in ${AREAS} areas; CPU slowed 4 times, ${rounds} loads.`,
    table(
      ['ms', 'median', 'p95', 'samples', 'target'],
      [
        ['from the answer to the first rooms painted', ...middles(shown), '≤ 100'],
        ['press beside everything, to the next paint', ...middles(empty.paints), ''],
        ["from 'Prices by date' to the next paint", ...middles(opened.paints), 'p95 ≤ 25'],
        ['of that the script, with React', ...middles(opened.scripts), '≤ 4.5'],
        ['from choosing a rate to the next paint', ...middles(chosen.paints), 'p95 ≤ 25'],
        ['of that the script, with React', ...middles(chosen.scripts), '≤ 4.5'],
      ],
    ),
  ].join('\n\n');
}
