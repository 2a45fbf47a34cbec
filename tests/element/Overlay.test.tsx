import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StayBookingElement } from '../../widget/element/booking-element.tsx';
import { expectAccessible } from '../ui/render.tsx';
import { found, INLINE, OVERLAY, show } from './bookings.ts';
import { inside, listen, useEstatePage } from './estate-page.ts';

const page = useEstatePage();
const only = () => found(show(OVERLAY)[0]);
const inlineOf = () => found(document.querySelector<StayBookingElement>('stay-booking:not([mode])'));

function dialogOf({ shadowRoot }: StayBookingElement): HTMLDialogElement | null {
  return shadowRoot?.querySelector('dialog.stay-overlay') ?? null;
}

describe('embedding: the booking over the page', () => {
  it("makes no call until it opens, as a modal dialog in the page's colours, accessible, with focus and event", async () => {
    const element = only();
    expect([page.calls, element.state, dialogOf(element)]).toEqual([[], '', null]);
    expect(element).toHaveTextContent('Call us');
    const events = listen('stay:opened', 'stay:closed', 'stay:ready');
    element.style.setProperty('--stay-paper', '#eeffee');
    element.open();
    await inside(element).findByRole('button', { name: 'Start Booking' });
    await element.ready;
    expect(dialogOf(element)?.matches(':modal')).toBe(true);
    expect(getComputedStyle(found(dialogOf(element))).backgroundColor).toBe('rgb(238, 255, 238)');
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(element.shadowRoot?.activeElement).toBe(inside(element).getByRole('heading', { level: 2 }));
    await expectAccessible();
    element.close();
    await expect.poll(() => events.heard.map(([name]) => name)).toContain('stay:closed');
    events.stop();
    expect(events.heard).toEqual(['stay:opened', 'stay:ready', 'stay:closed'].map((name) => [name, {}]));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on Escape, returns the focus, and keeps the booking where it is', async () => {
    const element = found(show(`<button>Book</button>${OVERLAY}`)[0]);
    const opener = found(document.querySelector('button'));
    opener.focus();
    element.open();
    await userEvent.click(await inside(element).findByRole('button', { name: 'Start Booking' }));
    await inside(element).findByLabelText('Got a code?');
    const calls = page.calls.length;
    dialogOf(element)?.dispatchEvent(new Event('cancel', { cancelable: true }));
    inside(element).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.activeElement).toBe(opener);
    element.open();
    expect(element.shadowRoot?.activeElement).toBe(inside(element).getByRole('heading', { level: 2 }));
    expect(element.state).toBe('search');
    expect(page.calls).toHaveLength(calls);
    element.close();
  });

  it('opens the search with its values, also in a running booking', async () => {
    const element = only();
    element.open({ arrivalDate: '2027-05-01', numberOfNights: 2, occupancy: [[1, 0, 0]], code: 'SPRING' });
    expect(await inside(element).findByLabelText('Got a code?')).toHaveValue('SPRING');
    expect(inside(element).getByLabelText('Nights')).toHaveValue('2');
    element.close();
    element.open({ 'number-of-nights': '5' });
    await expect.poll(() => inside(element).getByLabelText<HTMLInputElement>('Nights').value).toBe('5');
    element.close();
  });

  it('T3 reports and leaves out values that it cannot read', async () => {
    const warnings = listen('stay:warning');
    const element = only();
    element.open({ numberOfNights: { a: 1 }, code: null, other: 'x' });
    await inside(element).findByLabelText('Got a code?');
    warnings.stop();
    expect(warnings.heard).toEqual([['stay:warning', { message: 'numberOfNights: unreadable' }]]);
    element.close();
  });

  it('stays over the page when it is moved while open, and restores the page when it is removed', async () => {
    const element = found(show(`${OVERLAY}<div></div>`)[0]);
    element.open();
    await element.ready;
    found(document.querySelector('div')).append(element);
    expect(dialogOf(element)?.matches(':modal')).toBe(true);
    element.remove();
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
  });

  it.each([
    ['display: none', `<div style="display: none">${OVERLAY}</div>`],
    ['content-visibility', `<div style="content-visibility: hidden">${OVERLAY}</div>`],
    ['closed details', `<details><summary>More</summary>${OVERLAY}</details>`],
    ['a closed popover', `<div popover>${OVERLAY}</div>`],
    ['its own hidden', OVERLAY.replace('mode', 'hidden mode')],
    ['a style of the page', `<style>stay-booking { display: none !important }</style>${OVERLAY}`],
  ])('is seen although its place is hidden by %s, and returns there', async (_, markup) => {
    const element = found(show(markup)[0]);
    const before = document.body.innerHTML;
    element.open();
    await element.ready;
    expect(inside(element).getByRole('button', { name: 'Start Booking' })).toBeVisible();
    expect(dialogOf(element)?.matches(':modal')).toBe(true);
    element.close();
    expect(document.body.innerHTML.replace(' style=""', '')).toBe(before);
    expect(element.checkVisibility()).toBe(false);
  });

  it.each(['inert', 'aria-hidden="true"'])('can be used although its place is %s', async (attribute) => {
    const element = found(show(`<main ${attribute}>${OVERLAY}</main>`)[0]);
    element.open();
    await element.ready;
    await userEvent.click(inside(element).getByRole('button', { name: 'Start Booking' }));
    expect(await inside(element).findByRole('button', { name: 'Check Availability' })).toBeVisible();
    expect(element.parentElement).toBe(document.documentElement);
    element.close();
    expect(element.parentElement?.localName).toBe('main');
  });

  it('is seen although its place has visibility: hidden', async () => {
    const element = found(show(`<div style="visibility: hidden">${OVERLAY}</div>`)[0]);
    element.open();
    await element.ready;
    expect(inside(element).getByRole('button', { name: 'Start Booking' })).toBeVisible();
    element.close();
  });

  it('is seen when its opener hides its place, and goes where its place goes', async () => {
    const element = found(show(`<nav>${OVERLAY}</nav>`)[0]);
    const menu = found(document.querySelector('nav'));
    element.open();
    await element.ready;
    menu.hidden = true;
    await expect.poll(() => element.parentElement).toBe(document.documentElement);
    expect(dialogOf(element)?.matches(':modal')).toBe(true);
    menu.remove();
    element.close();
    expect([element.isConnected, document.documentElement.style.overflow]).toEqual([false, '']);
  });

  it('stays open when settings arrive', async () => {
    const events = listen('stay:closed');
    const element = found(show(`${OVERLAY}${INLINE}`)[0]);
    const inline = inlineOf();
    await inline.ready;
    element.open();
    await userEvent.click(await inside(element).findByRole('button', { name: 'Start Booking' }));
    await expect.poll(() => element.state).toBe('search');
    element.settings = { phones: { spa: '01632 960145' } };
    await expect.poll(() => [dialogOf(element)?.matches(':modal'), element.state]).toEqual([true, 'search']);
    expect([inline.state, events.heard]).toEqual(['', []]);
    element.close();
    await expect.poll(() => inline.state).toBe('search');
    events.stop();
  });

  it.each(['#/about', '#/bookings/stay', '#about'])(
    'does not open for %s, no address of a booking',
    (hash) => {
      history.replaceState(null, '', hash);
      // An element that starts has a shadow root at once.
      expect(found(show(`<stay-account></stay-account>${OVERLAY}`)[0]).shadowRoot).toBeNull();
    },
  );

  it('opens for an address of the booking', async () => {
    history.replaceState(null, '', '#/stay/search/');
    const element = only();
    await inside(element).findByLabelText('Got a code?');
    expect(dialogOf(element)?.open).toBe(true);
    element.close();
  });

  it('opens with its values once it is in the page', async () => {
    const element = document.createElement('stay-booking') as StayBookingElement;
    element.setAttribute('mode', 'overlay');
    element.setAttribute('host', 'https://api.estate.test');
    element.open({ numberOfNights: 3 });
    document.body.append(element);
    expect(await inside(element).findByLabelText('Nights')).toHaveValue('3');
    element.close();
  });

  it('keeps the mode that it has when it comes into the page, whatever the attribute says later', async () => {
    const element = found(show(INLINE)[0]);
    await element.ready;
    element.setAttribute('mode', 'overlay');
    const scroll = vi.spyOn(element, 'scrollIntoView');
    element.open({ numberOfNights: 3 });
    expect(scroll).toHaveBeenCalledOnce();
    expect(await inside(element).findByLabelText('Nights')).toBeVisible();
  });
});

