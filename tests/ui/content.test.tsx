import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Texts } from '../../widget/texts/catalogue.ts';
import { Gallery } from '../../widget/ui/media/Gallery.tsx';
import { Html, plainText } from '../../widget/ui/media/Html.tsx';
import { accountHref } from '../../widget/router/account-routes.ts';
import { PageHeading } from '../../widget/ui/text/PageHeading.tsx';
import { Picture } from '../../widget/ui/media/Picture.tsx';
import { pageAddress } from '../../widget/ui/frame/page-address.ts';
import { safeHref } from '../../widget/ui/media/safe-href.ts';
import { SafeLink } from '../../widget/ui/media/SafeLink.tsx';
import { TextsProvider } from '../../widget/ui/text/texts-context.tsx';
import { catalogue } from '../support/catalogue.ts';
import { expectAccessible, renderInWidget } from './render.tsx';

afterEach(() => vi.restoreAllMocks());

const shown = async (html: string) => {
  renderInWidget(<Html html={html} />);
  return waitFor(() => {
    const box = document.querySelector('.ui-html');
    if (!box) throw new Error('The HTML is not sanitised yet');
    return box.innerHTML;
  });
};

test('T1 HTML is shown without what could run, send or style', async () => {
  const out = 'href="https://elsewhere.example/x" target=';
  for (const [html, expected] of [
    ['<p>Dinner at <b>seven</b></p>'],
    ['<ul><li>Two</li></ul>'],
    ['<p onclick="x()" style="color:red" class="c" id="location">Hi</p>', '<p>Hi</p>'],
    ['<a href="/menu?a=1#b">Menu</a>'],
    ['<a href="tel:+441234">Call</a>'],
    [`<a ${out}"_top">Out</a>`, `<a ${out}"_blank" rel="noopener">Out</a>`],
    ['<form action="/x"><input name="a"><button>Go</button></form>', 'Go'],
    ['<svg><a xlink:href="javascript:x()"><text>S</text></a></svg>', ''],
  ] as const) {
    expect(await shown(html), html).toBe(expected ?? html);
    cleanup();
  }
});

test.each([
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg onload="window.hit = 1"></svg>',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<a href="javascript:window.hit = 1">x</a>',
  '<a href="java\tscript:window.hit = 1">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hit = 1">',
  '<details open ontoggle="window.hit = 1">x</details>',
  '<style>@import "//evil.example/x.css"</style>',
  '<base href="//evil.example/"><link rel="stylesheet" href="//evil.example/x.css">',
  '<video><source onerror="window.hit = 1"></video>',
  '<template><img src=x onerror="window.hit = 1"></template>',
])('T1 %s neither runs nor loads anything', async (html) => {
  const before = performance.getEntriesByType('resource').length;
  const result = await shown(`<p>before</p>${html}`);
  expect(result).not.toMatch(/<(?!\/?(p|a)\b)|on\w+=|javascript:|href="(?!\/)/i);
  expect(Object.hasOwn(window, 'hit')).toBe(false);
  const loaded = performance.getEntriesByType('resource').slice(before);
  expect(loaded.map(({ name }) => name)).toEqual([]);
});

test('the plain text of HTML is what a guest would read', async () => {
  await shown('<p>Ready</p>');
  expect(plainText('<p>Bed &amp; breakfast</p>')).toBe('Bed & breakfast');
  expect(plainText('<p>A bed</p><script>x()</script>&nbsp;').trim()).toBe('A bed');
});

test('Html without content draws nothing', () => {
  const { container } = renderInWidget(<section>{<Html html="  " />}</section>);
  expect(container.querySelector('section')?.childElementCount).toBe(0);
});

test.each([
  ...['https://elsewhere.example/a', 'tel:+44 1234', 'mailto:stay@estate.example', '/account/#/register'],
  '/contact//us',
])('T4 a link to %s leads there', (href) => {
  expect(safeHref(href)).toBe(href);
  expect(safeHref('/../contact')).toBe('/contact');
});

test.each([
  ...['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
  ...[
    'blob:https://estate.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
  ],
  ...[
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/..\\/evil.example',
    '/\n..//evil.example',
  ],
  ...['/%2e%2e//evil.example', '/%2E/\\evil.example', 'contact', '', undefined],
])('T4 a link to %j leads nowhere', (href) => {
  expect(safeHref(href)).toBeNull();
});

test('T4 whatever the address, a link leads to http(s), tel, mailto or a path of the page', () => {
  const address = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom('javascript:', 'data:', '//', '/\\', 'vbscript:', '\u0001java'), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(address, (href) => {
      const safe = safeHref(href);
      if (safe === null) return;
      const link = Object.assign(document.createElement('a'), { href: safe });
      const schemes = safe.startsWith('/') ? [location.protocol] : ['http:', 'https:', 'tel:', 'mailto:'];
      expect(schemes).toContain(link.protocol);
      if (safe.startsWith('/')) expect(link.origin).toBe(location.origin);
    }),
  );
});

/** Paths that a browser reads differently from how they are written. */
const oddPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '..', '.', '%2e', '%2E%2e', '\t', '\n', '\u200b', ' ', '?', '#', ':', '@'),
      fc.constantFrom('evil.example', 'javascript:', 'a', '%00', '%2f', '%5c'),
    ),
    { maxLength: 10 },
  )
  .map((parts) => `/${parts.join('')}`);

