import { expect, type Frame, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { BookingPage, GOOD_CARD } from '../../../e2e/models/booking-page.ts';
import { type } from '../../../e2e/models/typing.ts';
import { PAUSES_MS } from '../../../machines/steps/outcome/outcome.machine.ts';
import { MAX_KEEP_ALIVE_CALLS, FRAME_PAUSE_MS } from '../../../machines/steps/payment/payment.rules.ts';
import { CallError } from '../../../src/api/failure.ts';
import { addressOf, typeAddress } from './booking-addresses.ts';
import { ROSALIND } from './booking-samples.ts';
import { answerAsEstate, answerWith, cutOff, refuse, type HeldAnswers } from './held-answers.ts';
import { fillIn, leaveDates, pressEdit } from './screen-hands.ts';

export interface Walked {
  page: Page;
  held: HeldAnswers;
  /** The channel on which tabs report a logout. */
  tabs: string;
  /** Lets the code of the payment step load. */
  releaseCode: () => void;
  sessionId: () => Promise<string>;
}

/** Brings about a step of a root path. */
type Hand = (event: AnyEventObject, walked: Walked) => Promise<unknown> | void;

const NEXT = 'Next Step';
const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);

const press =
  (name: string | RegExp): Hand =>
  (_, { page }) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const pressIn =
  (dialog: string, name: string): Hand =>
  (_, { page }) =>
    page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name, exact: true }).click();

/** Breaks an actor by a fault from outside. Everything after that is real. */
const breakActor =
  (id: string): Hand =>
  (_, { page }) =>
    page.evaluate((name) => window.recorded?.break(name), id);

const fails =
  (name: string): Hand =>
  ({ error }, { held }) => {
    const failure = error instanceof CallError ? error.failure : null;
    return held.settle(name, failure?.kind === 'http' ? refuse(failure.status) : cutOff);
  };

const answers =
  (name: string): Hand =>
  (_, { held }) =>
    held.settle(name, answerAsEstate());

/** Chooses the hand by the type of the step's output. */
const byType =
  (hands: Record<string, Hand>): Hand =>
  (event, walked) =>
    hands[(event['output'] as { type: string }).type]?.(event, walked);

/** Presses Payment where the guest is at the summary and has not pressed it. */
async function stageIfThere(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Payment', exact: true, disabled: false });
  if ((await button.count()) > 0) await button.click();
}