describe('D-196 one booking at a time', () => {
  it('D-196 a second booking gives a warning, unless it replaces the first in the same task', async () => {
    const warnings = listen('stay:warning');
    const first = found(show(INLINE)[0]);
    await first.ready;
    const second = first.cloneNode(true) as StayBookingElement;
    first.replaceWith(second);
    await second.ready;
    const third = second.cloneNode(true) as StayBookingElement;
    second.before(third);
    second.remove();
    await third.ready;
    expect(warnings.heard).toEqual([]);
    third.after(third.cloneNode(true));
    await Promise.resolve();
    warnings.stop();
    expect(warnings.heard).toEqual([
      ['stay:warning', { message: 'another booking runs on this page, so this one waits' }],
    ]);
  });

  it('D-196 a booking that is added waits while an overlay is open', async () => {
    const element = only();
    element.open();
    await element.ready;
    document.body.insertAdjacentHTML('beforeend', INLINE);
    const inline = inlineOf();
    await inside(element).findByRole('button', { name: 'Start Booking' });
    expect(inline.state).toBe('');
    element.close();
    await expect.poll(() => [inline.state, element.state]).toEqual(['start', '']);
  });

  it('D-196 a booking that is added ends a closed overlay, until that is opened again', async () => {
    const element = only();
    element.open();
    await element.ready;
    element.close();
    await expect.poll(() => dialogOf(element)?.open).toBe(false);
    document.body.insertAdjacentHTML('beforeend', INLINE);
    const inline = inlineOf();
    await expect.poll(() => [inline.state, element.state]).toEqual(['start', '']);
    element.open();
    await expect.poll(() => [inline.state, element.state]).toEqual(['', 'start']);
    element.close();
  });

  it('a booking goes on where an overlay is closed before its code has loaded', async () => {
    const [element, inline] = show(`${OVERLAY}${INLINE}`).map(found);
    await inline?.ready;
    element?.open();
    element?.close();
    await expect.poll(() => [inline?.state, element?.state]).toEqual(['start', '']);
  });
});
