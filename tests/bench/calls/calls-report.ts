import type { Browser } from 'playwright';
import { startDemo } from '../../../demo/start-demo.ts';
import { table } from '../report.ts';
import { countEqual } from './call-label.ts';
import { aboveFewest, fewestOf } from './fewest.ts';
import { listen, type HeardVisit } from './listen.ts';
import { VISITS, type Visit } from './visits.ts';

const TODAY = '2027-01-04';

/** Plays each visit against its own estate, and counts calls and bytes. Returns the tables. */
export async function callsReport(browser: Browser): Promise<string> {
  const heard: [string, HeardVisit][] = [];
  for (const visit of VISITS) heard.push([visit.name, await hear(browser, visit)]);
  return tablesOf(heard);
}

async function hear(browser: Browser, { begin, play }: Visit): Promise<HeardVisit> {
  const demo = await startDemo({ port: 0, today: TODAY });
  const context = await browser.newContext({ baseURL: demo.siteUrl });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    await begin?.(page);
    const end = listen(page);
    await play(page);
    return await end();
  } finally {
    await context.close();
    await demo.close();
  }
}

/** The calls of each visit beside the fewest, then each call above the fewest with its reason. */
export function tablesOf(visits: readonly (readonly [name: string, heard: HeardVisit])[]): string {
  const times = visits.map(([, { labels }]) => countEqual(labels));
  const calls = [...new Set(times.flatMap((each) => [...each.keys()]))];
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const rowOf = (name: string, cell: (heard: HeardVisit, visit: string) => string) => [
    name,
    ...visits.map(([visit, heard]) => cell(heard, visit)),
  ];
  const above = visits.flatMap(([visit], index) =>
    aboveFewest(visit, times[index] ?? new Map()).map(({ call, more, why }) => [
      visit,
      call,
      String(more),
      why,
    ]),
  );
  return [
    table(
      ['call', ...visits.map(([name]) => name)],
      [
        ...calls.map((call) => [call, ...times.map((each) => String(each.get(call) ?? ''))]),
        rowOf('all', ({ labels }) => String(labels.length)),
        rowOf('the fewest', (_heard, visit) => String(fewestOf(visit).length)),
        rowOf('asked before (OPTIONS)', ({ preflights }) => String(preflights)),
        rowOf('kB sent', ({ sent }) => kB(sent)),
        rowOf('kB received', ({ received }) => kB(received)),
        rowOf('files of the widget', ({ files }) => String(files)),
        rowOf('kB of these', ({ bytesOfFiles }) => kB(bytesOfFiles)),
      ],
    ),
    table(['above the fewest', 'call', 'more', 'why'], above),
  ].join('\n\n');
}
