import { expect, type Page } from '@playwright/test';
import { BookingPage } from '../../../e2e/models/booking-page.ts';
import { keepBooking, type KeptBooking } from './kept-booking.ts';
import { walkModal } from './modal-walk.ts';
import { addOnModals } from './modals-of-addons.ts';
import { itineraryModals } from './modals-of-itinerary.ts';
import { packageDinner } from './modal-of-dinner.ts';
import { packageGolf } from './modal-of-golf.ts';
import { addOnTreatments, includedTreatments } from './modals-of-spa.ts';
import { test as base } from './walking.ts';

/**
 * Books three rooms for two nights: a spa break with dinner, a golf break, and bed & breakfast for three.
 * They begin on a Wednesday, when the Boathouse Kitchen is open.
 */
async function bookRooms(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-20', nights: 2, rooms: 3, adults: [2, 2, 3] });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Bath House break with dinner/);
  await booking.chooseRoom(2, 'Lake View Room');
  await booking.chooseRate(2, /^Golf break(?! with)/);
  await booking.chooseRoom(3, 'Lake Suite');
  await booking.chooseRate(3, /^Bed & breakfast(?!,)/);
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.nameGuests(2, ['Bob Hill', 'Eve Hill']);
  await booking.nameGuests(3, ['Sam Fell', 'Joy Fell', 'Ann Fell']);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
}

const test = base.extend<object, { rooms: KeptBooking }>({
  rooms: [
    async ({ browser, place }, use) => {
      await use(await keepBooking(browser, place.demo, bookRooms));
    },
    { scope: 'worker' },
  ],
});

for (const modal of [
  ...itineraryModals,
  ...addOnModals,
  packageGolf,
  packageDinner,
  includedTreatments,
  addOnTreatments,
]) {
  test(`${modal.machine.id}: ${modal.title.toString()}`, async ({ page, place, rooms }) => {
    await walkModal(modal, page, place, rooms);
  });
}
