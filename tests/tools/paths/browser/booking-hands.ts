import { expect, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { BookingPage, GOOD_CARD } from '../../../../e2e/models/booking-page.ts';
import { type } from '../../../../e2e/models/typing.ts';
import {
  selectBooking,
  selectIsUnavailable,
  selectStep,
  selectStepActor,
  type BookingSnapshot,
} from '../../../../machines/booking/booking.selectors.ts';
import type { Destination } from '../../../../machines/booking/booking.types.ts';
import { bookingOf } from '../../../../machines/booking/booking.rules.ts';
import { PAUSES_MS } from '../../../../machines/shared/outcome/outcome.machine.ts';
import type { SearchOutput } from '../../../../machines/steps/search/search.rules.ts';
import { CallError } from '../../../../src/api/failure.ts';
import type { StayConfiguration } from '../../../../src/domain/configuration/configuration.ts';
import { STEPS, type Place } from '../../../../src/domain/booking/steps.ts';
import type { Choice } from '../choices.ts';
import { answer, answerAsEstate, cutOff, refuse, type HeldAnswers, type Settling } from './held-answers.ts';

export interface Walked {
  page: Page;
  held: HeldAnswers;
}

/** Brings about a step of a path. */
type Hand = (walked: Walked, event: AnyEventObject) => Promise<unknown> | void;

/** The address of the link with dates. */
export const LINK = '#/stay/search/?arrivalDate=2027-07-01';
/** The member whose sign-in is restored. */
export const ROSALIND = { name: 'rosalind.hart@example.com', password: 'moorland-house-1' };

/** Actors that no guest and no answer can make fail: the test does. Everything after that is real. */
const BREAKABLE: readonly string[] = ['idle', 'outcome', ...STEPS];
const CALL = /^(load|restore|begin|check|search|ignore)[A-Z]/;
const ANSWER = /^(cancel|newSearch)\.(dismissed|confirmed)$/;

/** The name of a sample: an event, or an actor and the type of its answer. */
export function nameOfSample(kind: Choice['kind'], source: string, sample: unknown): string {
  const told = (sample ?? {}) as { type?: string };
  if (kind === 'event') return source;
  return kind === 'sends' ? (told.type ?? '') : `${source} ${(kind === 'done' && told.type) || kind}`;
}

const areNamed = (at: BookingSnapshot) =>
  selectBooking(at)?.legs.every(({ guests }) => guests.every(({ firstName }) => firstName)) ?? false;
const isAsked = (at: BookingSnapshot) =>
  at.matches({ question: 'leaving' }) || at.matches({ question: 'linking' });
/** Whether a step waits for the guest and no call is pending that moving the clock would end. */
const isResting = (at: BookingSnapshot) =>
  !at.hasTag('busy') && !at.hasTag('locked') && at.matches({ member: 'known' }) && selectStep(at) !== null;

/** When a sample can be brought about that has a hand; by default while no question stands over the step, but for calls and the question's answers. */
const WHEN: Readonly<Record<string, (at: BookingSnapshot, sample: never) => boolean>> = {
  'load.retried': (at) =>
    selectIsUnavailable(at) || (at.matches({ flow: { made: 'receipt' } }) && !isUnknown(at)),
  'hint.dismissed': (at) => !isAsked(at) && at.context.hint !== null && selectStepActor(at) !== null,
  'step.edited': (at, { place }: { place: Place }) =>
    !isAsked(at) && at.matches({ flow: { open: 'details' } }) && place.step === 'rooms',
  'idle expired': isResting,
  'idle error': isResting,
  'idle keepAliveFailed': (at) => isResting(at) && !isAsked(at),
  'start signedIn': (at) => !isAsked(at) && at.context.profile === null,
  'guests next': (at) => !isAsked(at) && areNamed(at),
  // The world's sample has no member.
  'details next': (at) =>
    !isAsked(at) && at.context.profile === null && selectBooking(at)?.leadGuest !== null,
  // Moving the clock on for this would end a pending question for the sign-in.
  'outcome notMade': (at) => at.matches({ member: 'known' }),
};

/** Whether nothing is known of the booking that was paid for, so that there are no details to show. */
const isUnknown = ({ context }: BookingSnapshot) => (bookingOf(context) ?? context.draft) === null;

/** Whether a sample can be brought about in this state. */
export function isPossible(name: string, at: BookingSnapshot, sample: unknown): boolean {
  if (!handOf(name)) return false;
  return WHEN[name]?.(at, sample as never) ?? (CALL.test(name) || isAsked(at) === ANSWER.test(name));
}

/** The hand for a sample: its own, or that of all calls, answers and faults of its kind. */
export function handOf(name: string): Hand | undefined {
  const [source = '', kind] = name.split(' ');
  if (HANDS[name]) return HANDS[name];
  if (kind === 'error' && BREAKABLE.includes(source))
    return ({ page }) => page.evaluate((id) => window.recorded?.break(id), source);
  if (!CALL.test(name) || source === 'restoreSignIn') return undefined;
  return ({ held }, { error }) => held.settle(source, kind === 'error' ? failing(error) : answerAsEstate());
}

function failing(error: unknown) {
  const failure = error instanceof CallError ? error.failure : null;
  return failure?.kind === 'http' ? refuse(failure.status) : cutOff;
}

const press =
  (name: string | RegExp): Hand =>
  ({ page }) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const pressIn =
  (dialog: string, name: string): Hand =>
  ({ page }) =>
    page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name, exact: true }).click();
const settle =
  (name: string, settling: Settling): Hand =>
  ({ held }) =>
    held.settle(name, settling);
const inTurn =
  (...hands: Hand[]): Hand =>
  async (...step) => {
    for (const hand of hands) await hand(...step);
  };