/** Where a browser would lead from the current page. */
const target = (href: string) => Object.assign(document.createElement('a'), { href });

/** The parts of an address. An empty query or fragment counts as none. */
const partsOf = (url: URL | HTMLAnchorElement) => [url.origin, url.pathname, url.search, url.hash];

test.each<[string, string?]>([
  ['the page'],
  ['a page with a <base> of its own', 'https://elsewhere.example/shop/'],
])('T4 on %s a path leads where the page itself would lead, or nowhere', (_, base) => {
  if (base !== undefined) document.head.append(Object.assign(document.createElement('base'), { href: base }));
  try {
    fc.assert(
      fc.property(oddPath, (path) => {
        const safe = safeHref(path);
        if (safe === null) return;
        expect(partsOf(target(safe))).toEqual(partsOf(new URL(path.trim(), location.origin)));
        expect(target(safe).origin).toBe(location.origin);
        expect(safeHref(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  } finally {
    document.querySelector('base')?.remove();
  }
});

test('T4 the links of a page whose own path begins with two slashes stay on its site', () => {
  const { href } = location;
  try {
    fc.assert(
      fc.property(oddPath, (path) => {
        history.replaceState(null, '', `${location.origin}/${path}`);
        expect(target(pageAddress(window)).origin).toBe(new URL(href).origin);
        expect(target(accountHref({ screen: 'preferences' })).href).toBe(
          `${location.origin}${location.pathname}${location.search}#/preferences`,
        );
      }),
    );
  } finally {
    history.replaceState(null, '', href);
  }
});

test('T4, D-41 an unsafe link is not shown, or shown as plain text', () => {
  renderInWidget(
    <>
      <SafeLink href="javascript:x()">Reviews</SafeLink>
      <SafeLink href={null} plain>
        terms of use
      </SafeLink>
      <SafeLink href="/contact">Contact</SafeLink>
      <SafeLink href="https://golf.example/">Golf Member Login</SafeLink>
    </>,
  );

  expect(screen.queryByText('Reviews')).toBeNull();
  expect(screen.getByText('terms of use').tagName).toBe('DIV');
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['/contact', null],
    ['https://golf.example/', '_blank'],
  ]);
});

test('D-47 pictures load from the base of the site-local calls, and reserve their space', () => {
  renderInWidget(<Picture path="media/lake.webp" alt="The lake" ratio={2} />);
  const { src, width, height, loading } = screen.getByAltText<HTMLImageElement>('The lake');
  expect(src).toBe(`${location.origin}/cms/media/lake.webp`);
  expect(loading).toBe('lazy');
  expect(width / height).toBeCloseTo(2, 1);
});

test('A §2.5 a gallery pages through its pictures and says which one is shown', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
  const images = ['#1', '#2', '#3'].map((one) => ({
    path: `data:image/svg+xml,${encodeURIComponent(svg)}${one}`,
  }));
  renderInWidget(<Gallery label="The Lake Room" images={images} />);
  const position = () => within(screen.getByRole('group')).getByRole('status').firstElementChild?.textContent;
  const next = screen.getByRole('button', { name: 'Next picture' });
  const previous = screen.getByRole('button', { name: 'Previous picture' });
  expect([position(), previous.ariaDisabled]).toEqual(['Picture 1 of 3', 'true']);
  await userEvent.click(next);
  await expect.poll(position).toBe('Picture 2 of 3');
  await userEvent.click(next);
  await expect.poll(position).toBe('Picture 3 of 3');
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect([document.activeElement, next.ariaDisabled, position()]).toEqual([next, 'true', 'Picture 3 of 3']);
  expect(screen.getByAltText('The Lake Room, picture 2 of 3')).toBeDefined();
  await expectAccessible();
});

const headed = (heading: string, content: ReactNode) => (
  <>
    <PageHeading>{heading}</PageHeading>
    {content}
  </>
);

test('D-37 the first heading leaves the page alone; the next one scrolls to the top and takes the focus', async () => {
  const tall = <div style={{ blockSize: 3000 }} />;
  const { rerender } = renderInWidget(headed('Guest names', tall));
  expect(document.activeElement).toBe(document.body);
  window.scrollTo(0, 900);
  rerender(headed('Set your itinerary', tall));
  await Promise.resolve();
  const top = document.querySelector('.stay')?.getBoundingClientRect().top;
  expect(top, 'before the browser looks at the new screen, for whom it would have jumped').toBe(0);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Set your itinerary' })).toHaveFocus());
});

test('a heading does not take a focus that the guest has moved since', async () => {
  const field = <input aria-label="First Name" />;
  const { rerender } = renderInWidget(headed('Guest names', null));
  rerender(headed('Set your itinerary', field));
  screen.getByRole('textbox').focus();
  await nextFrame();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a change of language leaves the focus where it is', async () => {
  const inWords = (texts: Texts, heading: string) => (
    <TextsProvider texts={texts}>{headed(heading, <input aria-label="First Name" />)}</TextsProvider>
  );
  const { rerender } = renderInWidget(inWords(catalogue, 'Guest names'));
  screen.getByRole('textbox').focus();
  rerender(inWords({ ...catalogue }, 'Namen der Gäste'));
  await nextFrame();
  expect(screen.getByRole('heading')).toHaveTextContent('Namen der Gäste');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
