import type { Page } from 'playwright';
import { AccountPage } from '../../../e2e/models/account-page.ts';
import { BookingPage, bookTo, GOOD_CARD, goToPayment } from '../../../e2e/models/booking-page.ts';

const STAY = { arrival: '2027-01-17', nights: 1 };
const MEMBER = ['rosalind.hart@example.com', 'moorland-house-1'] as const;

/** Milliseconds to look at a screen, in which the next step's code loads. */
const LOOK = 3000;

/** The visit whose number of calls the pages for hoteliers show. */
export const WHOLE_BOOKING = 'a whole booking';

/** A guest's visit to a page. */
export interface Visit {
  name: string;
  /** Goes to the start of the visit. Calls until then are not counted. */
  begin?: (page: Page) => Promise<void>;
  play: (page: Page) => Promise<void>;
}

/** The visits, each in its own page. A stay is one room for one night, without an account. */
export const VISITS: readonly Visit[] = [
  {
    name: WHOLE_BOOKING,
    async play(page) {
      const booking = await bookTo(page, 'rooms', STAY);
      await goToPayment(booking);
      await booking.pay(GOOD_CARD);
      await booking.heading('Your stay is booked!').waitFor();
    },
  },
  {
    name: 'a search, then left',
    async play(page) {
      await bookTo(page, 'rooms', STAY);
      await page.waitForTimeout(LOOK);
      await page.goto('about:blank');
    },
  },
  {
    name: 'a month further',
    async begin(page) {
      const booking = await bookTo(page, 'search');
      await booking.button(/^Arrival date/).click();
      await page.getByRole('grid').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    play: (page) => new BookingPage(page).button('Next').click(),
  },
  {
    name: 'prices by date of a room',
    async begin(page) {
      await bookTo(page, 'rooms', STAY);
      await page.waitForLoadState('networkidle');
    },
    play: (page) =>
      page
        .getByRole('button', { name: /^Prices by date/ })
        .first()
        .click(),
  },
  {
    name: "a member's stay opened",
    async play(page) {
      const account = new AccountPage(page);
      await account.open();
      await account.login(...MEMBER);
      await account.expectHeading('Your Bookings');
      await page
        .getByRole('link', { name: /^Details/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Room 1:', exact: true }).waitFor();
    },
  },
];
