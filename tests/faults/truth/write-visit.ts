import { selectIsBroken, selectIsUnavailable } from '../../../machines/account/account.selectors.ts';
import { tokenKey } from '../../../src/auth/token-key.ts';
import type { Estate } from '../../../demo/estate/handlers.ts';
import type { AccountWiring } from '../../../widget/wiring/account.ts';
import type { Hands } from '../account-deed.ts';
import { isQuiet, openAccount, runningIn, screenOf } from '../account-page.ts';
import { never } from '../faults.ts';
import { MEMBER, PASSWORD } from '../form-deeds.ts';
import { openEstate, openIdentity, type Interference } from '../network.ts';
import { moved } from '../until-quiet.ts';
import { loadPage, type Kept, type Page } from './page.ts';
import { LATE_MS, type WriteCell } from './write-cells.ts';
import type { Claim } from './writes.ts';

/** The course of a cell. */
export interface Course {
  /** What the screen says in the end. */
  end: Claim;
  isMade: boolean;
  /** How often the estate has made the write; 1 also for more, where it may be repeated. */
  times: number;
  /** What was said against the ledger. */
  lies: string[];
}

/** Limits of a visit: the steps in one tab, and the readings that are lost. */
const MOST_STEPS = 100;
const LOST_READINGS = 2;
/** How often a guest tries again where nothing is asked. */
const MOST_TRIES = 2;

interface Tab {
  kept: Kept;
  page: Page<AccountWiring>;
  hands: Hands;
  /** How often the estate has made what this page has sent. */
  made: number;
  isReloaded: boolean;
  /** A copy only waits for what its tab has sent. */
  isCopy: boolean;
}

/** Makes the write as the cell says, and goes on until it is made, or until nobody can tell any more. */
export function makeWrite(cell: WriteCell): Promise<Course> {
  return new WriteVisit(cell).end();
}

class WriteVisit {
  readonly #cell: WriteCell;
  readonly #estate: Estate = openEstate();
  readonly #identity = openIdentity(PASSWORD, (emailAddress) => this.#estate.issueToken(emailAddress));
  readonly #tabs: Tab[] = [];
  readonly #guests: Promise<Claim>[] = [];
  readonly #lies: string[] = [];
  #isAnswered = false;
  /** Whether the estate has made what was sent first. */
  #isFirstMade = false;
  /** Whether what was sent first is still on its way, so that nobody knows. */
  #isOnItsWay = false;
  #times = 0;
  #lostReadings = 0;
  #late: Promise<unknown> = Promise.resolve();
  /** Called when the write is sent once more. */
  #again: () => void = () => undefined;

  constructor(cell: WriteCell) {
    this.#cell = cell;
  }

