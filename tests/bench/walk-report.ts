import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { DEMO, serveSubjects, subjectsOf, WIDGET } from './bare-pages.ts';
import { partsOf, shiftOf, tasksOf, type Disturbances, type Walk } from './disturbances.ts';
import { table } from './report.ts';
import { NARROW, WIDE } from './slow-machine.ts';
import { walk } from './walk.ts';
import { watchPage } from './watch-page.ts';

/** Measures what moves by itself and what holds the page up, on both pages and on the way to the payment. Returns the tables. */
export async function walkReport(browser: Browser): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const site = await serveSubjects(demo, []);
  const subjects = new Map(subjectsOf(site, demo, []).map((subject) => [subject.name, subject]));
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const watch = async (name: string, viewport: typeof WIDE, isWalked: boolean) => {
    const subject = subjects.get(name);
    if (!subject) throw new Error(`there is no ${name}`);
    const url = `${subject.url}?arrivalDate=${arrival}&numberOfNights=1`;
    return watchPage(browser, { ...subject, url }, viewport, async (guest, enter) => {
      await guest.read(/^Book a room/);
      if (isWalked) await walk(guest, 'search', 'payment', enter);
    });
  };
  try {
    const bare = [await watch(WIDGET, WIDE, false), await watch(WIDGET, NARROW, false)];
    const walked = [await watch(DEMO, WIDE, true), await watch(DEMO, NARROW, true)];
    return tableOf(bare, walked);
  } finally {
    site.close();
    await demo.close();
  }
}

function tableOf(bare: readonly Walk[], walked: readonly Walk[]): string {
  const rows = (where: string, walks: readonly Walk[]) => {
    const [wide = [], narrow = []] = walks.map(partsOf);
    return wide.map(({ name, happened }, index) =>
      rowOf(`${where}, ${name}`, [happened, narrow[index]?.happened ?? NOTHING]),
    );
  };
  const afterwards = walked.map(({ ready, firstPaint, tasks, shifts }) => ({
    tasks: tasks.filter(({ at }) => at >= ready),
    shifts: shifts.filter(({ at }) => at > firstPaint),
  }));
  return table(
    ['', 'shift at 1280', 'at 390', 'long tasks at 1280', 'at 390'],
    [...rows('bare page', bare), ...rows('demo', walked), rowOf('demo, all once it is there', afterwards)],
  );
}

const NOTHING: Disturbances = { tasks: [], shifts: [] };

function rowOf(name: string, widths: readonly Disturbances[]): string[] {
  return [name, ...widths.map(shiftOf), ...widths.map(tasksOf)];
}