const IDLE = 'Are you still there?';
/** A booking as found, with the estate's total in pounds where given. */
const found = (total: number | null) => answer({ items: [{ IsCancelled: false, Total: total }] });

/** The ways on from a step, and back. Steps with more to do on the way have a hand of their own. */
const ways = Object.fromEntries(
  STEPS.flatMap((step) => [
    [`${step} next`, press(/^(?:Next Step|Continue)$/)],
    [`${step} back`, press('Back')],
  ]),
);

const HANDS: Readonly<Record<string, Hand>> = {
  ...ways,
  'booking.updated': fillIn,
  navigated: async ({ page }, { destination }) =>
    typeAddress(page, await addressOf(page, destination as Destination)),
  'route.unknown': ({ page }) => typeAddress(page, '#/nowhere/at/all'),
  'step.edited': press(/^Edit Rooms & Rates/),
  'hint.dismissed': press('Dismiss'),
  'load.retried': press(/^(Try again|Show the details)$/),
  'anotherBooking.requested': press('Book another stay'),
  'sums.differ': settle('findBooking', found(1)),
  'leave.requested': press('Cancel'),
  'leave.dismissed': pressIn('Are you sure?', 'Continue booking'),
  'leave.confirmed': pressIn('Are you sure?', 'Cancel booking'),
  'newSearch.dismissed': pressIn('Start a new search?', 'Keep my booking'),
  'newSearch.confirmed': pressIn('Start a new search?', 'New search'),

  'loadConfiguration done': ({ held }, { output }) => {
    const { addOns } = output as StayConfiguration;
    return held.settle('loadConfiguration', answerAsEstate(addOns.length === 0 ? 'no-addons' : undefined));
  },
  'restoreSignIn done': ({ held }, { output }) =>
    held.settle('restoreSignIn', output === null ? refuse(404) : answerAsEstate(), true),

  'idle expired': async ({ page }) => {
    await page.clock.fastForward('05:00');
    await expect(page.getByRole('alertdialog', { name: IDLE })).toBeVisible();
    await page.clock.fastForward('01:01');
  },
  'idle keepAliveFailed': inTurn(
    ({ page }) => page.clock.fastForward('05:00'),
    settle('keepAlive', refuse(500)),
    pressIn(IDLE, 'Yes'),
  ),

  'start anonymous': press('Start Booking'),
  'start signedIn': inTurn(
    ({ page }) => type(page.getByLabel('Username'), ROSALIND.name),
    ({ page }) => type(page.getByLabel('Password', { exact: true }), ROSALIND.password),
    press('Login'),
  ),
  'search searched': inTurn(({ page }, { output }) => {
    const { search } = output as SearchOutput;
    return page.getByRole('radio', { name: String(search.guestOccupancies.length), exact: true }).check();
  }, press('Check Availability')),
  'rooms roomChosen': press('Continue: Park Room'),
  'rooms sameAgain': press('Book the same again'),
  'rates legHeld': inTurn(
    ({ page }) => page.getByRole('radio', { name: /^Bed & breakfast(?!,)/ }).check(),
    press('Next Step'),
  ),
  'details next': inTurn(({ page }) => new BookingPage(page).agreeToTerms(), press('Check your booking')),
  'summary staged': inTurn(settle('stage', answerAsEstate()), press('Payment')),
  'summary made': inTurn(settle('stage', refuse(409)), settle('findBooking', found(null)), press('Payment')),
  'summary edit': press(/^Edit guest names/),
  // A payment that is opened again stages the booking first (D-38).
  'payment.recorded': inTurn(settle('stage', answerAsEstate()), ({ page }) =>
    new BookingPage(page).pay(GOOD_CARD),
  ),
  'payment.dropped': settle('complete', refuse(402)),
  'payment back': inTurn(settle('stage', answerAsEstate()), press('Back')),
  'payment paid': settle('complete', answerAsEstate()),
  'payment unknown': settle('complete', refuse(500)),
  'payment gone': settle('complete', refuse(404)),
  'outcome made': settle('findBooking', found(null)),
  'outcome notMade': async ({ page, held }) => {
    await held.settle('findBooking', refuse(404));
    const anew = page.getByRole('button', { name: 'Begin a new booking' });
    await expect(async () => {
      if (!(await anew.isVisible())) await page.clock.fastForward(Math.max(...PAUSES_MS));
      await expect(anew).toBeVisible({ timeout: 500 });
    }).toPass();
    await anew.click();
  },
};

/** Fills in the names or the lead booker's details. */
async function fillIn({ page }: Walked): Promise<void> {
  const booking = new BookingPage(page);
  const rooms = await page.getByRole('region', { name: /^Room \d guests:/ }).count();
  for (let leg = 1; leg <= rooms; leg += 1) await booking.nameGuests(leg, ['Tom Fell', 'Ivy Fell']);
  if (rooms > 0) return;
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
}

const TAILS: Record<string, string> = { addons: 'add-ons', rates: 'rate/1', rooms: 'room/1' };

/** The address of a place or of the link. */
async function addressOf(page: Page, { place: { step }, link }: Destination): Promise<string> {
  if (link) return LINK;
  if (step === 'start') return '#/';
  if (step === 'search') return '#/stay/search/';
  const session = await page.evaluate(() => /^#\/([^/]+)\/stay/.exec(location.hash)?.[1] ?? 'none');
  return `#/${session}/stay/${TAILS[step] ?? step}`;
}

/** Enters an address of the widget as the guest does. An address that is already there is visited again. */
async function typeAddress(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.hash !== to) location.hash = to;
    else dispatchEvent(new PopStateEvent('popstate'));
  }, hash);
}