  async end(): Promise<Course> {
    const { write } = this.#cell;
    const kept: Kept = new Map();
    if (write.deed.isMember) this.#logIn(kept);
    this.#openTab(kept, false);
    try {
      const [first] = this.#guests;
      if (!first) throw new Error('nobody came');
      const end = await first;
      await Promise.all([...this.#guests, this.#late]);
      this.#look();
      const times = write.mayRepeat ? Math.min(this.#times, 1) : this.#times;
      return { end, isMade: write.isMade(this.#estate), times, lies: this.#lies };
    } finally {
      for (const { page } of this.#tabs) page.die();
    }
  }

  #logIn(kept: Kept): void {
    const token = this.#estate.issueToken(MEMBER);
    kept.set(tokenKey(this.#identity.settings), JSON.stringify({ access_token: token }));
  }

  #openTab(kept: Kept, isCopy: boolean): void {
    const tab: Tab = { ...{ kept, isCopy, made: 0, isReloaded: false }, ...this.#load(kept, () => tab) };
    this.#tabs.push(tab);
    const guest = this.#guest(tab);
    guest.catch(() => undefined);
    this.#guests.push(guest);
  }

  #load(kept: Kept, tab: () => Tab): Pick<Tab, 'page' | 'hands'> {
    const done = new Set<string>();
    const page = loadPage({
      ...{ estate: this.#estate, kept, elsewhere: this.#identity.answer },
      interfere: (endpoint) => this.#interfere(tab(), endpoint),
      onKept: () => undefined,
      start: (storage) => openAccount(storage, this.#identity.settings, this.#cell.write.deed.route),
      isQuiet: (wiring) => isQuiet(wiring, false),
    });
    const once = (what: string) => !done.has(what) && Boolean(done.add(what));
    return { page, hands: { vault: page.wiring.vault, estate: this.#estate, once } };
  }

  #reload(tab: Tab): void {
    tab.page.die();
    Object.assign(
      tab,
      { made: 0 },
      this.#load(tab.kept, () => tab),
    );
  }

  /** What the tab's screen says; null while it cannot be read. */
  #claimOf({ page }: Tab): Claim | null {
    if (!page.isSettled()) return null;
    const { write } = this.#cell;
    const { route } = page.wiring.actor.getSnapshot().context;
    if (route.screen === 'login') {
      return write.leadsTo !== null && route.note === write.leadsTo ? 'made' : 'nothing';
    }
    const screen = screenOf(page.wiring);
    return screen === null || route.screen !== write.deed.route.screen ? 'nothing' : write.says(screen);
  }

  /** Compares what every tab says with the ledger. */
  #look(): void {
    const { write } = this.#cell;
    for (const tab of this.#tabs) {
      const claim = this.#claimOf(tab);
      const isMade = write.isMade(this.#estate);
      // What another tab has sent later, or an earlier page, is nothing that this page can know.
      const own = tab.isCopy ? this.#isFirstMade : tab.made > 0;
      const isOrWillBe = (tab.isCopy ? own : isMade) || this.#isOnItsWay;
      const isTrue = claim === 'not made' ? !(write.isTold ? isOrWillBe : own) : isMade;
      const isFalse = (claim === 'made' || claim === 'not made') && !isTrue;
      if (isFalse) this.#lies.push(`'${claim ?? ''}', made ${this.#times} times`);
    }
  }

  #interfere(tab: Tab, endpoint: Parameters<Interference>[0]): ReturnType<Interference> {
    const { write, beside } = this.#cell;
    if (endpoint === write.call)
      return (estate, signal) => this.#answer(tab, this.#counted(tab, estate), signal);
    const isLost =
      (endpoint === 'stayBooking' || endpoint === 'findStay') &&
      beside === 'two readings lost' &&
      this.#isAnswered &&
      this.#lostReadings < LOST_READINGS;
    if (!isLost) return null;
    this.#lostReadings += 1;
    return (_, signal) => never(signal);
  }

  #counted(tab: Tab, estate: () => Promise<Response>): () => Promise<Response> {
    const { page } = tab;
    return async () => {
      const answer = await estate();
      if (answer.ok) this.#times += 1;
      if (answer.ok && page === tab.page) tab.made += 1;
      return answer;
    };
  }

  async #answer(tab: Tab, estate: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
    const { write, answer, commit, beside } = this.#cell;
    if (this.#isAnswered) {
      const given = await estate();
      this.#again();
      return given;
    }
    this.#isAnswered = true;
    if (beside === 'a duplicated tab') this.#openTab(new Map(tab.kept), true);
    const first = async () => {
      const answer = await estate();
      this.#isFirstMade = answer.ok;
      this.#isOnItsWay = false;
      return answer;
    };
    const own = commit === 'made' ? await first() : null;
    if (beside === 'reload while sent') {
      this.#reload(tab);
      return never(signal);
    }
    if (commit === 'made later') {
      this.#isOnItsWay = true;
      // What no reading tells is pressed again at once, and then made after that.
      const isAfterNext = !write.isTold && answer.name !== 'timeout';
      this.#late = new Promise<void>((resolve) => {
        if (isAfterNext) this.#again = resolve;
        else setTimeout(resolve, LATE_MS);
      }).then(first);
    }
    return answer.give(own, signal);
  }

  async #guest(tab: Tab): Promise<Claim> {
    const { beside } = this.#cell;
    let unsolved = 0;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const { page } = tab;
      await page.settled();
      if (page !== tab.page) continue;
      this.#look();
      const claim = this.#claimOf(tab) ?? 'nothing';
      if (this.#isAnswered && beside === 'reload after the answer' && !tab.isReloaded) {
        tab.isReloaded = true;
        this.#reload(tab);
        continue;
      }
      if (claim === 'made') return claim;
      if (claim === 'not made' && tab.isCopy && !this.#isAskedIn(tab)) {
        page.die();
        return claim;
      }
      if (claim !== 'nothing' && !this.#cell.write.isTold) unsolved += 1;
      if (unsolved > MOST_TRIES) return claim;
      await this.#act(tab, claim);
    }
    throw new Error('no way on');
  }

  #isAskedIn({ page }: Tab): boolean {
    const screen = screenOf(page.wiring);
    return screen !== null && runningIn(screen).some(({ id }) => id === 'outcome');
  }

  async #act(tab: Tab, claim: Claim): Promise<void> {
    const { deed } = this.#cell.write;
    const { page, hands } = tab;
    const { actor } = page.wiring;
    const account = actor.getSnapshot();
    if (selectIsBroken(account)) throw new Error('a chart of the account is broken');
    if (account.context.route.screen !== deed.route.screen) {
      this.#logIn(tab.kept);
      this.#reload(tab);
      return;
    }
    const screen = screenOf(page.wiring);
    const stuck =
      screen && runningIn(screen).find((each) => each.getSnapshot().can({ type: 'load.retried' }));
    if (screen === null || selectIsUnavailable(account)) page.run(() => actor.send({ type: 'load.retried' }));
    else if (stuck) page.run(() => stuck.send({ type: 'load.retried' }));
    else if (claim === 'not known' && this.#isAskedIn(tab)) await Promise.race([moved(actor), page.gone]);
    else {
      page.run(() => {
        deed.act(screen, hands);
        const isInModal = runningIn(screen).some((each) => each.getSnapshot().hasTag('modal'));
        if (this.#cell.beside === 'pressed twice' && !isInModal) deed.act(screen, hands);
      });
    }
  }
}
