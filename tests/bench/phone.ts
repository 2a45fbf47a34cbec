import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { DEMO, PLAIN, serveSubjects, subjectsOf, WIDGET } from './bare-pages.ts';
import { measure, type Timing } from './load-timing.ts';
import { spread, table } from './report.ts';
import { NARROW, PHONE, SLOW, WIDE, type Profile } from './slow-machine.ts';

interface Row {
  name: string;
  subjects: readonly string[];
  profile: Profile;
  viewport: { width: number; height: number };
  isAgain: boolean;
}

const ROWS: readonly Row[] = [
  {
    ...{ name: 'typical phone', subjects: [PLAIN, WIDGET, DEMO] },
    ...{ profile: PHONE, viewport: NARROW, isAgain: false },
  },
  {
    ...{ name: 'typical phone, a later visit', subjects: [DEMO] },
    ...{ profile: PHONE, viewport: NARROW, isAgain: true },
  },
  {
    ...{ name: 'the slow line above, a later visit', subjects: [DEMO] },
    ...{ profile: SLOW, viewport: WIDE, isAgain: true },
  },
];

/** Times the first screen on a typical phone, on a first and a later visit. Returns the table. */
export async function phoneReport(browser: Browser, loads: number): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const site = await serveSubjects(demo, []);
  const all = subjectsOf(site, demo, []);
  try {
    const rows: string[][] = [];
    for (const { name, subjects, ...circumstances } of ROWS) {
      const wanted = all.filter((subject) => subjects.includes(subject.name));
      const timings = await measure(browser, wanted, loads, circumstances);
      rows.push(...[...timings].map(([subject, timing]) => [name, subject, ...cellsOf(timing)]));
    }
    return [
      `${loads} loads, median [min–max].`,
      table(['', 'page', 'first paint, ms', 'first control, ms', 'acts on a press, ms'], rows),
    ].join('\n\n');
  } finally {
    site.close();
    await demo.close();
  }
}

function cellsOf({ paints, controls, answers }: Timing): string[] {
  return [paints, controls, answers].map(spread);
}
