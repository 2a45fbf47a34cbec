import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { DEMO, serveSubjects, subjectsOf, WIDGET } from './bare-pages.ts';
import type { Guest } from './guest.ts';
import { partsOf, shiftOf, tasksOf, type Disturbance, type Disturbances, type Walk } from './disturbances.ts';
import { table } from './report.ts';
import { NARROW, WIDE } from './slow-machine.ts';
import { walk } from './walk.ts';
import { watchPage } from './watch-page.ts';

/** Measures layout shifts and long tasks on both pages and on the way to the payment. Returns the tables. */
export async function walkReport(browser: Browser): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const site = await serveSubjects(demo, []);
  const subjects = new Map(subjectsOf(site, demo, []).map((subject) => [subject.name, subject]));
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const watch = async (name: string, query: string, visit: typeof book) => {
    const subject = subjects.get(name);
    if (!subject) throw new Error(`there is no ${name}`);
    const asked = { ...subject, url: `${subject.url}${query}` };
    return {
      wide: await watchPage(browser, asked, WIDE, visit),
      narrow: await watchPage(browser, asked, NARROW, visit),
    };
  };
  try {
    const bare = await watch(WIDGET, '', look);
    const page = await watch(DEMO, '', look);
    const booked = await watch(DEMO, `?arrivalDate=${arrival}&numberOfNights=1`, book);
    return table(
      ['', 'shift at 1280', 'at 390', 'long tasks at 1280', 'at 390', 'by their own clock at 1280', 'at 390'],
      [
        ...rowsOf('bare page, ', bare),
        ...rowsOf("demo's page, ", page),
        ...rowsOf('by a link with dates, ', booked),
        rowOf(
          'all of these steps, once the widget is there',
          afterwards(booked.wide),
          afterwards(booked.narrow),
        ),
      ],
    );
  } finally {
    site.close();
    await demo.close();
  }
}

async function look(guest: Guest): Promise<void> {
  await guest.read(/^Book a room/);
}

async function book(guest: Guest, enter: (step: string) => Promise<void>): Promise<void> {
  await look(guest);
  await walk(guest, 'search', 'payment', enter);
}

interface BothWidths {
  wide: Walk;
  narrow: Walk;
}

function rowsOf(where: string, { wide, narrow }: BothWidths): string[][] {
  const atNarrow = partsOf(narrow);
  return partsOf(wide).map(({ name, happened }, index) =>
    rowOf(index < 2 ? `${where}${name}` : name, happened, atNarrow[index]?.happened ?? NOTHING),
  );
}

const NOTHING: Disturbances = { tasks: [], ownTasks: [], shifts: [] };

function afterwards({ ready, firstPaint, tasks, ownTasks, shifts }: Walk): Disturbances {
  const isAfter = ({ at }: Disturbance) => at >= ready;
  return {
    tasks: tasks.filter(isAfter),
    ownTasks: ownTasks.filter(isAfter),
    shifts: shifts.filter(({ at }) => at > firstPaint),
  };
}

function rowOf(name: string, ...widths: Disturbances[]): string[] {
  return [
    name,
    ...widths.map(shiftOf),
    ...widths.map(({ tasks }) => tasksOf(tasks)),
    ...widths.map(({ ownTasks }) => tasksOf(ownTasks)),
  ];
}
