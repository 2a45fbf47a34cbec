import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A machine and its line, for the measurements in performance.md. */
export interface Profile {
  /** How many times slower the CPU is. */
  cpu: number;
  network: { offline: false; latency: number; downloadThroughput: number; uploadThroughput: number };
}

export const SLOW: Profile = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
/** A typical phone, at 400 kbit/s. */
export const PHONE: Profile = {
  cpu: 6,
  network: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };

export interface BenchPage {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A page in its own browser context, without anything cached or stored. */
export async function openPage(browser: Browser, viewport = WIDE): Promise<BenchPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

export async function slowCpu(devtools: CDPSession, rate = SLOW.cpu): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function slowNetwork(devtools: CDPSession, network = SLOW.network): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  // Peers' requests to other sites would share the line, depending on how the machine reaches them.
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
}

/** Waits until the page has been idle for a while. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
}

/** Waits for a number that a script in the page sets on its window. */
export async function numberFrom(page: Page, name: string, timeout = 60_000): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => {
      const value = Reflect.get(window, key) as number | undefined;
      return value === undefined ? null : { value };
    },
    name,
    { timeout },
  );
  return (await handle.jsonValue())?.value ?? Number.NaN;
}
