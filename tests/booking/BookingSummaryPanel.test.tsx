import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '../../src/domain/booking/booking.ts';
import { BookingSummaryPanel } from '../../widget/shared/summary-panel/BookingSummaryPanel.tsx';
import { moneyVoucher } from '../steps/payment/voucher-fixtures.ts';
import {
  bookingFor,
  configuration,
  dailyRate,
  spaUpgradeTo,
  twoAdults,
  withFirstLeg,
} from '../steps/rooms/rooms-stay.ts';
import { champagne } from '../support/checkout-stay.ts';
import { legPackage, packagePrice } from '../support/extras-fixtures.ts';
import { fee, party } from '../support/fixtures.ts';
import { expectAccessible, renderInWidget } from '../ui/render.tsx';

const family = party(2, [9, 4, 1], 1);

function linesOf(booking: ReturnType<typeof bookingFor>) {
  renderInWidget(<BookingSummaryPanel configuration={configuration} booking={booking} currentLeg={1} />);
  // Visible text only: screen readers get the dates in other words (D-448).
  for (const heard of document.querySelectorAll('.summary-panel-dates .ui-hidden')) heard.remove();
  return [...document.querySelectorAll('.summary-panel > p, .summary-panel li, .ui-bill-total')].map((line) =>
    line.textContent.replaceAll(/\s+/g, ' ').trim(),
  );
}

const DATES = 'Sat 1st-Mon 3rd May 272 nights';

test('A §2.5 before a room is chosen it shows the dates and the guests of each room', async () => {
  expect(linesOf(bookingFor(family, twoAdults))).toEqual([
    ...[DATES, 'Room 1:', '2 adults & 2 children & 1 infant', '1 dog', 'Room 2:', '2 adults'],
  ]);
  await expectAccessible();
});

test('A §2.5 every line of a room: dog fee, room, rate, child and infant rates, add-ons, total', () => {
  const booking = withFirstLeg(bookingFor(family), {
    roomCode: 'KNG',
    rate: dailyRate,
    includedPackages: [fee('DOG', 4_000), fee('CHILD', 6_000, { quantityRequired: 2 }), fee('BABY', 1_050)],
    spaPackages: spaUpgradeTo(1_500),
    packages: [
      champagne,
      legPackage({
        price: packagePrice({ code: 'LATE', amount: 2_500, priceCalculationMode: 4 }),
        sortIndex: 1,
      }),
    ],
  });
  // 300 + 40 + 60 + 10.50 + 15 + 60 + 25
  expect(linesOf(booking)).toEqual([
    DATES,
    'Room 1:',
    '2 adults & 2 children & 1 infant',
    '1 dog £40',
    'Lake King',
    'Bed & Breakfast £300',
    'Child Rate x2 £60',
    'Infant Rate x1 £10.50',
    'Spa upgrades £15',
    'Add Ons',
    '2 x Champagne on arrival £60',
    'Late departure £25',
    'Total £510.50',
    // 15 + 60 + 25, and the rest.
    ...['To pay today £100', 'To pay on arrival £410.50'],
  ]);
});

test('D-02 the total stands there from the first rate on, once for a single room', () => {
  expect(linesOf(king())).toEqual([
    ...[DATES, 'Room 1:', '2 adults', 'Lake King', 'Bed & Breakfast £300', 'Total £300'],
  ]);
  cleanup();
  expect(linesOf(king({ rate: null }))).toEqual([DATES, 'Room 1:', '2 adults', 'Lake King']);
});

/** A held room of £300. */
const king = (changes: Parameters<typeof withFirstLeg>[1] = {}, ...more: (typeof twoAdults)[]) =>
  withFirstLeg(bookingFor(twoAdults, ...more), { roomCode: 'KNG', rate: dailyRate, ...changes });

/** Two rooms. The first is held for £300, with two bottles for £60. */
function twoRooms(vouchers: Booking['vouchers'] = []) {
  return { ...king({ packages: [champagne] }, twoAdults), vouchers };
}

test('D-02 several rooms have a common total as soon as one of them has a price', async () => {
  const booking = twoRooms();
  const [first, second] = booking.legs;
  const both = {
    ...booking,
    legs: first && second ? [first, { ...second, roomCode: 'KNG', rate: dailyRate }] : [],
  };
  // 300 + 60, and 300 for the second room.
  expect(linesOf(both).slice(-8)).toEqual([
    ...['Total £360', 'Room 2:', '2 adults', 'Lake King', 'Bed & Breakfast £300', 'Total £660'],
    ...['To pay today £60', 'To pay on arrival £600'],
  ]);
  await expectAccessible();
});

test('D-02 vouchers are a negative line above the rest to pay', () => {
  // 360 - 100
  expect(linesOf(twoRooms([moneyVoucher('GV1', 10_000)])).slice(-3)).toEqual([
    ...['2 adults', 'Gift vouchers −£100', 'Total payable £260'],
  ]);
});

test('D-01 a voucher worth more than the room takes off the price of the room, and nothing is left to pay', () => {
  expect(linesOf({ ...king(), vouchers: [moneyVoucher('GV1', 50_000)] }).slice(-3)).toEqual([
    ...['Bed & Breakfast £300', 'Gift vouchers −£300', 'Total payable £0'],
  ]);
});

test('the total of a bill longer than the window stays in sight', async () => {
  await page.viewport(390, 480);
  linesOf(withFirstLeg(bookingFor(family, family, family, family), { roomCode: 'KNG', rate: dailyRate }));
  expect(document.documentElement.scrollHeight).toBeGreaterThan(480);
  expect(document.querySelector('.ui-bill-total')?.getBoundingClientRect().bottom).toBeLessThan(480);
});
