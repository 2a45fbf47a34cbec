import type { Estate } from '../../../demo/estate/handlers.ts';
import { selectSession } from '../../../machines/booking/booking.selectors.ts';
import type { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { selectPaymentSession } from '../../../machines/steps/payment/payment.selectors.ts';
import type { SnapshotFrom } from 'xstate';
import type { Destination } from '../../../machines/booking/booking.types.ts';
import { DRAFT_KEY } from '../../../src/draft/kept-keys.ts';
import { loadPayment } from '../../../src/draft/load-payment-record.ts';
import { never } from '../faults.ts';
import { stepOf } from '../flow-places.ts';
import { openEstate, type Interference } from '../network.ts';
import { moved } from '../until-quiet.ts';
import { goOn, leaveFrame, sendToStep } from './acts.ts';
import type { Answer } from './answers.ts';
import type { Cell } from './cells.ts';
import { addressOf, openPage, type BookingPage } from './booking-page.ts';
import type { Kept } from './page.ts';
import { payInFrame } from './provider.ts';
import { CLAIMS, screenOf, type Screen } from './screens.ts';
import { holdAmendment, holdStay, type Stay } from './stay.ts';

/** Limits of a visit: milliseconds of simulated time, and screens in one tab. */
const PATIENCE_MS = 5 * 60_000;
const MOST_SCREENS = 100;

/** The course of a cell. */
export interface Journey {
  /** The last screen of each tab. */
  ends: Screen[];
  /** The bookings and charges of the session paid for. */
  bookings: number;
  charges: number;
  /** Screens that contradicted the ledger, or opened a second payment. */
  lies: string[];
}

/** A tab of the guest, with its page and its storage. */
interface Tab {
  kept: Kept;
  page: BookingPage;
  /** Whether the cell's answer has been given. */
  isAnswered: boolean;
  /** Whether the page stays until the end. */
  isReloaded: boolean;
  /** Delivers to the estate what a page sent before it died; null where nothing is on its way. */
  onItsWay: (() => Promise<void>) | null;
}

/**
 * Pays for a stay as the cell says, and goes on in every tab to a booking or a new search. Rejects where
 * there is no way on.
 */
export async function visit(cell: Cell, stay: Stay): Promise<Journey> {
  const estate = openEstate(cell.way === 'frame' ? 'frame' : '');
  const hold = cell.of === 'an amendment' ? holdAmendment : holdStay;
  const { sessionId, draft } = await hold(estate, stay);
  return new Visit(cell, estate, sessionId).end(new Map([[DRAFT_KEY, draft]]));
}

/** Delivers a dead page's call to the estate only after the next page has asked for the booking. */
function whenAsked(tab: Tab, estate: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve) => {
    tab.onItsWay = async () => {
      resolve(await estate());
    };
  });
}

function answerOf(answer: Answer | null, own: Response | null, signal: AbortSignal): Promise<Response> {
  return answer ? answer.give(own, signal) : never(signal);
}

class Visit {
  readonly #cell: Cell;
  readonly #estate: Estate;
  readonly #sessionId: string;
  readonly #deadline = performance.now() + PATIENCE_MS;
  readonly #lies: string[] = [];
  readonly #tabs: Tab[] = [];
  readonly #guests: Promise<Screen>[] = [];
  /** The storage and destination that each duplicated tab starts with. */
  readonly #copies: { kept: Kept; wanted: Destination | null }[] = [];
  #isDuplicated = false;
  #hasLeft = false;
  #paymentSession: string | null = null;

  constructor(cell: Cell, estate: Estate, sessionId: string) {
    this.#cell = cell;
    this.#estate = estate;
    this.#sessionId = sessionId;
  }

  async end(kept: Kept): Promise<Journey> {
    this.#openTab(kept, null, this.#cell.reload === 'no reload');
    try {
      const ends: Screen[] = [];
      // The tab may be duplicated during the wait, which adds a guest.
      for (const guest of this.#guests) ends.push(await guest);
      this.#look();
      return { ends, ...this.#ledger(), lies: this.#lies };
    } finally {
      for (const { page } of this.#tabs) page.die();
    }
  }

  #ledger() {
    const isOurs = (entry: { sessionId: string }) => entry.sessionId === this.#sessionId;
    const { bookings, charges } = this.#estate.state;
    return { bookings: bookings.filter(isOurs).length, charges: charges.filter(isOurs).length };
  }

  /** Compares the screen of every settled tab with the ledger. */
  #look(): void {
    const { bookings, charges } = this.#ledger();
    for (const { page } of this.#tabs) {
      if (!page.isSettled()) continue;
      const screen = screenOf(page.wiring);
      const claim = CLAIMS[screen];
      const isTrue =
        claim === 'not known' ||
        (claim === 'booked' ? bookings === 1 && charges === 1 : bookings + charges === 0);
      if (!isTrue) this.#lies.push(`${screen}, with ${bookings} bookings and ${charges} charges`);
    }
  }

  #openTab(kept: Kept, wanted: Destination | null, isReloaded: boolean): void {
    const tab: Tab = {
      ...{ kept, isAnswered: false, isReloaded, onItsWay: null },
      page: openPage(
        this.#estate,
        kept,
        wanted,
        (endpoint) => this.#interfere(tab, endpoint),
        () => {
          this.#hearKept(tab);
        },
      ),
    };
    this.#tabs.push(tab);
    const guest = this.#guest(tab);
    guest.catch(() => undefined);
    this.#guests.push(guest);
  }

