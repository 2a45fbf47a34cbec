import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { buildGallery, GALLERY } from './build.ts';
import { contactSheet } from './contact-sheet.ts';
import type { GalleryState } from './states.ts';

const SHOTS = join(import.meta.dirname, '../../gallery-shots');
const TODAY = '2027-05-01T10:00:00Z';
const HEIGHT = 844;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', multiple: true, default: ['390', '1280'] } },
});

/** A picture of every state at a width. Gives the states that could not be drawn, with the reason. */
async function shoot(
  browser: Browser,
  { baseURL, width, states }: { baseURL: string; width: number; states: readonly GalleryState[] },
): Promise<string[]> {
  const viewport = { width, height: HEIGHT };
  const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(TODAY);
  const broken: string[] = [];
  page.on('pageerror', ({ message }) =>
    broken.push(`${decodeURIComponent(page.url())} at ${width}: ${message}`),
  );
  await page.goto('/gallery/frame.html');
  for (const { id } of states) {
    await page.setViewportSize(viewport);
    await page.evaluate((hash) => (location.hash = hash), encodeURIComponent(id));
    await page
      .locator(`html[data-drawn="${id}"]`)
      .waitFor({ timeout: 5_000 })
      .catch(() => broken.push(`${id}: not drawn`));
    await page.evaluate(() => document.fonts.ready);
    await page.setViewportSize({ width, height: await heightOf(page) });
    const path = join(SHOTS, String(width), `${id}.jpg`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({
      path,
      type: 'jpeg',
      quality: 75,
      animations: 'disabled',
      caret: 'hide',
    });
  }
  await page.close();
  return broken;
}

/** All of a screen, so that what sticks to the edge is at the end; of a modal, what is in sight. */
async function heightOf(page: Page): Promise<number> {
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  return isModal ? HEIGHT : page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));
}

const widths = values.width.map(Number);
if (widths.some((width) => !Number.isInteger(width) || width < 200))
  throw new Error('--width is a number from 200');
await buildGallery(GALLERY);
const all = JSON.parse(readFileSync(join(GALLERY, 'states.json'), 'utf8')) as GalleryState[];
const states = all.filter(({ screen }) => positionals.length === 0 || positionals.includes(screen));
rmSync(SHOTS, { recursive: true, force: true });
const executablePath = process.env['STAYCHART_CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const demo = await startDemo({ port: 0 });
try {
  const broken: string[] = [];
  for (const width of widths)
    broken.push(...(await shoot(browser, { baseURL: demo.siteUrl, width, states })));
  writeFileSync(join(SHOTS, 'index.html'), contactSheet(states, widths));
  console.log(`${states.length} states at ${widths.join(', ')} px. See ${join(SHOTS, 'index.html')}`);
  for (const one of broken) console.log(`  ${one}`);
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await demo.close();
  await browser.close();
}
