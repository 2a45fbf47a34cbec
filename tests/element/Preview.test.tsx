import { Checker } from 'accessibility-checker-engine/ace-node.js';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as viewport } from 'vitest/browser';
import city from '../../demo/site/themes/city/widget.css?raw';
import coast from '../../demo/site/themes/coast/widget.css?raw';
import { guestsMachine } from '../../machines/steps/guests/guests.machine.ts';
import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import { defined as accountDefined } from '../../widget/element/account-entry.ts';
import { defined as bookingDefined } from '../../widget/element/booking-entry.ts';
import type { StayElement } from '../../widget/element/stay-element.ts';
import { GuestsScreen } from '../../widget/steps/guests/GuestsScreen.tsx';
import { ACCOUNT_PREVIEWS } from '../../widget/wiring/preview/account-previews.ts';
import { configuration } from '../support/fixtures.ts';
import { STEP_SCREENS } from '../support/step-screens.ts';
import { twoRooms } from '../steps/guests/guests.world.ts';
import { showHeld } from '../views/show-held.tsx';
import { expectAccessible, finishChanges } from '../ui/render.tsx';
import { inside, listen, useEstatePage } from './estate-page.ts';
import { textsAt } from '../support/texts-of.ts';

await Promise.all([accountDefined, bookingDefined]);

const page = useEstatePage();
const theme = new CSSStyleSheet();

/**
 * Colours change at once. `content-visibility` skips a card that is out of sight; with a duration, its
 * colours would start to change only when axe reaches it.
 */
const STILL = ':is(stay-booking, stay-account) { --stay-duration: 0s; }';

beforeEach(() => {
  theme.replaceSync(STILL);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
});

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme);
  document.documentElement.style.colorScheme = '';
});

/** The texts with too little contrast in dark colours, and in the looks of the demo's other sites. */
async function weakContrasts(): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, css] of [
    ['dark', ''],
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

/** The violations of WCAG 2.2 that a second engine, IBM's, reports in the widget. */
async function violations(): Promise<string[]> {
  const { results } = await new Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
    .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} ${path['dom']}`)
    .filter((found) => !found.includes('/body[1]/iframe'));
}

/** Shows a preview. Returns its shadow root once it is drawn. */
async function show(tag: string, attributes: string): Promise<ShadowRoot> {
  document.documentElement.lang = 'en-GB';
  document.title = 'Book a stay';
  document.body.innerHTML = `<main><${tag} ${attributes}>Call us</${tag}></main>`;
  const element = document.querySelector<StayElement>(tag);
  await element?.ready;
  if (!element?.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
}

/** The buttons by which the first two steps are told apart. */
const BUTTONS: Partial<Record<Step, string>> = { start: 'Start Booking', search: 'Check Availability' };
const seenAt = (step: Step): [role: 'heading' | 'button', words: string] => {
  const button = BUTTONS[step];
  return button === undefined ? ['heading', STEP_SCREENS[step][0].replace('{leg}', '1')] : ['button', button];
};
const SCREENS = [
  ['login', 'Login'],
  ['register', 'Your details'],
  ['password-reset', 'Reset your password'],
  ['find', 'Find your booking'],
  ['bookings/stay', 'Your Bookings'],
  ['bookings/spa', 'Your Bookings'],
  ['details', 'Account Details'],
  ['preferences', 'Email Preferences'],
  ['account/change-password', 'Change Password'],
] as const;

it.each([
  ...STEPS.map((step) => ['stay-booking', step, ...seenAt(step)] as const),
  ...SCREENS.map(([screen, heading]) => ['stay-account', screen, 'heading', heading] as const),
])(
  'embedding.md, D-250: the preview of %s %s makes no call, stores and sends nothing, and cannot be pressed; two engines find nothing in it, in four looks, and it fits every width',
  async (tag, name, role, words) => {
    const address = location.href;
    const events = listen('stay:ready', 'stay:step', 'stay:booked', 'stay:warning', 'stay:failed');
    const root = await show(tag, `preview="${name}"`);
    await inside(root.host).findByRole(role, { name: words });
    const strange = [...root.querySelectorAll('img')].filter(({ src }) => !src.startsWith('data:'));
    expect(root.querySelector('.stay')?.closest('[inert]')).not.toBeNull();
    expect(inside(root.host).queryByRole('alert')).toBeNull();
    // As guests use it.
    root.querySelector('[inert]')?.removeAttribute('inert');
    await expectAccessible();
    finishChanges(root);
    expect(await violations()).toEqual([]);
    expect(await weakContrasts()).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await viewport.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBe(width);
    }
    events.stop();
    expect({
      ...{ calls: page.calls, kept: sessionStorage.length, address: location.href, strange },
      heard: events.heard,
    }).toEqual({ calls: [], kept: 0, address, strange: [], heard: [['stay:ready', {}]] });
  },
);

it("the preview's bill adds up: two nights at £240 each, and £45 for each room", async () => {
  const root = await show('stay-booking', 'preview="summary"');
  expect((await inside(root.host).findAllByText('£570')).length).toBeGreaterThan(0);
});

it.each([
  ['stay-booking', 'mode="overlay" preview="checkout"', 'step checkout', STEPS, 'Book a room'],
  ['stay-account', 'preview="bookings"', 'screen bookings', ACCOUNT_PREVIEWS, 'Login'],
])(
  'D-250 <%s %s> shows the first, with a warning that names the known ones',
  async (tag, attributes, what, known, heading) => {
    const warnings = listen('stay:warning');
    const root = await show(tag, attributes);
    await inside(root.host).findByRole('heading', { name: heading, level: 2 });
    warnings.stop();
    expect(warnings.heard).toEqual([
      ['stay:warning', { message: `preview: there is no ${what}, but ${known.join(', ')}` }],
    ]);
    expect(page.calls).toEqual([]);
    expect(SCREENS.map(([screen]) => screen)).toEqual(ACCOUNT_PREVIEWS);
  },
);

it('the second engine finds nothing in the names of two rooms, each with a guest 1, with their errors', async () => {
  const input = { configuration: configuration(), booking: twoRooms, profile: null };
  const { actor } = showHeld(guestsMachine, input, (props) => <main>{<GuestsScreen {...props} />}</main>);
  actor.send({ type: 'form.submitted' });
  await expect.poll(() => document.querySelector('[aria-invalid]')).not.toBeNull();
  expect(await violations()).toEqual([]);
  expect(textsAt('legend')).toEqual(['Guest 1 in room 1', 'Guest 1 in room 2']);
});
