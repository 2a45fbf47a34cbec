import type { Browser } from 'playwright';
import {
  numberFrom,
  openPage,
  settle,
  slowCpu,
  slowNetwork,
  SLOW,
  WIDE,
  type Profile,
} from './slow-machine.ts';

/** A page to time. `control` is its first usable control, in the page or in `host`. */
export interface Subject {
  name: string;
  url: string;
  /** The element with the control, in its shadow root where it has one; null for the page itself. */
  host: string | null;
  control: string;
}

/** The times of a load, in milliseconds from the start of the navigation (D-270). */
export interface Timing {
  /** Until the subject's first content is painted, one for each load. */
  paints: number[];
  /** Until the first control is usable. */
  controls: number[];
  /** Until a press on it takes effect at once. */
  answers: number[];
  /** The calls with fetch or XMLHttpRequest until then, in the last load. */
  calls: number;
}

/** The machine and line of a load, and whether the browser has seen the page before. */
export interface Circumstances {
  profile: Profile;
  viewport: { width: number; height: number };
  isAgain: boolean;
}

const FIRST_VISIT: Circumstances = { profile: SLOW, viewport: WIDE, isAgain: false };

/** Loads every page `rounds` times in turn, each in a browser context of its own. */
export async function measure(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
  circumstances = FIRST_VISIT,
): Promise<Map<string, Timing>> {
  const timings = new Map<string, Timing>(
    subjects.map(({ name }) => [name, { paints: [], controls: [], answers: [], calls: 0 }]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      const { paint, control, answer, calls } = await loadOnce(browser, subject, circumstances);
      const timing = timings.get(subject.name);
      if (!timing) continue;
      timing.paints.push(paint);
      timing.controls.push(control);
      timing.answers.push(answer);
      timing.calls = calls;
    }
  }
  return timings;
}

async function loadOnce(
  browser: Browser,
  { name, url, host, control }: Subject,
  { profile, viewport, isAgain }: Circumstances,
) {
  const { context, page, devtools } = await openPage(browser, viewport);
  try {
    if (isAgain) {
      await page.goto(url);
      await settle(page);
      await page.goto('about:blank');
    }
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await slowNetwork(devtools, profile.network);
    await slowCpu(devtools, profile.cpu);
    await page.addInitScript(watchFirstScreen, { host, control });
    await page.goto(url, { waitUntil: 'commit' });
    const firstControl = await numberFrom(page, 'firstControl');
    const callsUntilThen = calls.length;
    return {
      control: firstControl,
      paint: await numberFrom(page, 'firstPaint'),
      answer: host === 'stay-booking' ? await numberFrom(page, 'readyAt') : firstControl,
      calls: callsUntilThen,
    };
  } catch (error) {
    throw new Error(`${name}: nothing to use on ${url}`, { cause: error });
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. Records when text of the subject is painted: by the browser's own report where that is
 * the page's first content, else in the first task after its frame. Also records when the control is drawn
 * and usable, and when a booking reports that it is ready.
 */
export function watchFirstScreen({ host, control }: { host: string | null; control: string }): void {
  const rootOf = () => {
    const element = host === null ? document.body : document.querySelector(host);
    // The content of a custom element belongs to the page.
    return element?.localName.includes('-') ? element.shadowRoot : element;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const checks = { opacityProperty: true, visibilityProperty: true };
    return Math.min(width, height) > 4 && element.checkVisibility(checks);
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) &&
    isSeen(element);
  const isUsable = (element: Element) => element.matches(':enabled') && isSeen(element);
  const notePaint = () => {
    const seen = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const next = performance.now();
      new PerformanceObserver((list) => {
        const first = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        Object.assign(window, { firstPaint: first < seen ? next : first });
      }).observe({ type: 'paint', buffered: true });
    };
    port2.postMessage(null);
  };
  let [wasPainted, wasUsable] = [false, false];
  const look = () => {
    const root = rootOf();
    if (!wasPainted && [...(root?.querySelectorAll('*') ?? [])].some(hasText)) {
      wasPainted = true;
      notePaint();
    }
    if (!wasUsable && [...(root?.querySelectorAll(control) ?? [])].some(isUsable)) {
      wasUsable = true;
      Object.assign(window, { firstControl: performance.now() });
    }
    if (!wasPainted || !wasUsable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('stay:ready', () => Object.assign(window, { readyAt: performance.now() }), { once: true });
}
