import { expect, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/demo.ts';

const HOTELS = [
  { home: '/themes/city/', pictures: '/pictures/meridian/', room: 'Skyline Room' },
  { home: '/themes/coast/', pictures: '/pictures/coast/', room: 'Sea Room' },
];

/**
 * The pictures and links of the page and its booking that belong to this site, and the pictures that fail to
 * load.
 */
async function shownOn(page: Page): Promise<{ links: string[]; pictures: string[]; missing: string[] }> {
  return page.evaluate(async () => {
    const inside = document.querySelector('stay-booking')?.shadowRoot;
    const all = <Kind extends Element>(selector: string) =>
      [document, ...(inside ? [inside] : [])].flatMap((root) => [...root.querySelectorAll<Kind>(selector)]);
    const images = all<HTMLImageElement>('img');
    const answers = await Promise.all(images.map(async ({ src }) => ((await fetch(src)).ok ? '' : src)));
    return {
      links: all<HTMLAnchorElement>('a[href]')
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
      pictures: images.map(({ src }) => new URL(src).pathname),
      missing: answers.filter((answer) => answer !== ''),
    };
  });
}

for (const { home, pictures, room } of HOTELS) {
  test(`a guest of ${home} sees no picture and no link of another house on the whole way`, async ({
    page,
  }) => {
    test.slow();
    const booking = new BookingPage(page);
    const seen = { links: new Set<string>(), pictures: new Set<string>() };
    const look = async (screen: string) => {
      const shown = await shownOn(page);
      const foreignLinks = shown.links.filter((link) => !link.startsWith(home) && link !== '/themes/');
      const foreignPictures = shown.pictures.filter((one) => !one.includes(pictures));
      expect.soft([...foreignLinks, ...foreignPictures, ...shown.missing], screen).toEqual([]);
      for (const link of shown.links) seen.links.add(link);
      for (const one of shown.pictures) seen.pictures.add(one);
    };

    await page.goto(`${home}booking/?lang=en-GB`);
    await page.getByRole('button', { name: /^(Start Booking|Check Availability)$/ }).waitFor();
    await look('start');
    if (await booking.button('Start Booking').isVisible()) await booking.startWithoutAccount();
    await booking.button('How to use Voucher Codes').click();
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(3);
    await look('search, vouchers');
    await page.keyboard.press('Escape');
    await booking.search({ arrival: '2027-01-17', nights: 2 });
    await expect(booking.heading('Room 1: Select Room')).toBeVisible();
    await look('rooms');
    await booking.chooseRoom(1, room);
    await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
    await look('rates');
    await booking.chooseRate(1, /^Dinner/);
    const itinerary = booking.heading('Set your itinerary');
    await booking.heading('Guest names').or(itinerary).waitFor();
    const asksLeadOnly = await itinerary.isVisible();
    if (!asksLeadOnly) {
      await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
      await booking.button('Next Step').click();
      await expect(itinerary).toBeVisible();
    }
    await look('itinerary');
    await booking.button('Next Step').click();
    await expect(booking.heading(/even more special/)).toBeVisible();
    await look('add-ons');
    await booking
      .button(/^Book your treatments/)
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('add-ons, treatments');
    await page.keyboard.press('Escape');
    await booking.button('Continue').click();
    if (asksLeadOnly) {
      await page.getByLabel('Title').selectOption('Mr');
      await page.getByLabel('First Name').fill('Tom');
      await page.getByLabel('Last Name').fill('Fell');
    } else await page.getByRole('radio', { name: 'Tom Fell' }).check();
    await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
    await look('details');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await expect(booking.heading('Check your booking details')).toBeVisible();
    await look('summary');
    await booking.button('Payment').click();
    await expect(booking.button('PAY TO COMPLETE')).toBeVisible();
    await look('payment');
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    await look('confirmation');

    expect(seen.pictures.size).toBeGreaterThan(8);
    expect([...seen.links]).toEqual(
      expect.arrayContaining(['booking', 'account', 'contact', 'spa'].map((name) => `${home}${name}/`)),
    );
    for (const link of seen.links) expect((await page.request.get(link)).status(), link).toBe(200);
  });
}
