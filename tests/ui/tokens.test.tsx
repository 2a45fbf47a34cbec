import { afterEach, expect, test } from 'vitest';
import city from '../../demo/site/themes/city/widget.css?raw';
import coast from '../../demo/site/themes/coast/widget.css?raw';
import { renderInWidget } from './render.tsx';

const sheet = new CSSStyleSheet();

afterEach(() => {
  document.documentElement.style.colorScheme = '';
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});

const TEXT = [
  ...['ink', 'ink-soft', 'accent', 'highlight', 'success', 'warning', 'danger'].flatMap((text) => [
    [text, 'paper'],
    [text, 'surface'],
  ]),
  ...[
    ['accent-ink', 'accent'],
    ['accent', 'accent-soft'],
    ['ink', 'accent-soft'],
    ['ink-soft', 'accent-soft'],
    ['ink', 'highlight-soft'],
    ['success', 'success-soft'],
    ['ink', 'success-soft'],
    ['warning', 'warning-soft'],
    ['ink', 'warning-soft'],
    ['danger', 'danger-soft'],
    ['ink', 'danger-soft'],
    ['accent', 'danger-soft'],
  ],
];

const CONTROLS = ['line-strong', 'focus', 'accent', 'danger'].flatMap((line) => [
  [line, 'paper'],
  [line, 'surface'],
]);

/** WCAG 2.2 relative luminance of an sRGB colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string): number {
  const { container } = renderInWidget(
    <span style={{ color: `var(--stay-${foreground})`, backgroundColor: `var(--stay-${background})` }} />,
  );
  const probe = container.querySelector('span');
  if (!probe) throw new Error('The probe is not drawn');
  const { color, backgroundColor } = getComputedStyle(probe);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs with less contrast than `least`. */
function weakPairs(least: number, pairs: readonly string[][]) {
  return pairs
    .map(([foreground = '', background = '']) => ({
      pair: `${foreground} on ${background}`,
      contrast: contrast(foreground, background),
    }))
    .filter((one) => one.contrast < least);
}

test.each([
  ['light', 'text', 4.5, TEXT],
  ['dark', 'text', 4.5, TEXT],
  ['light', 'controls', 3, CONTROLS],
  ['dark', 'controls', 3, CONTROLS],
] as const)('WCAG 1.4.3, 1.4.11 in %s, %s have a contrast of at least %d', (scheme, _, least, pairs) => {
  document.documentElement.style.colorScheme = scheme;
  expect(weakPairs(least, pairs)).toEqual([]);
});

/** Soft ink and error colours, on every background that they are used on. */
const SOFT = [
  ...['paper', 'surface', 'accent-soft', 'danger-soft'].map((ground) => ['ink-soft', ground]),
  ...['paper', 'surface', 'danger-soft'].map((ground) => ['danger', ground]),
];

test.each(['light', 'dark'])('in %s, soft ink and error headings have a contrast of 7:1', (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  expect(weakPairs(7, SOFT)).toEqual([]);
});

test.each([
  ['city', city],
  ['coast', coast],
])('WCAG 1.4.3, 1.4.11 the look of the %s keeps the contrasts', (_, css) => {
  sheet.replaceSync(css.replace(/stay-booking,\s+stay-account/, ':root'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  expect({ text: weakPairs(4.5, TEXT), controls: weakPairs(3, CONTROLS) }).toEqual({
    text: [],
    controls: [],
  });
});
