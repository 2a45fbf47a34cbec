import { expect, type Locator, type Page } from '@playwright/test';
import { AddOnsPage } from './addons-page.ts';
import { BookingPage } from './booking-page.ts';
import { STEPS, type Step as AnyStep } from '../../src/domain/booking/steps.ts';
import { STEP_SCREENS } from '../../tests/support/step-screens.ts';
import { type } from './typing.ts';

interface RoomOfStay {
  room?: string;
  rate?: RegExp;
  guests?: string[];
  hasFlowers?: boolean;
}

/** A stay of guests without an account: by default one night in the Park Room, at the cheapest rate. */
export interface Stay {
  arrival?: string;
  nights?: number;
  rooms?: RoomOfStay[];
  /** A voucher for the search. */
  voucher?: string;
  scenario?: string;
}

/** The steps of a booking. At the guests nobody has a name yet, at the details nobody is the lead booker. */
export type Step = Exclude<AnyStep, 'start' | 'rates' | 'payment' | 'confirmation'>;

/** The steps after the rooms. */
export type KeptStep = Exclude<Step, 'search' | 'rooms'>;

export const headingOf = (step: Step) => STEP_SCREENS[step][0].replace('{leg}', '1');

interface WholeStay {
  arrival: string;
  nights: number;
  rooms: Required<RoomOfStay>[];
  voucher?: string | undefined;
}

const ROOM_ONLY = /^Room only - Pay later/;

function whole({ arrival = '2027-01-17', nights = 1, rooms = [{}], voucher }: Stay): WholeStay {
  const complete = rooms.map(
    ({ room = 'Park Room', rate = ROOM_ONLY, guests = ['Tom Fell', 'Ivy Fell'], hasFlowers = false }) => ({
      room,
      rate,
      guests,
      hasFlowers,
    }),
  );
  return { arrival, nights, rooms: complete, voucher };
}

/** What a guest does at a step; at any other, 'Next Step'. */
const ACTS: Partial<Record<Step, (booking: BookingPage, stay: WholeStay) => Promise<void>>> = {
  search: searchForRooms,
  rooms: chooseRooms,
  guests: nameAll,
  addons: chooseFlowers,
  details: becomeLead,
};

/** The steps of a stay in their order. Without a time to choose, the itinerary is passed over (D-546). */
function roadOf({ rooms }: WholeStay): Step[] {
  const hasTimes = rooms.some(({ rate }) => rate !== ROOM_ONLY);
  return STEPS.slice(STEPS.indexOf('search'), STEPS.indexOf('payment')).filter(
    (step): step is Step => step !== 'rates' && (step !== 'itinerary' || hasTimes),
  );
}

/** Takes a guest without account to a step of a stay: to the search from the start, further by a link. */
export async function bookTo(page: Page, step: Step, stay: Stay = {}): Promise<BookingPage> {
  const booking = new BookingPage(page);
  const scenario = stay.scenario === undefined ? {} : { scenario: stay.scenario };
  if (step === 'search') {
    await booking.open(scenario);
    await booking.startWithoutAccount();
    return booking;
  }
  await booking.open({ ...scenario, hash: linkTo(whole(stay)) });
  await goOn(booking, 'search', step, stay);
  return booking;
}

/** The route of the search with the values of a stay. */
function linkTo({ arrival, nights, rooms }: WholeStay): string {
  const parties = rooms.map(({ guests }) => [guests.length, 0, 0]);
  return `#/stay/search/?arrivalDate=${arrival}&numberOfNights=${nights}&occupancy=${JSON.stringify(parties)}`;
}

/** Goes on with a stay from one step to a later one. The search has the stay's values already. */
export async function goOn(booking: BookingPage, from: Step, to: Step, stay: Stay = {}): Promise<void> {
  const road = roadOf(whole(stay));
  for (const step of road.slice(road.indexOf(from), road.indexOf(to))) {
    await (ACTS[step] ?? pressNext)(booking, whole(stay));
    const next = road[road.indexOf(step) + 1] ?? to;
    await expect(booking.heading(headingOf(next))).toBeVisible();
  }
}

/** Takes a guest without account to the summary. The first guest of the first room is the lead booker. */
export function openSummary(page: Page, stay: Stay): Promise<BookingPage> {
  return bookTo(page, 'summary', stay);
}

/** Goes from the rooms to the payment. `paysHere` is false where the payment step takes no card. */
export async function goToPayment(booking: BookingPage, { paysHere = true } = {}): Promise<void> {
  await goOn(booking, 'rooms', 'summary');
  await booking.button('Payment').click();
  await expect(booking.page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  if (paysHere) await expect(booking.payButton).toBeVisible();
}

async function searchForRooms(booking: BookingPage, { voucher }: WholeStay) {
  const { page } = booking;
  if (voucher) {
    await booking.unfold('codes');
    await type(page.getByLabel('Got a voucher?'), voucher);
    await booking.button('Apply code').click();
    await expect(page.getByRole('region', { name: 'Applied Vouchers' })).toContainText(voucher);
  }
  await booking.button('Check Availability').click();
}

async function chooseRooms(booking: BookingPage, { rooms }: WholeStay) {
  for (const [index, { room, rate }] of rooms.entries()) {
    await booking.chooseRoom(index + 1, room);
    await booking.chooseRate(index + 1, rate);
  }
}

async function nameAll(booking: BookingPage, { rooms }: WholeStay) {
  for (const [index, { guests }] of rooms.entries()) await booking.nameGuests(index + 1, guests);
  await pressNext(booking);
}

function pressNext(booking: BookingPage) {
  return booking.button('Next Step').click();
}

async function chooseFlowers(booking: BookingPage, { rooms }: WholeStay) {
  for (const [index, { hasFlowers }] of rooms.entries())
    if (hasFlowers) await new AddOnsPage(booking.page).add('Flowers in your room', index + 1);
  await booking.button('Continue').click();
}

async function becomeLead(booking: BookingPage) {
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
}

/** The lines of a bill in reading order, the total last: 'Room & rate £238'. Waits for the bill. */
async function billOf(section: Locator): Promise<string[]> {
  await section.waitFor();
  const lines = await section.locator('li, p').filter({ hasText: '£' }).allTextContents();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

/** A room's bill on the summary, and on the confirmation, where it is folded. */
export async function roomBill(page: Page, leg: number): Promise<string[]> {
  const folded = page.getByRole('button', { name: `View more: Room ${leg}`, exact: true });
  const bill = page.getByRole('region', { name: `Room ${leg} Bill:` });
  await folded.or(bill).first().waitFor();
  if (await folded.isVisible()) await folded.click();
  return billOf(bill);
}

/** A panel of what is paid, on the payment and the confirmation (B §2.5). */
export function panel(page: Page, name: 'To pay today' | 'To pay on arrival' | 'Paid'): Promise<string[]> {
  return billOf(page.getByRole('region', { name, exact: true }));
}
