import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { heldBy, type Held } from '../../e2e/models/held.ts';
import { DEMO, PLAIN, serveSubjects, subjectsOf } from './bare-pages.ts';
import { buildFloor } from './floor.ts';
import type { Subject } from './load-timing.ts';
import { buildPeers, DOCSEARCH } from './peers/peers.ts';
import { table } from './report.ts';
import { openPage, settle } from './slow-machine.ts';

const MOUNTS = 100;
/** The number of mounts after which the browser has compiled the code it uses often, which takes heap too. */
const WARM = 30;

/** Mounts and unmounts each subject many times, and measures what stays in memory. Returns the table. */
export async function mountsReport(browser: Browser): Promise<string> {
  await buildFloor();
  // Duffel's elements keep running after they are removed.
  const peers = (await buildPeers()).filter(({ name }) => name === DOCSEARCH);
  const demo = await startDemo({ port: 0 });
  const site = await serveSubjects(demo, peers);
  const subjects = subjectsOf(site, demo, peers).filter(({ name }) => name !== PLAIN && name !== DEMO);
  try {
    const rows: string[][] = [];
    for (const subject of subjects) rows.push(rowOf(subject.name, await mount(browser, subject)));
    return table(
      [
        `mounted and unmounted ${MOUNTS} times`,
        'heap, kB',
        `${MOUNTS} more, kB`,
        'nodes left',
        'listeners left',
      ],
      [...rows, ['target', '≤ 100', '≤ 100', '0', '0']],
    );
  } finally {
    site.close();
    await demo.close();
  }
}

/** The page's memory without the subject: warmed up, after this many mounts, and after as many again. */
async function mount(browser: Browser, { url, host, control }: Subject): Promise<Held[]> {
  const { context, page } = await openPage(browser);
  const held: Held[] = [];
  await page.goto(url);
  for (const times of [WARM, MOUNTS, MOUNTS]) {
    await page.evaluate(mountAndUnmount, { host: host ?? '', control, times });
    await settle(page);
    held.push(await heldBy(page));
  }
  await context.close();
  return held;
}

function rowOf(name: string, [before, between, after]: readonly Held[]): string[] {
  if (!before || !between || !after) throw new Error('measured three times');
  const kB = (from: Held, to: Held) => String(Math.round((to.heap - from.heap) / 1000));
  const left = (what: 'nodes' | 'listeners') => String(after.things[what] - before.things[what]);
  return [name, kB(before, between), kB(between, after), left('nodes'), left('listeners')];
}

interface Mounting {
  host: string;
  control: string;
  times: number;
}

/** Runs in the page: mounts the subject and unmounts it as soon as its first control is there. */
async function mountAndUnmount({ host, control, times }: Mounting): Promise<void> {
  type Search = (container: string) => { destroy: () => void };
  const element = document.querySelector(host) ?? (Reflect.get(window, 'taken') as Element);
  const search = Reflect.get(window, 'docsearch') as Search | undefined;
  const usable = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        const first = (element.shadowRoot ?? element).querySelector(control);
        if (first?.matches(':enabled') && first.checkVisibility()) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  Object.assign(window, { taken: element });
  for (let time = 0; time < times; time++) {
    if (!element.isConnected) document.body.append(element);
    const instance = search?.(host);
    await usable();
    instance?.destroy();
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