  #reload(tab: Tab): void {
    this.#duplicate(tab);
    tab.isReloaded = true;
    const wanted = addressOf(tab.page);
    tab.page.die();
    tab.page = openPage(
      this.#estate,
      tab.kept,
      wanted,
      (endpoint) => this.#interfere(tab, endpoint),
      () => undefined,
    );
  }

  #copy(tab: Tab): void {
    this.#copies.push({ kept: new Map(tab.kept), wanted: addressOf(tab.page) });
  }

  /**
   * Duplicates the tab, once the payment is sent or would be: as it is now, and as it was with the frame
   * open.
   */
  #duplicate(tab: Tab): void {
    if (this.#isDuplicated || this.#cell.tabs === 'one tab') return;
    this.#isDuplicated = true;
    this.#copy(tab);
    for (const { kept, wanted } of this.#copies) this.#openTab(kept, wanted, true);
  }

  /** Reloads the page before the send: after it has stored that it sends, and before it does. */
  #hearKept(tab: Tab): void {
    const { reload, way, left } = this.#cell;
    if (tab.isReloaded || reload !== 'reload before the send' || (way === 'frame' && !left)) return;
    const record = loadPayment({ getItem: (key) => tab.kept.get(key) ?? null });
    if (record === 'unreadable' || (record?.state !== 'sending' && record?.state !== 'left')) return;
    tab.isReloaded = true;
    const { page } = tab;
    queueMicrotask(() => {
      this.#reload(tab);
    });
    page.mute();
  }

  #interfere(tab: Tab, endpoint: Parameters<Interference>[0]): ReturnType<Interference> {
    if (endpoint === this.#cell.call) return (estate, signal) => this.#answer(tab, estate, signal);
    if (endpoint !== 'stayBooking' || !tab.onItsWay) return null;
    // The earlier page's call reaches the estate once the new page has asked.
    const late = tab.onItsWay;
    tab.onItsWay = null;
    return async (estate) => {
      const answer = await estate();
      await late();
      return answer;
    };
  }

  async #answer(tab: Tab, estate: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
    const { answer, commit, reload } = this.#cell;
    this.#duplicate(tab);
    if (!tab.isReloaded && reload === 'reload while sent') {
      const own = commit === 'after the commit' ? whenAsked(tab, estate) : null;
      this.#reload(tab);
      return answerOf(answer, await own, signal);
    }
    if (!tab.isReloaded && reload === 'reload after the commit') {
      const own = await estate();
      this.#reload(tab);
      return answerOf(answer, own, signal);
    }
    if (tab.isAnswered || !answer) return estate();
    tab.isAnswered = true;
    return answerOf(answer, commit === 'after the commit' ? await estate() : null, signal);
  }

  async #guest(tab: Tab): Promise<Screen> {
    for (let screens = 0; ; screens += 1) {
      const { page } = tab;
      await page.settled();
      if (page !== tab.page) continue;
      this.#look();
      const screen = screenOf(page.wiring);
      if (screens > MOST_SCREENS || performance.now() > this.#deadline)
        throw new Error(`no way on from ${screen}`);
      if (tab.isAnswered && !tab.isReloaded && this.#cell.reload === 'reload after the answer') {
        this.#reload(tab);
      } else if (screen === 'booked' || screen === 'search') return screen;
      else await this.#act(tab, screen);
    }
  }

  async #act(tab: Tab, screen: Exclude<Screen, 'booked' | 'search'>): Promise<void> {
    const { page } = tab;
    if (screen === 'frame') await this.#payInFrame(tab);
    else if (screen === 'asking') await Promise.race([moved(page.wiring.actor), page.gone]);
    else if (screen === 'card' && this.#cell.way === 'frame')
      throw new Error('a card is asked for after the frame');
    else goOn(page, screen);
  }

  async #payInFrame(tab: Tab): Promise<void> {
    const { wiring } = tab.page;
    const { left } = this.#cell;
    const snapshot: unknown = stepOf(wiring)?.getSnapshot();
    const id = selectPaymentSession(snapshot as SnapshotFrom<typeof paymentMachine>) ?? '';
    this.#paymentSession ??= id;
    // A page that was left unpaid may open a new payment.
    if (id !== this.#paymentSession && left?.page !== 'unpaid') this.#lies.push('another payment is opened');
    if (this.#cell.tabs === 'duplicated tab' && this.#copies.length === 0) this.#copy(tab);
    const session = selectSession(wiring.actor.getSnapshot())?.id ?? '';
    const leaves = left !== null && !this.#hasLeft;
    const status = leaves && left.page === 'unpaid' ? '' : await payInFrame(this.#estate, id, session);
    if (status === null && this.#cell.tabs === 'one tab') throw new Error('the provider does not report');
    // Another tab has staged again, so this page no longer exists.
    if (status === null) leaveFrame(tab.page, 'Back');
    else if (leaves) {
      this.#hasLeft = true;
      leaveFrame(tab.page, left.by);
    } else if (!tab.isReloaded && this.#cell.reload === 'reload before the send') this.#reload(tab);
    else sendToStep(tab.page, { type: 'frame.reported', status });
  }
}
