import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { openHost } from './hosts/open-host.ts';
import { BookingPage } from './models/booking-page.ts';
import { leaveOutPart } from './models/in-part.ts';
import { seen } from './models/seen.ts';
import { goOn, goToPayment } from './models/stays.ts';
import { test as base } from './models/test.ts';
import { ONE_TAB_IN_WEBKIT } from './models/webkit-limits.ts';

const test = base.extend<{ stranger: string }>({
  /** The address of a page on another site (another port) that shows the booking page in a frame. */
  stranger: async ({ demo }, use) => {
    const html = `<!doctype html><html lang="en"><title>Cheap stays</title><h1>Cheap stays</h1>
<iframe src="${demo.siteUrl}/standard/booking/" title="Booking" width="1000" height="600"></iframe></html>`;
    const server = createServer((_, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await close(server);
  },
});

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/** Serves the booking page without `frame-ancestors`, like a site that has not followed embedding.md. */
async function dropPolicy(page: Page): Promise<void> {
  await page.route('**/booking/', async (route) => {
    const answer = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(answer.headers()).filter(([name]) => name !== 'content-security-policy'),
    );
    await route.fulfill({ response: answer, headers });
  });
}

test('T5, D-163 in a frame of another site nothing can be paid; the text says why, and a link opens the page itself', async ({
  page,
  demo,
  stranger,
  browserName,
}) => {
  await dropPolicy(page);
  await page.goto(stranger);
  const frame = page.frames().find((each) => each.url().startsWith(demo.siteUrl));
  if (!frame) throw new Error('The booking page is not in the frame');
  // The model uses only methods that a frame and a page share.
  const framed = new BookingPage(frame as unknown as Page);
  await framed.startWithoutAccount();
  await framed.search({ arrival: '2027-01-17', nights: 1 });
  await goToPayment(framed, { paysHere: false });
  await expect(seen(frame, /^For your safety, payment is taken on our own page only/)).toBeVisible();
  await expect(frame.getByRole('region', { name: 'To pay on arrival' })).toBeVisible();
  await expect(frame.getByLabel('Card Number')).toHaveCount(0);
  await expect(frame.locator('iframe')).toHaveCount(0);
  await expect(framed.payButton).toHaveCount(0);

  if (browserName === 'webkit') {
    leaveOutPart(ONE_TAB_IN_WEBKIT);
    return;
  }
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: /^Open our page/ }).click(),
  ]);
  await expect(own).toHaveURL(`${demo.siteUrl}/standard/booking/`);
  expect(await own.evaluate(() => window.top === window && window.opener === null)).toBe(true);
  await expect(own.getByRole('button', { name: 'Start Booking' })).toBeVisible();
  expect(demo.estate.state.ledger.filter(({ path }) => path.endsWith('/booking/complete'))).toEqual([]);
});

test(
  'T5 with the documented frame-ancestors the browser refuses to show the page in a frame of another site',
  { tag: '@core' },
  async ({ page, watch, stranger }) => {
    await page.goto(stranger);
    await expect.poll(() => watch.complaints.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start Booking' })).toHaveCount(0);
    watch.complaints.splice(0);
  },
);

test('embedding.md: a booking works in a frame by srcdoc, and in one whose sandbox allows no forms', async ({
  page,
  demo,
  watch,
}) => {
  const inside = (booking: string) =>
    `<!doctype html><html lang="en-GB"><script src="${demo.siteUrl}/staychart/staychart.js" defer></script>${booking}`;
  for (const frame of [
    (booking: string) => `srcdoc="${inside(booking).replaceAll('"', '&quot;')}"`,
    () => 'sandbox="allow-scripts allow-same-origin" src="/standard/booking/"',
  ]) {
    await openHost(page, demo, {
      isLax: true,
      body: ({ booking }) => `<iframe title="Booking" width="1000" height="700" ${frame(booking)}></iframe>`,
    });
    // The model uses only methods that a frame and a page share.
    const framed = new BookingPage(page.frameLocator('iframe') as unknown as Page);
    await framed.startWithoutAccount();
    await goOn(framed, 'search', 'guests');
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  }
  const others = watch.complaints.splice(0).filter((text) => !text.includes('can escape its sandboxing'));
  expect(others).toEqual([]);
});
