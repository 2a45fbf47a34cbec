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

/** A page to time, in which `control` can be used first, in the page or in `host`. */
export interface Subject {
  name: string;
  url: string;
  /** The element that holds the control, in its shadow root where it has one; null: the page itself. */
  host: string | null;
  control: string;
}

/** What a load took, in milliseconds from the start of the navigation (D-270). */
export interface Timing {
  /** To the first content of the subject that is painted, a number per load. */
  paints: number[];
  /** To the first control that can be used. */
  controls: number[];
  /** Until a press on it has its effect at once. */
  answers: number[];
  /** Calls with fetch or XMLHttpRequest until then, in the last load. */
  calls: number;
}

/** On what a page is loaded, and whether the browser has seen it before. */
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
 * Runs in the page. Notes when text of the subject is painted: as the browser says where that is the first content of
 * the page, otherwise in the first task after the frame that has it. And when the control is there, is drawn and can
 * be used, and when a booking says that it is ready.
 */
export function watchFirstScreen({ host, control }: { host: string | null; control: string }): void {
  const rootOf = () => {
    const element = host === null ? document.body : document.querySelector(host);
    // What stands inside a custom element is the page's own.
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
