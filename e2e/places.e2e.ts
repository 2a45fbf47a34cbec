import { expect } from '@playwright/test';
import { openHost } from './hosts/open-host.ts';
import { test } from './models/test.ts';

/** Places of page builders, by name. Each has its own full-width row of the page. */
const PLACES: Record<string, (content: string) => string> = {
  block: (content) => content,
  'flex row': (content) => `<div style="display:flex">${content}</div>`,
  'flex row, centred': (content) => `<div style="display:flex;justify-content:center">${content}</div>`,
  'flex column, centred': (content) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${content}</div>`,
  'flex column at the start': (content) =>
    `<div style="display:flex;flex-direction:column;align-items:flex-start">${content}</div>`,
  'flex row with a sidebar': (content) =>
    `<div style="display:flex"><aside style="width:200px">Menu</aside>${content}</div>`,
  'growing column': (content) =>
    `<div style="display:flex"><div style="flex:1 0 0;min-width:0">${content}</div></div>`,
  'column as wide as its content': (content) =>
    `<div style="display:flex;flex-wrap:wrap"><div style="flex:0 0 auto;max-width:100%">${content}</div></div>`,
  'grid, centred': (content) => `<div style="display:grid;place-items:center">${content}</div>`,
  'grid of two columns': (content) =>
    `<div style="display:grid;grid-template-columns:auto auto">${content}<aside>Beside it</aside></div>`,
  float: (content) => `<div style="float:inline-start">${content}</div>`,
  'inline block': (content) => `<div style="display:inline-block">${content}</div>`,
  'table cell': (content) => `<table><tr><td>${content}</td></tr></table>`,
  'cell of a wide table': (content) =>
    `<table width="100%"><tr><td>${content}</td><td>menu</td></tr></table>`,
  'fit-content': (content) => `<div style="width:fit-content;margin:auto">${content}</div>`,
  absolute: (content) => `<div style="position:absolute">${content}</div>`,
  details: (content) => `<details open><summary>Book</summary>${content}</details>`,
  dialog: (content) => `<dialog open style="max-width:none">${content}</dialog>`,
  'no width of its own': (content) => `<div style="width:min-content">${content}</div>`,
};

const PROSE = `<p>${'A stay by the lake. '.repeat(200)}</p>`;

test('embedding.md: in any place an element is as wide as prose of the page would be', async ({
  page,
  demo,
}) => {
  const row = (content: string) =>
    Object.values(PLACES)
      .map((place) => `<section style="position:relative;overflow:auto">${place(content)}</section>`)
      .join('');
  const all =
    row(PROSE) +
    row('<stay-booking preview="search"></stay-booking>') +
    row('<stay-account preview="login"></stay-account>');
  await openHost(page, demo, { isLax: true, body: () => all });
  const widths = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().width));
  for (const [width, direction] of [
    [1200, 'ltr'],
    [1200, 'rtl'],
    [374, 'rtl'],
  ] as const) {
    await page.evaluate(
      ([width, direction]) => {
        document.documentElement.dir = direction;
        document.body.style.width = `${width}px`;
      },
      [width, direction] as const,
    );
    await expect(page.locator('stay-account').getByRole('button', { name: 'Login' })).toHaveCount(
      Object.keys(PLACES).length,
    );
    const prose = await widths('section p');
    for (const element of ['stay-booking', 'stay-account']) {
      const odd = (await widths(element)).flatMap((got, index) => {
        const name = Object.keys(PLACES)[index] ?? '';
        const offered = prose[index] ?? 0;
        // Beside other content, prose of any length presses a little harder than an element.
        const isRight = name === 'no width of its own' ? got === 240 : got <= offered && got > 0.7 * offered;
        return isRight ? [] : [`${element} in ${name}: ${got} of ${offered}`];
      });
      expect(odd, `${width} px, ${direction}`).toEqual([]);
    }
  }
});
