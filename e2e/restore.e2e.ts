import { expect, type Page } from '@playwright/test';
import { BookingPage, bookTo } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { answerInstead } from './models/estate-answers.ts';
import { seen } from './models/seen.ts';

interface Answer {
  RoomAvailabilities: { Leg: number; RoomRates: { Room: { Code: string }; Rates: { Amount: number }[] }[] }[];
}

/** The laptop wakes at this time: the clock jumps, and the window gets the focus. */
async function wakeAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(`2027-01-04T${time}Z`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('D-487 an expired booking of two rooms is restored at another price, with one room gone', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-17', nights: 1, rooms: 2 });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await booking.chooseRoom(2, 'Lake View Room');
  await booking.chooseRate(2, /^Room only - Pay later/);
  await expect(booking.heading('Guest names')).toBeVisible();
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.nameGuests(2, ['Ada Moss', 'Ben Moss']);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();

  await wakeAt(page, '10:15:00');
  await expect(page.getByText('Your booking session expired.')).toBeVisible();
  await expectAccessible(page);

  // In between, the Park Room has become £30 dearer, and the Lake View Room is gone.
  answerInstead(demo.estate, /\/availability$/, async (own) => {
    const answer = (await own.json()) as Answer;
    for (const { RoomRates } of answer.RoomAvailabilities)
      for (const { Room, Rates } of RoomRates) {
        if (Room.Code === 'HSPK') for (const rate of Rates) rate.Amount += 30;
        if (Room.Code === 'HSLK') Rates.length = 0;
      }
    return Response.json(answer, { headers: own.headers });
  });
  await booking.button('Restore your booking').dblclick();
  await expect(booking.heading('Restore your booking')).toBeVisible();
  await expect(seen(page, 'Room 2 could not be restored. You choose it next.')).toBeVisible();
  const rooms = page.getByRole('listitem');
  await expect(rooms.filter({ hasText: 'Room 1: Park Room' })).toContainText(
    /Held for you again.*£30 more than the £\d+ before/,
  );
  await expect(rooms.filter({ hasText: 'Room 2: Lake View Room' })).toContainText(
    'Not available on these dates',
  );
  await expectAccessible(page);

  const holds = demo.estate.state.ledger.flatMap(({ path, body }) => {
    const [, session] = /^\/api\/stay\/([^/]+)\/booking$/.exec(path) ?? [];
    return session ? [{ session, body }] : [];
  });
  // The old session is given back and ended. All holds from then on are in the new one.
  const given = demo.estate.state.ledger.filter(({ path }) => path === '/api/stay/ignore');
  const sessions = [...new Set(holds.map(({ session }) => session))];
  expect(given.map(({ body }) => body)).toEqual([{ sessionId: sessions[0] }]);
  expect(holds.map(({ session }) => sessions.indexOf(session))).toEqual([0, 0, 1]);

  // A reload keeps the held room, and leads to the rooms.
  await page.reload();
  const ways = page.getByRole('navigation', { name: 'Your rooms' });
  await expect(ways.getByRole('listitem')).toHaveText([/^Room 1.*chosen.*Park Room$/, /^Room 2$/]);
  await ways.getByRole('button', { name: 'Room 2' }).click();
  await booking.chooseRoom(2, 'Park Room');
  await booking.chooseRate(2, /^Room only - Pay later/);
  // The names that the guest typed before are there.
  await expect(booking.heading('Guest names')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Room 1 guests:' }).getByLabel('First Name').first(),
  ).toHaveValue('Tom');
});

test('D-487 a booking that is restored completely goes on at the names', async ({ page, demo }) => {
  const booking = await bookTo(page, 'addOns');
  await wakeAt(page, '10:15:00');
  await booking.button('Restore your booking').click();
  await expect(seen(page, 'Everything is held for you again, just as it was.')).toBeVisible();
  await booking.button('Continue').click();
  await expect(booking.heading('Guest names')).toBeVisible();
  await expect(page.getByLabel('First Name').first()).toHaveValue('Tom');
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  const held = demo.estate.state.ledger.filter(({ path }) => /^\/api\/stay\/[^/]+\/booking$/.test(path));
  expect(held).toHaveLength(2);
});
