import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { payInFrame } from './models/payments.ts';
import { seen } from './models/seen.ts';
import { bookTo, goOn, panel, roomBill } from './models/stays.ts';
import { test } from './models/test.ts';

/** The sums on the confirmation, once the payment is taken. */
async function confirmation(page: Page, rooms: number) {
  await expect(page.getByRole('heading', { name: 'Your stay is booked!' })).toBeVisible();
  const bills: string[][] = [];
  for (let leg = 1; leg <= rooms; leg++) bills.push(await roomBill(page, leg));
  return { today: await panel(page, 'Paid'), arrival: await panel(page, 'To pay on arrival'), bills };
}

test(
  'D-01, D-50 a voucher larger than the first room pays part of the second',
  { tag: '@core' },
  async ({ page, demo }) => {
    const booking = await bookTo(page, 'summary', {
      nights: 2,
      rooms: [{}, { guests: ['Sam Fell', 'Joy Fell'], hasFlowers: true }],
    });
    await booking.button('Payment').click();
    await expect(booking.payButton).toBeVisible();
    // The rooms: £238 each, on arrival. The flowers in room 2: £24, now.
    expect([await panel(page, 'To pay today'), await panel(page, 'To pay on arrival')]).toEqual([
      ['Add Ons £24', 'Total £24'],
      ['Room 1 £238', 'Room 2 £238', 'Total £476'],
    ]);
    await booking.redeem('GIFT-250');
    await expect(seen(page, 'The value of your voucher is £250')).toBeVisible();
    await expect(booking.payButton).toBeEnabled();
    await expectAccessible(page);
    // £250 pay room 1 (£238). The remaining £12 lower what room 2 pays now: 24 - 12 = 12.
    const today = ['Add Ons £24', 'Gift Vouchers −£12', 'Total £12'];
    const arrival = ['Room 1 £238', 'Gift Vouchers −£238', 'Room 1 total £0', 'Room 2 £238', 'Total £238'];
    expect([await panel(page, 'To pay today'), await panel(page, 'To pay on arrival')]).toEqual([
      today,
      arrival,
    ]);
    await booking.pay(GOOD_CARD);
    expect(await confirmation(page, 2)).toEqual({
      today,
      arrival,
      bills: [
        ['Room & rate £238', 'Gift vouchers −£238', 'Total £0'],
        ['Room & rate £238', 'Add Ons £24', 'Gift vouchers −£12', 'Total £250'],
      ],
    });
    expect(demo.estate.state.bookings.at(-1)).toMatchObject({
      total: 500,
      paidToday: 12,
      dueOnArrival: 238,
      rooms: [{ total: 238 }, { total: 262 }],
    });
    const staged = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
    expect(staged?.body).toMatchObject({ monetaryGiftVouchers: ['GIFT-250'] });
  },
);

test("D-27, D-50 a stay voucher pays part of the room, and the provider's frame takes the card", async ({
  page,
  demo,
}) => {
  const booking = await bookTo(page, 'summary', {
    nights: 2,
    voucher: 'STAY-NIGHT',
    scenario: 'frame',
    rooms: [{ hasFlowers: true }],
  });
  // £238 + £24 flowers - £220 of the voucher = £42.
  const lines = ['Room & rate £238', 'Add Ons £24', 'Gift vouchers −£220'];
  expect(await roomBill(page, 1)).toEqual([...lines, 'Total payable £42']);
  await expect(page.getByRole('region', { name: 'Room 1:' })).toContainText('STAY-NIGHT');
  await booking.button('Payment').click();
  await expect(booking.heading('Gift vouchers')).toBeVisible();
  await expect(booking.button('Redeem')).toBeHidden();
  // The voucher pays the flowers (£24) and £196 of the room: 238 - 196 = 42.
  const today = ['Add Ons £24', 'Gift Vouchers −£24', 'Total £0'];
  const arrival = ['Room 1 £238', 'Gift Vouchers −£196', 'Total £42'];
  expect([await panel(page, 'To pay today'), await panel(page, 'To pay on arrival')]).toEqual([
    today,
    arrival,
  ]);

  await expect(page.getByLabel('Name On Card')).toBeHidden();
  await payInFrame(page);

  expect(await confirmation(page, 1)).toEqual({ today, arrival, bills: [[...lines, 'Total £42']] });
  const made = demo.estate.state.bookings.at(-1);
  expect(made).toMatchObject({ total: 262, paidToday: 0, dueOnArrival: 42, rooms: [{ total: 262 }] });
  const completes = demo.estate.state.ledger.filter(
    ({ path }) => path === `/api/stay/${made?.sessionId ?? ''}/booking/complete`,
  );
  expect(completes.map(({ body }) => body)).toEqual([{}]);
});

test('F-08 a levy and a city tax are in every price of eight nights, and named', async ({ page, demo }) => {
  const stay = { nights: 8, scenario: 'levies' };
  const booking = await bookTo(page, 'rooms', stay);
  // List prices: 115 + 123 + 126 + 124 + 126 + 138 + 154 + 120 = 1026. The levy, 5 % of each night: 51.30.
  // The tax: 2 adults, 7 nights at most, £1.65 each = 23.10. Together 1100.40.
  const named = 'Includes £51.30 Resort levy and £23.10 City tax';
  const card = page.getByRole('listitem').filter({ has: booking.heading('Park Room') });
  await expect(card).toContainText('From £1,100.40');
  await expect(card).toContainText(named);
  await booking.chooseRoom(1, 'Park Room');
  const rate = page.locator('label').filter({ hasText: 'Room only - Pay later' });
  await expect(rate).toContainText('£1,100.40');
  await expect(rate).toContainText(named);
  await booking.chooseRate(1, /^Room only - Pay later/);
  await goOn(booking, 'guests', 'summary', stay);
  const lines = ['Room & rate £1,026', 'Resort levy £51.30', 'City tax £23.10'];
  expect(await roomBill(page, 1)).toEqual([...lines, 'Total payable £1,100.40']);
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(page.getByRole('heading', { name: 'Your stay is booked!' })).toBeVisible();
  expect(await roomBill(page, 1)).toEqual([...lines, 'Total £1,100.40']);
  expect(await panel(page, 'To pay on arrival')).toEqual([`Room 1 ${named}£1,100.40`, 'Total £1,100.40']);
  expect(demo.estate.state.bookings.at(-1)).toMatchObject({
    total: 1100.4,
    paidToday: 0,
    dueOnArrival: 1100.4,
  });
  expect(demo.estate.state.stays.at(-1)?.items[0]?.Packages).toEqual([
    { Code: 'LEVY', DisplayName: 'Resort levy', Quantity: 1 },
    { Code: 'CITYTAX', DisplayName: 'City tax', Quantity: 14 },
  ]);
});
