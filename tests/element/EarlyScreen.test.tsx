import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StayElement } from '../../widget/element/stay-element.ts';
import { beginEarly } from '../../widget/loader/begin-early.ts';
import { expectAccessible } from '../ui/render.tsx';
import { inside, listen, useEstatePage } from './estate-page.ts';

const estate = useEstatePage();
const IDENTITY = 'authority="https://id.estate.test" client-id="web"';

/** An element whose code has not loaded, with settings from the page. */
function place(attributes = '', settings?: object): StayElement {
  document.body.innerHTML = `<stay-booking host="https://api.estate.test" ${attributes}>Call us</stay-booking>`;
  const element = document.querySelector<StayElement>('stay-booking') as StayElement;
  if (settings) Object.assign(element, { settings });
  return element;
}

/** A copy of the screen. Equal ones may have their attributes in another order. */
function drawn({ shadowRoot }: Element): Node | undefined {
  const copy = shadowRoot?.querySelector('.stay')?.cloneNode(true);
  copy?.normalize();
  return copy;
}

it.each<[string, () => void, string?, object?]>([
  ['the address asks for a step', () => history.replaceState(null, '', '#/stay/search/')],
  ['the address asks for dates', () => history.replaceState(null, '', '?checkin=2027-02-01')],
  ['a login comes back', () => history.replaceState(null, '', '?code=a&state=b;staychart')],
  ['a booking is kept', () => sessionStorage.setItem(`staychart.draft:${location.origin}/other`, '{}')],
  [
    'somebody is signed in',
    () => sessionStorage.setItem('staychart.user:https://id.estate.test:web', '{}'),
    IDENTITY,
  ],
  ['the page has words of its own', () => undefined, '', { texts: { 'start.title': 'Welcome' } }],
  ['it opens over the page', () => undefined, 'mode="overlay"'],
  ['it is a preview', () => undefined, 'preview="rooms"'],
  ['the page has its own catalogue', () => undefined, 'words="/words.json"'],
  ['the search has guests that the page names', () => undefined, 'start="search" occupancy="[[1,0,0]]"'],
])('D-290 nothing is drawn early where %s', (_, prepare, attributes = '', settings) => {
  prepare();
  const element = place(`cms="other" ${attributes}`, settings);
  beginEarly(window);
  expect(element.shadowRoot).toBeNull();
});

it('D-290 the page’s content replaces the early screen where the code fails to load', async () => {
  const element = place(`cms="other" ${IDENTITY}`, { links: {} });
  beginEarly(window);
  expect(inside(element).getByRole('heading', { name: 'Login or register' })).toBeVisible();
  await expectAccessible();
  element.dispatchEvent(new CustomEvent('stay:failed', { bubbles: true, detail: {} }));
  const slot = element.shadowRoot?.querySelector('slot');
  expect([element.shadowRoot?.children.length, slot?.assignedNodes()[0]?.textContent]).toEqual([
    1,
    'Call us',
  ]);
  expect(element.shadowRoot?.adoptedStyleSheets).toEqual([]);
});

it('D-290 the early search has the dates that the page names, and no day that is over or that the widget cannot read', () => {
  const shownBy = (attributes: string) => {
    const element = place(`start="search" ${attributes}`);
    beginEarly(window);
    const search = inside(element);
    return [
      search.getByRole('button', { name: /^Arrival/ }).textContent.trim(),
      search.getByRole<HTMLSelectElement>('combobox', { name: 'Nights' }).value,
    ];
  };
  expect(shownBy('lang="en-GB-x-plain" arrival-date="2999-12-31" number-of-nights="3"')).toEqual([
    '31/12/2999',
    '3',
  ]);
  for (const day of ['2026-01-02', '1 May 2999', '2999-05', '2999-02-30'])
    expect(shownBy(`arrival-date="${day}"`)).toEqual(['', '1']);
});

it('D-290 a first screen is drawn in another language', () => {
  const element = place('start="search" lang="de-AT"');
  beginEarly(window);
  expect(inside(element).getByLabelText('Nächte')).toBeVisible();
});

it("D-290 the early start screen equals the widget's, and no press on it is lost", async () => {
  const element = place();
  const events = listen('stay:ready', 'stay:failed', 'stay:step');
  beginEarly(window);
  const early = drawn(element);
  const start = inside(element).getByRole('button', { name: 'Start Booking' });
  start.focus();
  await userEvent.keyboard('{Enter}');
  expect(start).toHaveAttribute('aria-busy', 'true');
  const { defineBooking } = await import('../../widget/element/booking.ts');
  const shown = new Promise<Node | undefined>((resolve) => {
    // This event comes after the widget has replaced the early screen, and before it draws anything else.
    element.addEventListener('stay:ready', () => {
      resolve(drawn(element));
    });
  });
  defineBooking();
  await element.ready;
  expect(await shown).toEqual(early);
  expect(await inside(element).findByLabelText('Nights')).toBeVisible();
  events.stop();
  expect(events.heard).toEqual([
    ['stay:ready', {}],
    ['stay:step', { step: 'start' }],
    ['stay:step', { step: 'search' }],
  ]);
  expect(estate.calls).toEqual(['GET /cms/api/stay/getConfiguration', 'POST /api/session/begin/stay']);
});
