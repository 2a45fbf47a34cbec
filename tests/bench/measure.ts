import type { Browser } from 'playwright';

/** A page to time: it is interactive as soon as a control that matches `control` can be used, in the page or in `host`. */
export interface Subject {
  name: string;
  url: string;
  /** The element whose shadow root holds the control; null: the page itself. */
  host: string | null;
  control: string;
}

export interface Timing {
  /** Milliseconds from the start of the navigation to the first control that can be used, a number per load. */
  loads: number[];
  /** Calls with fetch or XMLHttpRequest until then, in the last load. */
  calls: number;
}

const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const TIMEOUT = 60_000;

/** Loads every page `rounds` times in turn, each in a browser context of its own, on the slow machine of performance.md. */
export async function measure(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Map<string, Timing>> {
  const timings = new Map<string, Timing>(subjects.map(({ name }) => [name, { loads: [], calls: 0 }]));
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      const { milliseconds, calls } = await loadOnce(browser, subject);
      const timing = timings.get(subject.name);
      if (!timing) continue;
      timing.loads.push(milliseconds);
      timing.calls = calls;
    }
  }
  return timings;
}

async function loadOnce(browser: Browser, { name, url, host, control }: Subject) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchForControl, { host, control });
    await page.goto(url, { waitUntil: 'commit' });
    const found = await page
      .waitForFunction(() => (Reflect.get(window, 'firstControl') as number | undefined) ?? null, null, {
        timeout: TIMEOUT,
      })
      .catch(() => null);
    const milliseconds = await found?.jsonValue();
    if (typeof milliseconds !== 'number')
      throw new Error(`${name}: no control within ${TIMEOUT} ms on ${url}`);
    return { milliseconds, calls: calls.length };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when the control is there, is drawn and can be used. */
function watchForControl({ host, control }: { host: string | null; control: string }): void {
  const look = () => {
    const root = host === null ? document : document.querySelector(host)?.shadowRoot;
    const usable = [...(root?.querySelectorAll<HTMLElement>(control) ?? [])].some(
      (element) => element.matches(':enabled') && element.checkVisibility(),
    );
    if (usable) Object.assign(window, { firstControl: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
