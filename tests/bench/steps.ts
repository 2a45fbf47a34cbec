import type { Browser, CDPSession, Page } from 'playwright';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { Guest } from './guest.ts';
import { middles, percentile, table } from './report.ts';
import { numberFrom, openPage, settle, slowCpu } from './slow-machine.ts';
import { prepareLimit, readScreen, removeCopy, setNext, showCopy, type Screen } from './step-limit.ts';
import { walk } from './walk.ts';

const TURNS = 8;

/** A change between two steps whose code and data are loaded. */
interface Turn {
  name: string;
  /** The button, or the browser's own back or forward. */
  by: RegExp | 'back' | 'forward';
  heading: RegExp;
}

const ROOMS_AND_RATES: readonly Turn[] = [
  { name: 'rates to rooms, by Back', by: 'back', heading: /Select Room/ },
  { name: 'rooms to rates, by Forward', by: 'forward', heading: /Select Rate/ },
  { name: 'rates to rooms, by Back', by: 'back', heading: /Select Room/ },
  { name: 'rooms to rates, by Continue', by: /^Continue: Park Room$/, heading: /Select Rate/ },
];
const DETAILS_AND_SUMMARY: readonly Turn[] = [
  { name: 'summary to details, by Back', by: 'back', heading: /^Lead booker details/ },
  { name: 'details to summary, by Forward', by: 'forward', heading: /^Check your booking details/ },
];

/** The times of one turn in ms: by the widget, and with the same markup put in by `innerHTML`. */
interface Times {
  widget: number[];
  limit: number[];
}

/**
 * Times steps that wait for nothing, with the CPU slowed 4 times, beside the same markup put in by `innerHTML`.
 * Returns the table.
 */
export async function stepsReport(browser: Browser, loads: number): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const times = new Map<string, Times>();
  for (let load = 0; load < loads; load++) await timeSteps(browser, demo, times);
  await demo.close();
  return table(
    [
      'ms, from the press to the paint of the new heading',
      'median',
      'p95',
      'samples',
      'target',
      'innerHTML',
      'p95',
      'ratio',
      'target',
    ],
    [...times].map(([name, { widget, limit }]) => {
      const [middle = '', most = ''] = middles(limit);
      const ratio = percentile(widget, 50) / percentile(limit, 50);
      return [name, ...middles(widget), '≤ 50', middle, most, ratio.toFixed(2), '≤ 1.50'];
    }),
  );
}

async function timeSteps(browser: Browser, demo: Demo, times: Map<string, Times>): Promise<void> {
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const { context, page, devtools } = await openPage(browser);
  const guest = new Guest(page);
  await page.addInitScript(prepareLimit);
  // The demo's policy demands trusted types of the copy's `innerHTML` too.
  await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.goto(`${demo.siteUrl}/booking/?arrivalDate=${arrival}&numberOfNights=1`);
  await walk(guest, 'search', 'rates');
  await takeTurns(page, devtools, guest, ROOMS_AND_RATES, times);
  await walk(guest, 'guests', 'summary');
  await takeTurns(page, devtools, guest, DETAILS_AND_SUMMARY, times);
  await context.close();
}

/** Takes the turns with the widget, then in a copy of it. The last turn has to end where the first begins. */
async function takeTurns(
  page: Page,
  devtools: CDPSession,
  guest: Guest,
  turns: readonly Turn[],
  times: Map<string, Times>,
): Promise<void> {
  const screens: Screen[] = [];
  await slowCpu(devtools);
  for (let time = 0; time < TURNS; time++) {
    for (const [index, turn] of turns.entries()) {
      timesOf(times, turn).widget.push(await takeTurn(page, guest, turn));
      screens[index] ??= await readScreen(page);
    }
  }
  await showCopy(page);
  for (let time = 0; time < TURNS; time++) {
    for (const [index, turn] of turns.entries()) {
      const next = screens[index];
      if (next) await setNext(page, next);
      timesOf(times, turn).limit.push(await takeTurn(page, guest, turn));
    }
  }
  await removeCopy(page);
  await slowCpu(devtools, 1);
}

function timesOf(times: Map<string, Times>, { name }: Turn): Times {
  const those = times.get(name) ?? { widget: [], limit: [] };
  times.set(name, those);
  return those;
}

/** Takes one turn. Returns the time from the press to the paint, in ms. */
async function takeTurn(page: Page, guest: Guest, { by, heading }: Turn): Promise<number> {
  await settle(page);
  const move = by instanceof RegExp ? null : by;
  await page.evaluate(watchForHeading, { heading: heading.source, move });
  if (by instanceof RegExp) await guest.press(by);
  return numberFrom(page, 'headingPainted');
}

/**
 * Runs in the page: moves in the history or waits for a press, and records the time until another screen's
 * heading is painted.
 */
function watchForHeading({ heading, move }: { heading: string; move: 'back' | 'forward' | null }): void {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  if (!root) throw new Error('there is no booking on the page');
  let begun = performance.now();
  const isThere = () =>
    new RegExp(heading).test(root.querySelector('[data-stay-heading]')?.textContent ?? '');
  if (isThere()) throw new Error(`${heading} is there already`);
  Object.assign(window, { headingPainted: undefined });
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { headingPainted: performance.now() - begun });
      port2.postMessage(null);
    });
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  const press = ({ timeStamp }: Event) => {
    begun = timeStamp;
  };
  if (move) history[move]();
  else addEventListener('click', press, { capture: true, once: true });
}
