import { cleanup, render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { registerStyles } from '../../widget/ui/frame/styles.ts';
import { WidgetRoot } from '../../widget/ui/frame/WidgetRoot.tsx';

const mounted: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const unmount of mounted.splice(0)) unmount();
});

function mount(view: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  flushSync(() => root.render(<WidgetRoot>{view}</WidgetRoot>));
  const remove = () => {
    root.unmount();
    host.remove();
  };
  mounted.push(remove);
  return { host, shadow, remove };
}

function styleOf(shadow: ShadowRoot, selector: string) {
  const element = shadow.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  const style = getComputedStyle(element);
  void style.color;
  for (const animation of shadow.getAnimations()) animation.finish();
  return style;
}

const LOOK =
  `color background-color font-size line-height letter-spacing text-transform direction display padding
  margin border-top-width text-align word-spacing visibility cursor text-indent`.split(/\s+/);

const primary = <Button variant="primary">Book now</Button>;

test.each([
  ['the element', (host: HTMLElement) => host],
  ['the whole page', () => document.documentElement],
])('theming: uses a token that %s sets', (_, themed) => {
  const { host, shadow } = mount(primary);
  const before = styleOf(shadow, 'button').backgroundColor;
  themed(host).style.setProperty('--stay-accent', 'rgb(1, 2, 3)');
  const after = styleOf(shadow, 'button').backgroundColor;
  themed(host).style.removeProperty('--stay-accent');
  expect([before, after]).toEqual(['rgb(29, 75, 55)', 'rgb(1, 2, 3)']);
});

test('theming: dark colours follow the colour scheme of the page', () => {
  const { host, shadow } = mount(primary);
  host.parentElement?.style.setProperty('color-scheme', 'dark');
  const dark = styleOf(shadow, 'button').backgroundColor;
  host.parentElement?.style.removeProperty('color-scheme');
  expect(dark).toBe('rgb(159, 205, 179)');
});

test.each([
  '* { all: unset !important; }',
  'html { font-size: 5px; line-height: 3; letter-spacing: 9px; text-transform: uppercase; direction: rtl; }',
  'body * { visibility: hidden; word-spacing: 2em; text-align: right; color: red; cursor: wait; }',
  'body * { color: red !important; visibility: hidden !important; text-indent: 3em !important; }',
])('T21 the widget looks the same under %s', (css) => {
  const view = (
    <div>
      <h2>Rooms</h2>
      <p>Text</p>
      {primary}
      <input />
    </div>
  );
  const look = (shadow: ShadowRoot) =>
    ['.stay', 'h2', 'p', 'button', 'input'].map((selector) => {
      const style = styleOf(shadow, selector);
      return LOOK.map((property) => `${selector} ${property}: ${style.getPropertyValue(property)}`);
    });
  const clean = look(mount(view).shadow);
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(css);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, hostile];
  const underAttack = look(mount(view).shadow);
  document.adoptedStyleSheets = before;
  expect(underAttack).toEqual(clean);
});

test('T20 each style sheet is adopted once, also a late one, and removed with the last root', () => {
  registerStyles('.early { color: rgb(1, 1, 1); }');
  registerStyles('.early { color: rgb(1, 1, 1); }');
  const first = mount(primary);
  const second = mount(primary);
  const count = first.shadow.adoptedStyleSheets.length;
  const texts = first.shadow.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText);
  expect(texts.filter((text) => text?.startsWith('.early'))).toHaveLength(1);
  registerStyles('.late { color: rgb(4, 5, 6); }');
  registerStyles('.late { color: rgb(4, 5, 6); }');
  expect([first.shadow, second.shadow].map((root) => root.adoptedStyleSheets.length)).toEqual([
    count + 1,
    count + 1,
  ]);
  expect(new Set(first.shadow.adoptedStyleSheets).size).toBe(count + 1);
  first.remove();
  expect(first.shadow.adoptedStyleSheets).toEqual([]);
  expect(second.shadow.adoptedStyleSheets.length).toBe(count + 1);
});

test("outside a shadow root the page's own style sheets are restored", () => {
  const before = [...document.adoptedStyleSheets];
  const { unmount } = render(<WidgetRoot>{primary}</WidgetRoot>);
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(before.length);
  unmount();
  expect([...document.adoptedStyleSheets]).toEqual(before);
});
