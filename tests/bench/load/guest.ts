import type { Client } from '../../../src/api/client.ts';
import { CallError } from '../../../src/api/failure.ts';
import { beginStay } from '../../../src/api/session/session.ts';
import { availabilityBody, searchAvailability } from '../../../src/api/stay/availability.ts';
import { loadStayBooking } from '../../../src/api/stay/bookings.ts';
import { calendarBody, loadCalendar } from '../../../src/api/stay/calendar.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { verifyEmail, verifyTelephone } from '../../../src/api/stay/contact-checks.ts';
import { bookLeg, legBookingBody } from '../../../src/api/stay/leg-booking.ts';
import { loadPackages, packagesBody } from '../../../src/api/stay/packages.ts';
import { completeStay } from '../../../src/api/stay/payment.ts';
import { stageStay } from '../../../src/api/stay/stage.ts';
import { stageBody } from '../../../src/api/stay/stage-body.ts';
import { cardBody, chooseOffer, testBooking } from '../../../src/conformance/test-booking.ts';
import { gridStart, MONTH_NIGHTS } from '../../../src/domain/calendar.ts';
import { addMonths, startOfMonth } from '../../../src/domain/dates.ts';
import { holdLeg, withLeg } from '../../../src/domain/legs.ts';
import type { PlannedGuest, Way } from './plan.ts';

const EMAIL = 'tom@example.com';
const TELEPHONE = '+447700900123';
const CARD = '4242424242424242';

/** Assumed seconds that a guest looks at each screen. */
const PAUSES = {
  start: 10,
  dates: 20,
  search: 40,
  roomsAndRates: 150,
  guestsAndItinerary: 65,
  addOnsAndDetails: 130,
  summary: 30,
  payment: 60,
};

/** Seconds from the start of a session to the last call with it. */
export function sessionUse(way: Way): number {
  const { dates, search, roomsAndRates, guestsAndItinerary, addOnsAndDetails, summary, payment } = PAUSES;
  const untilRooms = dates + search;
  if (way !== 'book') return untilRooms;
  return untilRooms + roomsAndRates + guestsAndItinerary + addOnsAndDetails + summary + payment;
}

/**
 * A visit with the calls that the widget makes on a desktop, whose date picker shows two months, through the
 * widget's own client. Yields the seconds until it goes on. Ends early where no room is left or a call fails.
 */
export async function* visit(client: Client, guest: PlannedGuest): AsyncGenerator<number, void> {
  try {
    yield* visitUntilRefused(client, guest);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

async function* visitUntilRefused(
  client: Client,
  { way, search }: PlannedGuest,
): AsyncGenerator<number, void> {
  const configuration = await client.call(loadStayConfiguration, {});
  yield PAUSES.start;
  const { id: sessionId, businessDate } = await client.call(beginStay, {});
  const params = { sessionId };
  yield PAUSES.dates;
  const months = [0, 1].map((further) => addMonths(startOfMonth(businessDate), further));
  await Promise.all(
    months.map((month) => {
      const days = { from: gridStart(month), nights: MONTH_NIGHTS, roomCode: null, rateCode: null };
      return client.call(loadCalendar, {
        params,
        body: calendarBody({ sessionId, search, leg: 1, ...days }),
      });
    }),
  );
  yield PAUSES.search;
  const found = await client.call(searchAvailability, { params, body: availabilityBody(sessionId, search) });
  const [rooms] = found.roomAvailabilities;
  const offer = rooms && chooseOffer(configuration, rooms);
  if (way !== 'book' || !offer) return;
  yield PAUSES.roomsAndRates;
  const booking = testBooking(configuration, search, rooms, offer, EMAIL);
  const [leg] = booking.legs;
  if (!leg) return;
  const held = await client.call(bookLeg, { params, body: legBookingBody(search, leg) });
  yield PAUSES.guestsAndItinerary;
  await client.call(loadPackages, { body: packagesBody(search) });
  yield PAUSES.addOnsAndDetails;
  await Promise.all([
    client.call(verifyEmail, { params: { email: EMAIL } }),
    client.call(verifyTelephone, { params: { telephone: TELEPHONE } }),
  ]);
  yield PAUSES.summary;
  const body = stageBody(withLeg(booking, holdLeg(leg, held)), configuration);
  await client.call(stageStay, { params, body });
  yield PAUSES.payment;
  const year = Number(businessDate.slice(0, 4));
  await client.call(completeStay, { params, body: cardBody(CARD, year) });
  await client.call(loadStayBooking, { params: { confirmationNumber: held.confirmationNumber } });
}
