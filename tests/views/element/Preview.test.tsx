import { within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import city from '../../../demo/site/themes/city/widget.css?raw';
import coast from '../../../demo/site/themes/coast/widget.css?raw';
import '../../../widget/element/booking-entry.ts';
import type { StayBookingElement } from '../../../widget/element/booking-element.tsx';
import { STEPS, type Step } from '../../../src/domain/steps.ts';
import { expectAccessible } from '../ui/render.tsx';
import { listen, useEstatePage } from './estate-page.ts';

const page = useEstatePage();
const theme = new CSSStyleSheet();

/**
 * Colours change at once. `content-visibility` skips a card that is out of sight; with a duration, its
 * colours would start to change only when axe reaches it.
 */
const STILL = 'stay-booking { --stay-duration: 0s; }';

beforeEach(() => {
  theme.replaceSync(STILL);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
});

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme);
  document.documentElement.style.colorScheme = '';
});

/** The texts with too little contrast in the looks of the demo's other sites. */
async function weakContrasts(): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, css] of [
    ['dark', city],
    ['light', coast],
  ] as const) {
    document.documentElement.style.colorScheme = scheme;
    theme.replaceSync(css + STILL);
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    found.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${scheme}: ${html}`)));
  }
  return found;
}

/** Shows the preview of a step, and returns its shadow root once it is drawn. */
async function show(markup: string): Promise<ShadowRoot> {
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = markup;
  const element = document.querySelector('stay-booking') as StayBookingElement;
  await element.ready;
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
}

const inside = (root: ShadowRoot) => within(root as unknown as HTMLElement);

/** The heading or button by which each step is recognised. */
const SEEN: Record<Step, ['heading' | 'button', string]> = {
  start: ['button', 'Start Booking'],
  search: ['button', 'Check Availability'],
  rooms: ['heading', 'Room 1: Select Room'],
  rates: ['heading', 'Room 1: Select Rate'],
  guests: ['heading', 'Guest names'],
  itinerary: ['heading', 'Set your itinerary'],
  addons: ['heading', 'Can we make your stay even more special?'],
  details: ['heading', 'Lead booker details'],
  summary: ['heading', 'Check your booking details'],
  payment: ['heading', 'Payment'],
  confirmation: ['heading', 'Your stay is booked!'],
};

it.each(STEPS)(
  'embedding.md, D-250: the preview of %s makes no call, stores and sends nothing, and cannot be pressed',
  async (step) => {
    const address = location.href;
    const events = listen('stay:ready', 'stay:step', 'stay:booked', 'stay:warning', 'stay:failed');
    const root = await show(`<stay-booking preview="${step}">Call us</stay-booking>`);
    const [role, name] = SEEN[step];
    await inside(root).findByRole(role, { name });
    const strange = [...root.querySelectorAll('img')].filter(({ src }) => !src.startsWith('data:'));
    expect(root.querySelector('.stay')?.closest('[inert]')).not.toBeNull();
    root.querySelector('[inert]')?.removeAttribute('inert');
    await expectAccessible();
    expect(await weakContrasts()).toEqual([]);
    events.stop();
    expect({
      ...{ calls: page.calls, kept: sessionStorage.length, address: location.href, strange },
      heard: events.heard,
    }).toEqual({ calls: [], kept: 0, address, strange: [], heard: [['stay:ready', {}]] });
  },
);

it("the preview's bill adds up: two nights at £240 each, and £45 for each room", async () => {
  const root = await show('<stay-booking preview="summary"></stay-booking>');
  expect((await inside(root).findAllByText('£570')).length).toBeGreaterThan(0);
});

it('D-250 an unknown step shows the first one, with a warning that names the known steps', async () => {
  const warnings = listen('stay:warning');
  const root = await show('<stay-booking mode="overlay" preview="checkout"></stay-booking>');
  await inside(root).findByRole('button', { name: 'Start Booking' });
  warnings.stop();
  expect(warnings.heard).toEqual([
    [
      'stay:warning',
      {
        message:
          'preview: there is no step checkout, but start, search, rooms, rates, guests, itinerary, addons, details, summary, payment, confirmation',
      },
    ],
  ]);
  expect(page.calls).toEqual([]);
});