export const bookingHands: Readonly<Record<string, Hand>> = {
  'booking.updated': (_, { page }) => fillIn(page),
  navigated: async ({ destination }, walked) => {
    const to = destination as Parameters<typeof addressOf>[0];
    if (to.link) await stageIfThere(walked.page);
    await typeAddress(walked.page, await addressOf(to, walked.sessionId));
  },
  'step.edited': (_, { page }) => pressEdit(page, 'Rooms & Rates'),
  'route.unknown': (_, { page }) => typeAddress(page, '#/nowhere/at/all'),
  'hint.dismissed': press('Dismiss'),
  'notKept.dismissed': press('Dismiss'),
  'load.retried': press(/^(Try again|Show the details)$/),
  'anotherBooking.requested': press('Book another stay'),
  'sums.differ': (_, { held }) => held.settle('findBooking', answerWith(bookedFor(1))),
  'cancel.requested': async (event, walked) => {
    await stageIfThere(walked.page);
    await press('Cancel')(event, walked);
  },
  'cancel.dismissed': pressIn('Are you sure?', 'Continue booking'),
  'cancel.confirmed': pressIn('Are you sure?', 'Cancel booking'),
  'newSearch.dismissed': pressIn('Start a new search?', 'Keep my booking'),
  'newSearch.confirmed': pressIn('Start a new search?', 'New search'),
  /** The token is refused and cannot be renewed, so the call is repeated as an anonymous guest. */
  'signIn.expired': async (_, { held }) => {
    await held.settle('token', refuse(400, { error: 'invalid_grant' }));
    await held.settleOnce('searchAvailability', refuse(401));
    await held.settleOnce('findBooking', refuse(401));
  },

  'member.loggedOut': (_, { page, tabs }) =>
    page.evaluate((name) => {
      new BroadcastChannel(name).postMessage({ type: 'signedOut', from: 'another tab' });
    }, tabs),

  'loadConfiguration done': ({ output }, { held }) => {
    const { addOns } = output as { addOns: unknown[] };
    return held.settle('loadConfiguration', answerAsEstate(addOns.length === 0 ? 'no-addons' : undefined));
  },
  'loadConfiguration error': fails('loadConfiguration'),
  'restoreSignIn done': async ({ output }, { held }) => {
    await held.settleLast('restoreSignIn', output === null ? refuse(404) : answerAsEstate());
  },
  'beginSession done': answers('beginSession'),
  'beginSession error': fails('beginSession'),
  'checkSession done': answers('checkSession'),
  'checkSession error': fails('checkSession'),
  'searchAvailability done': ({ output }, { held }) => {
    const { isAvailable } = output as { isAvailable: boolean };
    return held.settle('searchAvailability', answerAsEstate(isAvailable ? undefined : 'sold-out'));
  },
  'searchAvailability error': fails('searchAvailability'),
  'ignoreBooking done': answers('ignoreBooking'),
  'ignoreBooking error': fails('ignoreBooking'),

  'idle done': byType({
    expired: async (_, { page }) => {
      await page.clock.fastForward('05:00');
      await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
      await page.clock.fastForward('01:01');
    },
    keepAliveFailed: async (_, { page, held }) => {
      await page.clock.fastForward('05:00');
      await held.settle('keepAlive', refuse(500));
      await page
        .getByRole('alertdialog', { name: 'Are you still there?' })
        .getByRole('button', { name: 'Yes' })
        .click();
    },
  }),
  'idle error': breakActor('idle'),

  'start done': byType({
    anonymous: press('Start Booking'),
    signedIn: (_, { page }) => logIn(page, ROSALIND),
    migrating: (_, { page }) => logIn(page, { name: 'edith.marlow@example.com', password: 'any-password' }),
  }),
  'start error': breakActor('start'),
  'search done': async ({ output }, { page }) => {
    const { search } = output as { search: { guestOccupancies: unknown[] } };
    await page.getByRole('radio', { name: String(search.guestOccupancies.length), exact: true }).check();
    await page.getByRole('button', { name: 'Check Availability' }).click();
  },
  'search error': breakActor('search'),
  'rooms done': byType({
    roomChosen: press('Continue: Park Room'),
    searchAgain: (_, { page }) => leaveDates(page),
    newSearch: async (_, { page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    },
  }),
  'rooms error': breakActor('rooms'),
  'rates done': byType({
    legHeld: (_, { page }) => chooseRate(page),
    back: press('Back'),
    restart: async (_, { page, held }) => {
      await held.settle('bookLeg', refuse(500));
      await chooseRate(page);
      await page.getByRole('button', { name: 'Search again' }).click();
    },
  }),
  'rates error': breakActor('rates'),
  'guests done': byType({ next: press(NEXT), back: press('Back') }),
  'guests error': breakActor('guests'),
  'itinerary done': byType({ next: press(NEXT), back: press('Back') }),
  'itinerary error': breakActor('itinerary'),
  'addons done': byType({ next: press('Continue'), back: press('Back') }),
  'addons error': breakActor('addons'),
  'details done': byType({
    next: async (_, { page }) => {
      const booking = new BookingPage(page);
      await booking.agreeToTerms();
      await booking.button('Check your booking').click();
    },
    back: press('Back'),
  }),
  'details error': breakActor('details'),
  'summary done': byType({
    staged: async ({ output }, { page, held }) => {
      const { iPageSessionId } = output as { iPageSessionId: string | null };
      await held.settle('stage', answerAsEstate(iPageSessionId === null ? undefined : 'frame'));
      await stageIfThere(page);
    },
    made: async (_, { page, held }) => {
      await held.settle('stage', refuse(409));
      await held.settle('findBooking', answerWith(bookedFor(null)));
      await stageIfThere(page);
    },
    back: press('Back'),
    edit: (_, { page }) => pressEdit(page, 'guest names'),
  }),
  'summary error': breakActor('summary'),
  'frame.opened': (_, { releaseCode }) => releaseCode(),
  'frame.closed': (_, { page }) => report(page, 'cancelled'),
  /** Keeps the session alive ten times, every three minutes (E-04). */
  'frame.unattended': async (_, { page }) => {
    for (let kept = 1; kept <= MAX_KEEP_ALIVE_CALLS; kept += 1) {
      await page.clock.fastForward(FRAME_PAUSE_MS);
      // The next pause begins when the page has read the answer.
      await expect
        .poll(() => framedIn(page))
        .toEqual([kept, kept < MAX_KEEP_ALIVE_CALLS ? 'waiting' : 'unattended']);
    }
  },
  'payment.recorded': async (_, { page, held }) => {
    await held.settle('stage', answerAsEstate());
    if (frameOf(page)) await report(page, 'completed');
    else await new BookingPage(page).pay(GOOD_CARD);
  },
  'payment.dropped': (_, { held }) => held.settle('complete', refuse(402)),
  'payment done': byType({
    back: async (event, walked) => {
      // A payment that is opened again stages the booking first (D-38).
      await walked.held.settle('stage', answerAsEstate());
      await press('Back')(event, walked);
    },
    frameLeft: press('Back'),
    paid: (_, { held }) => held.settle('complete', answerAsEstate()),
    unknown: (_, { held }) => held.settle('complete', refuse(500)),
    gone: (_, { held }) => held.settle('complete', refuse(404)),
  }),
  'payment error': breakActor('payment'),
  'outcome done': byType({
    booked: async (_, { held }) => {
      // The outcome of a provider's page is asked for with complete first (E-04, D-375).
      await held.settle('complete', refuse(500));
      await held.settle('findBooking', answerWith(bookedFor(null)));
    },
    untaken: (_, { held }) => held.settle('complete', refuse(402)),
    begunAnew: async (_, { page, held }) => {
      await held.settle('findBooking', refuse(404));
      const anew = page.getByRole('button', { name: 'Begin a new booking' });
      await expect(async () => {
        if (!(await anew.isVisible())) await page.clock.fastForward(LONGEST_PAUSE_MS);
        await expect(anew).toBeVisible({ timeout: 500 });
      }).toPass();
      await anew.click();
    },
  }),
  'outcome error': breakActor('outcome'),
  'confirmation error': breakActor('confirmation'),
};

/** A booking as found, with the estate's total in pounds where given. */
const bookedFor = (total: number | null) => ({ items: [{ IsCancelled: false, Total: total }] });

function frameOf(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/paymentIframe.aspx'));
}

/** How often the session was kept alive with the provider's page open, and the payment's state now. */
async function framedIn(page: Page): Promise<[number, string | undefined]> {
  const chart = await page.evaluate(() => window.recorded?.chart('payment') ?? null);
  const { context, value } = chart as {
    context: { keepAliveCalls: number };
    value: { ready?: { framed?: string } };
  };
  return [context.keepAliveCalls, value.ready?.framed];
}

/** Reports a status from the provider's page to its parent (D-27). */
async function report(page: Page, status: string): Promise<void> {
  await frameOf(page)?.evaluate((told) => parent.postMessage({ type: 'payment', status: told }, '*'), status);
}

async function logIn(page: Page, { name, password }: { name: string; password: string }): Promise<void> {
  await type(page.getByLabel('Username'), name);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function chooseRate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Room only - Pay later/ }).check();
  await page.getByRole('button', { name: NEXT, exact: true }).click();
}
