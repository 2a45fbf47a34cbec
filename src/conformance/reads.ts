import type { Bases } from '../api/addresses.ts';
import { loadAccountConfiguration } from '../api/account/configuration.ts';
import { endSession, beginStay, checkSession } from '../api/session/session.ts';
import { loadSpaConfiguration } from '../api/spa/activities.ts';
import { availabilityBody, searchAvailability } from '../api/stay/availability.ts';
import { loadStayBooking, loadStayBookings } from '../api/stay/bookings.ts';
import { calendarBody, loadCalendar } from '../api/stay/calendar.ts';
import { loadStayConfiguration } from '../api/stay/configuration.ts';
import { ignoreStay, keepAlive } from '../api/stay/hold.ts';
import { loadPackages } from '../api/stay/packages.ts';
import type { RoomAvailability } from '../domain/rooms/availability.ts';
import type { StayConfiguration } from '../domain/configuration/configuration.ts';
import { addDays } from '../domain/dates/dates.ts';
import type { SearchWithVouchers, StaySearch } from '../domain/search/occupancy.ts';
import type { Session } from '../domain/booking/session.ts';
import { hasSpa } from '../domain/spa/has-spa.ts';
import type { Caller } from './caller.ts';
import type { Notes } from './finding.ts';

/** Ids that no estate has given out. */
const NO_SESSION = '00000000-0000-4000-8000-000000000000';
const NO_BOOKING = 'CONFORMANCE-0000';
/** Days from today for the search, one after another until two adults find a room. Far enough ahead to be cancelled. */
const DAYS_AHEAD = [45, 60, 76, 100, 130, 27];
const NIGHTS = 2;
const WEEK = 7;
/** Years (A §9.2). A younger child is an infant. */
const FIRST_CHILD_AGE = 4;

export interface Conversation {
  caller: Caller;
  /** Makes calls without notes, to clean up. */
  quiet: Caller;
  notes: Notes;
  bases: Bases;
  site: string;
}

/** The stay configuration; null where it cannot be read. Sets the currency of all later answers. */
export async function readConfiguration({ caller, quiet }: Conversation): Promise<StayConfiguration | null> {
  const found = await caller.ask(loadStayConfiguration, {});
  if (!found) return null;
  for (const one of [caller, quiet]) one.setCurrency(found.answer.currency);
  return found.answer;
}

/** The configurations beside the stay's. Returns whether the hotel has a spa: only then are its calls made. */
export async function readOtherConfigurations(
  { caller, notes }: Conversation,
  stay: StayConfiguration | null,
): Promise<boolean> {
  const account = (await caller.ask(loadAccountConfiguration, {}))?.answer;
  const isWithSpa = [stay, account].some((one) => one && hasSpa(one));
  if (isWithSpa) await caller.ask(loadSpaConfiguration, {});
  else notes.notChecked('spaConfiguration', 'is answered', 'the configurations name no spa');
  return isWithSpa;
}

/** Checks the preflight that a browser sends before a body or token goes to another origin. */
export async function checkPreflight({ caller, notes, bases, site }: Conversation): Promise<void> {
  const what = 'allows what the widget sends';
  if (new URL(bases.host).origin === site) {
    notes.notChecked('preflight', what, 'host is the page’s own origin');
    return;
  }
  const came = await caller.send(
    'preflight',
    new Request(`${bases.host}/api/stay/${NO_SESSION}/availability`, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    }),
  );
  const expected = 'a 2xx status that allows POST, authorization and content-type';
  if ('why' in came) {
    notes.failed('preflight', what, expected, came.why);
    return;
  }
  const allowed = (name: string) =>
    (came.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = ['authorization', 'content-type'].filter((name) => !allowed('headers').includes(name));
  if (came.status < 200 || came.status > 299)
    notes.failed('preflight', what, expected, `status ${came.status}`);
  else if (missing.length > 0)
    notes.failed('preflight', what, expected, `${missing.join(' and ')} not allowed`);
  else notes.held('preflight', what);
}

/** Checks that other sites' pages are kept out: neither their origin nor `*` may be allowed (docs/security.md). */
export async function checkOtherOrigins({ caller, notes, bases }: Conversation): Promise<void> {
  const elsewhere = 'https://elsewhere.invalid';
  const response = await caller.peek(
    new Request(`${bases.host}/api/session/${NO_SESSION}`, { headers: { origin: elsewhere } }),
  );
  const allowed = response?.headers.get('access-control-allow-origin') ?? null;
  const what = 'keeps pages of other sites out';
  if (allowed === '*' || allowed === elsewhere)
    notes.failed('session', what, 'no Access-Control-Allow-Origin for another site', allowed);
  else notes.held('session', what);
}

/** Begins a session; null where that fails. The caller ends it. */
export async function begin({ caller }: Conversation): Promise<Session | null> {
  return (await caller.ask(beginStay, {}))?.answer ?? null;
}

