import { expect, type Page } from '@playwright/test';
import { test } from './models/test.ts';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'the shade and the words are the same in each engine',
);
// The test measures a picture of the page, which the page's policy would not load.
test.use({ bypassCSP: true });

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`WCAG 1.4.3 words over the site’s large pictures have a contrast of 4.5:1 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/withenmere/', '/rooms/', '/dining/', '/spa/', '/golf/', '/themes/city/']) {
      await page.goto(path);
      await expect(page.locator('.hero > img')).toHaveJSProperty('complete', true);
      expect.soft(await leastContrast(page), path).toBeGreaterThanOrEqual(4.5);
    }
  });
}

/** The contrast of the words over the page's large picture with the lightest point behind them. */
async function leastContrast(page: Page): Promise<number> {
  await page.addStyleTag({
    content: '.hero-words > * { text-shadow: none !important; -webkit-text-fill-color: transparent }',
  });
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    if (!drawing) throw new Error('The browser has no 2D canvas');
    drawing.drawImage(image, 0, 0);
    const linear = (value: number) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number> & ArrayLike<number>) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const contrasts = [...document.querySelectorAll('.hero-words > *')].flatMap((words) => {
      const color = luminance((getComputedStyle(words).color.match(/\d+/g) ?? []).map(Number));
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].map(({ left, top, width, height }) => {
        const { data: points } = drawing.getImageData(left, top, width, height);
        let lightest = 0;
        for (let at = 0; at < points.length; at += 4)
          lightest = Math.max(lightest, luminance(points.subarray(at, at + 3)));
        return (color + 0.05) / (lightest + 0.05);
      });
    });
    return Math.min(...contrasts);
  }, picture);
}
