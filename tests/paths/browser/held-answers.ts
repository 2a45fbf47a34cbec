import type { Page, Request, Route } from '@playwright/test';

/** Settles a held call. */
export type Settling = (route: Route) => Promise<void>;

const ORIGIN = { 'access-control-allow-origin': '*' };

/** The estate's own answer, in these scenarios. */
export const answerAsEstate =
  (scenario?: string): Settling =>
  (route) => {
    const headers = route.request().headers();
    return route.continue(scenario ? { headers: { ...headers, 'x-estate-scenario': scenario } } : {});
  };
/** Fails without a connection. */
export const cutOff: Settling = (route) => route.abort('internetdisconnected');
/** Refuses with this status. */
export const refuse =
  (status: number, json: unknown = { Message: 'The test says no.' }): Settling =>
  (route) =>
    route.fulfill({ status, headers: ORIGIN, json });
export const answerWith =
  (json: unknown): Settling =>
  (route) =>
    route.fulfill({ headers: ORIGIN, json });

/** The name of a call, and whether it is held. */
export interface NamedCall {
  name: string;
  isHeld: boolean;
}

/** Holds the calls of a page until a step settles them. All other calls go through. */
export class HeldAnswers {
  #waiting: { name: string; route: Route }[] = [];
  /** How to settle calls made during a step, such as repeats. */
  readonly #settlings = new Map<string, Settling>();
  /** How to settle the next call of a name, where none was held yet. */
  readonly #next = new Map<string, Settling>();
  /** Names of calls that are no longer held. */
  readonly #free = new Set<string>();
  readonly #nameOf: (request: Request) => NamedCall | null;

  constructor(nameOf: (request: Request) => NamedCall | null) {
    this.#nameOf = nameOf;
  }

  async watch(page: Page): Promise<void> {
    // A call that the page gives up waits for no step.
    page.on('requestfailed', (request) => {
      this.#waiting = this.#waiting.filter(({ route }) => route.request() !== request);
    });
    await page.route(
      () => true,
      async (route) => {
        const call = this.#nameOf(route.request());
        if (call === null) return route.continue();
        const settling = this.#settlings.get(call.name) ?? this.#next.get(call.name);
        this.#next.delete(call.name);
        if (settling || !call.isHeld || this.#free.has(call.name))
          return settle(route, settling ?? answerAsEstate());
        this.#waiting.push({ name: call.name, route });
      },
    );
  }

  /** Settles the held calls of this name, and further ones until the end of the step. */
  async settle(name: string, settling: Settling): Promise<void> {
    this.#settlings.set(name, settling);
    await this.#settleHeld(name, settling);
  }

  /** Settles them likewise, and lets all later calls of this name through. */
  async settleLast(name: string, settling: Settling): Promise<void> {
    await this.settle(name, settling);
    this.#free.add(name);
  }

  /** Settles the held calls of this name. Where none is held yet, settles the next one of the step. */
  async settleOnce(name: string, settling: Settling): Promise<void> {
    if (this.#waiting.some((one) => one.name === name)) await this.#settleHeld(name, settling);
    else this.#next.set(name, settling);
  }

  async #settleHeld(name: string, settling: Settling): Promise<void> {
    const found = this.#waiting.filter((one) => one.name === name);
    this.#waiting = this.#waiting.filter((one) => one.name !== name);
    for (const { route } of found) await settle(route, settling);
  }

  /** Ends the step: calls are held again. */
  endStep(): void {
    this.#settlings.clear();
    this.#next.clear();
  }
}

/** Settles a call; a page that has aborted it may ignore that. */
async function settle(route: Route, settling: Settling): Promise<void> {
  await settling(route).catch(() => undefined);
}
