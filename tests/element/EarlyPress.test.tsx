import { expect, it } from 'vitest';
import { beginEarly } from '../../widget/loader/begin-early.ts';
import { inside, listen, useEstatePage } from './estate-page.ts';

useEstatePage();

const IDENTITY = 'authority="https://id.estate.test" client-id="web"';

/** An element whose code has not loaded, with its early screen. */
function place(attributes: string): HTMLElement {
  document.body.innerHTML = `<stay-booking host="https://api.estate.test" ${attributes}></stay-booking>`;
  beginEarly(window);
  return document.querySelector('stay-booking') as HTMLElement;
}

const SEARCH = ['cancel', 'arrivalDate', 'numberOfNights', 'guests', 'codes', 'search'];

it.each([
  ['', ['cancel', 'start']],
  ['start="search"', SEARCH],
  [`start="search" ${IDENTITY}`, ['signIn', ...SEARCH]],
])('D-290 with %j the widget knows each control of the early screen by a name', (attributes, names) => {
  const controls = place(attributes).shadowRoot?.querySelectorAll('button, select') ?? [];
  expect([...controls].map((control) => control.getAttribute('name'))).toEqual(names);
});

it('embedding.md: the headings of the early screen are as deep as those of the widget', () => {
  const early = inside(place('heading-level="2"'));
  expect(early.getByRole('heading', { level: 2 })).toHaveTextContent('BOOK A ROOM');
  expect(early.getByRole('heading', { level: 3 })).toHaveTextContent('Book a room');
});

it('D-290 no press is lost where a translator rewrites the early screen and the page changes its language, and the page hears the title of the widget', async () => {
  const element = place('');
  const events = listen('stay:title');
  const early = inside(element);
  early.getByRole('heading', { level: 2 }).innerHTML = '<font>Boek een kamer</font>';
  const start = early.getByRole('button', { name: 'Start Booking' });
  start.innerHTML = '<font>Begin</font>';
  (start.firstChild as HTMLElement).click();
  element.lang = 'de';
  const { defineBooking } = await import('../../widget/element/booking.ts');
  defineBooking();
  expect(await inside(element).findByLabelText('Nächte')).toBeVisible();
  events.stop();
  expect(events.heard).toEqual([['stay:title', { title: 'Zimmer buchen' }]]);
});
