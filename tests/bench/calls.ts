import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import { BookingPage, GOOD_CARD, goToPayment } from '../../e2e/models/booking-page.ts';
import { counted, table } from './report.ts';

const TODAY = '2027-01-04';
const ARRIVAL = '2027-01-17';

/** Books one night in one room without account, and counts the calls by the estate's ledger. Returns the table. */
export async function callsReport(browser: Browser): Promise<string> {
  const demo = await startDemo({ port: 0, today: TODAY });
  const context = await browser.newContext({ baseURL: demo.siteUrl });
  try {
    const booking = new BookingPage(await context.newPage());
    await booking.page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    await booking.open();
    await booking.startWithoutAccount();
    await booking.search({ arrival: ARRIVAL, nights: 1 });
    await goToPayment(booking);
    await booking.pay(GOOD_CARD);
    await booking.heading('Your stay is booked!').waitFor();
    const calls = counted(demo.estate.state.ledger.map(({ method, path }) => `${method} ${path}`));
    const all = calls.reduce((sum, { times }) => sum + times, 0);
    return table(
      ['call', 'times'],
      [...calls.map(({ call, times }) => [call, String(times)]), ['all', String(all)]],
    );
  } finally {
    await context.close();
    await demo.close();
  }
}
