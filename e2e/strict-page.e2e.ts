import { expect } from '@playwright/test';
import { openHost } from './hosts/open-host.ts';
import { BookingPage } from './models/booking-page.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';

/** A page that takes keys, copies and presses for its own, unless it sees that they begin in a field or a link. */
const GUARDS = `<script>
  window.heard = [];
  const types = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'copy', 'cut', 'paste', 'mousedown', 'selectstart', 'contextmenu', 'touchstart', 'touchend'];
  for (const type of types)
    document.addEventListener(type, (event) => {
      if (/^(INPUT|TEXTAREA|SELECT|OPTION|BUTTON|A|BODY)$/.test(event.target.nodeName)) return;
      if (event.key === 'Escape' || event.key === 'Tab') return type === 'keydown' && heard.push(event.key);
      event.preventDefault();
      heard.push(type);
    }, { passive: false });
</script>`;

test('embedding.md: in a page that keeps keys, copies and presses for itself, a guest types, pastes and chooses as in its own fields', async ({
  page,
  demo,
}) => {
  await openHost(page, demo, { isLax: true, body: ({ booking }) => `${GUARDS}${booking}` });
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await booking.unfold('codes');
  const code = page.getByLabel('Got a code?');
  await code.click();
  await page.keyboard.type('sam /s');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(code).toHaveValue('sam x/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(code).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(code).toHaveValue('sam x/');
  await code.dblclick();
  await page.keyboard.type('x');
  await code.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');

  await booking.button(/^Arrival date/).click();
  const dates = page.getByRole('dialog', { name: 'Dates' });
  await expect(dates.getByRole('gridcell', { name: /£/ }).first()).toBeVisible();
  const day = () =>
    page.evaluate(() => document.querySelector('stay-booking')?.shadowRoot?.activeElement?.textContent);
  const first = await day();
  await page.keyboard.press('ArrowRight');
  expect(await day()).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(dates).toBeHidden();
  await page.getByLabel('Nights').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');

  await goOn(booking, 'search', 'rooms');
  await booking.chooseRoom(1, 'Park Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await booking.button('Next Step').press('Enter');
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual(['Tab']);
});