/** The first search with rooms, and its rooms; null where no date has any. */
export async function findRooms(
  { caller, notes }: Conversation,
  session: Session,
): Promise<{ search: SearchWithVouchers; rooms: RoomAvailability } | null> {
  for (const ahead of DAYS_AHEAD) {
    const search: SearchWithVouchers = {
      arrivalDate: addDays(session.businessDate, ahead),
      numberOfNights: NIGHTS,
      code: null,
      voucherCodes: [],
      amendId: null,
      guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
    };
    const sending = { params: { sessionId: session.id }, body: availabilityBody(session.id, search) };
    const found = await caller.ask(searchAvailability, sending);
    if (!found) return null;
    const [rooms] = found.answer.roomAvailabilities;
    if (found.answer.isAvailable && rooms?.roomRates.some(({ rates }) => rates.length > 0)) {
      checkRooms(notes, rooms, search);
      return { search, rooms };
    }
  }
  notes.notChecked('availability', 'has a room', `no room on ${DAYS_AHEAD.length} dates`);
  return null;
}

function checkRooms(notes: Notes, { leg, guestQuota }: RoomAvailability, search: StaySearch): void {
  const what = 'answers for the party that was asked for';
  const adults = search.guestOccupancies[0]?.adults ?? 0;
  if (leg !== 1 || guestQuota.adults !== adults)
    notes.failed(
      'availability',
      what,
      `leg 1 for ${adults} adults`,
      `leg ${leg} for ${guestQuota.adults} adults`,
    );
  else notes.held('availability', what);
}

/** The reads of one session, from its beginning to its end. */
export async function readInSession(
  talk: Conversation,
  session: Session,
  configuration: StayConfiguration | null,
): Promise<void> {
  const { caller, notes } = talk;
  const params = { sessionId: session.id };
  await caller.ask(checkSession, { params }, 'knows a session that has begun');
  await caller.ask(keepAlive, { body: params });
  if (!configuration)
    notes.notChecked(
      'availability',
      'has a room',
      'the configuration, which names the currency, was not read',
    );
  const found = configuration && (await findRooms(talk, session));
  if (found) {
    await checkAges(talk, session, found.search, configuration);
    const { search } = found;
    const days = { from: search.arrivalDate, nights: WEEK, roomCode: null, rateCode: null };
    const body = calendarBody({ sessionId: session.id, search, leg: 1, ...days });
    const calendar = await caller.ask(loadCalendar, { params, body });
    if (calendar)
      checkDays(
        notes,
        calendar.answer.map(({ date }) => date),
        search.arrivalDate,
      );
    const asked = {
      arrivalDate: search.arrivalDate,
      numberOfNights: NIGHTS,
      guestOccupancies: [{ adults: 2 }],
    };
    await caller.ask(loadPackages, { body: asked });
  }
  await caller.ask(ignoreStay, { body: params }, 'gives back what a session holds');
  await caller.ask(endSession, { params }, 'ends a session');
  await caller.ask(endSession, { params }, 'ends a session that is gone without an error');
  await caller.refuses(checkSession, { params }, 'does not know a session that has ended', [404, 410]);
}

/** Checks that a child of 4 years is a child, and one of 3 an infant (A §9.2). */
async function checkAges(
  { caller, notes }: Conversation,
  session: Session,
  search: SearchWithVouchers,
  { content }: StayConfiguration,
): Promise<void> {
  const what = 'counts a child of 3 as an infant and one of 4 as a child';
  if (content.search.childBooking !== '') {
    notes.notChecked('availability', what, 'children are not booked online');
    return;
  }
  const ages = [FIRST_CHILD_AGE - 1, FIRST_CHILD_AGE];
  const children = ages.map((age, index) => ({ index, age }));
  const family = { ...search, guestOccupancies: [{ adults: 2, childCount: 2, children, dogs: 0 }] };
  const sending = { params: { sessionId: session.id }, body: availabilityBody(session.id, family) };
  const quota = (await caller.ask(searchAvailability, sending))?.answer.roomAvailabilities[0]?.guestQuota;
  if (quota === undefined) notes.notChecked('availability', what, 'no room was found for the family');
  else if (quota.children === 1 && quota.infants === 1) notes.held('availability', what);
  else
    notes.failed(
      'availability',
      what,
      'Children 1, Infants 1',
      `Children ${quota.children}, Infants ${quota.infants}`,
    );
}

function checkDays(notes: Notes, dates: readonly string[], from: string): void {
  const what = 'answers for the days that were asked for';
  const wanted = Array.from({ length: WEEK }, (_, index) => addDays(from, index));
  if (wanted.join() === dates.join()) notes.held('calendar', what);
  else
    notes.failed(
      'calendar',
      what,
      `${WEEK} days from ${from}`,
      `${dates.length} days from ${dates[0] ?? 'none'}`,
    );
}

/** Checks refusals. The widget decides by these statuses. */
export async function checkRefusals({ caller }: Conversation): Promise<void> {
  const unknown = { params: { sessionId: NO_SESSION } };
  await caller.refuses(checkSession, unknown, 'does not know a session that never was', [404, 410]);
  const nobody = { params: { confirmationNumber: NO_BOOKING } };
  await caller.refuses(loadStayBooking, nobody, 'answers 404 for a booking that there is not', [404]);
  await caller.refuses(loadStayBookings, {}, 'shows nobody’s stays without a login', [401]);
}
