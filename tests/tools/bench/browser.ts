import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };

export interface BenchPage {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A page in its own browser context, without anything cached or stored. */
export async function openPage(browser: Browser, baseURL: string, viewport = WIDE): Promise<BenchPage> {
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

/** Slows the CPU 4 times; a rate of 1 ends it. */
export async function slowCpu(devtools: CDPSession, rate = SLOWER): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A round trip takes 150 ms, and the line carries 1.6 Mbit/s. Other sites than this machine's are not asked. */
export async function slowLine(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
}

/** Waits until the page has been idle for a while. Without a limit Chromium may wait for a frame that nothing draws. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const idle = () =>
      new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
    return idle().then(idle);
  });
}

/** Waits for a time that a script in the page sets on its window, in ms. Looks rarely: by default it asks for each frame. */
export async function timeFrom(page: Page, name: string): Promise<number> {
  const read = (key: string) => Reflect.get(window, key) as number | undefined;
  const time = await page.waitForFunction(read, name, { polling: 100 });
  return Number(await time.jsonValue());
}
