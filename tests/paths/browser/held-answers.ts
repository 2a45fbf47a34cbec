import type { Page, Request, Route } from '@playwright/test';

/** How a held call is settled. */
export type Settling = (route: Route) => Promise<void>;

const ORIGIN = { 'access-control-allow-origin': '*' };

/** The estate's own answer, as the scenarios of that name change it. */
export const answerAsEstate =
  (scenario?: string): Settling =>
  (route) => {
    const headers = route.request().headers();
    return route.continue(scenario ? { headers: { ...headers, 'x-estate-scenario': scenario } } : {});
  };
/** No connection. */
export const cutOff: Settling = (route) => route.abort('internetdisconnected');
/** An answer that says no. */
export const refuse =
  (status: number, json: unknown = { Message: 'The test says no.' }): Settling =>
  (route) =>
    route.fulfill({ status, headers: ORIGIN, json });
export const answerWith =
  (json: unknown): Settling =>
  (route) =>
    route.fulfill({ headers: ORIGIN, json });

/** A call by its name, and whether it waits. */
export interface NamedCall {
  name: string;
  isHeld: boolean;
}

/** Calls of a page that wait for the step that settles them; every other call goes through. */
export class HeldAnswers {
  #waiting: { name: string; route: Route }[] = [];
  /** How calls are settled that come while a step is taken, such as repeats. */
  readonly #settlings = new Map<string, Settling>();
  /** What is held no more. */
  readonly #free = new Set<string>();
  readonly #nameOf: (request: Request) => NamedCall | null;

  constructor(nameOf: (request: Request) => NamedCall | null) {
    this.#nameOf = nameOf;
  }

  async watch(page: Page): Promise<void> {
    await page.route(
      () => true,
      async (route) => {
        const call = this.#nameOf(route.request());
        if (call === null) return route.continue();
        const settling = this.#settlings.get(call.name);
        if (settling || !call.isHeld || this.#free.has(call.name))
          return settle(route, settling ?? answerAsEstate());
        this.#waiting.push({ name: call.name, route });
      },
    );
  }

  /** Settles what waits by this name, and what comes by it until the step is over. */
  async settle(name: string, settling: Settling): Promise<void> {
    this.#settlings.set(name, settling);
    await this.settleOnce(name, settling);
  }

  /** The same; a later call by this name is another matter, and goes through. */
  async settleLast(name: string, settling: Settling): Promise<void> {
    await this.settle(name, settling);
    this.#free.add(name);
  }

  /** Settles what waits by this name. */
  async settleOnce(name: string, settling: Settling): Promise<void> {
    const found = this.#waiting.filter((one) => one.name === name);
    this.#waiting = this.#waiting.filter((one) => one.name !== name);
    for (const { route } of found) await settle(route, settling);
  }

  /** The step is over: calls wait again. */
  endStep(): void {
    this.#settlings.clear();
  }
}

/** A page that has given the call up does not mind. */
async function settle(route: Route, settling: Settling): Promise<void> {
  await settling(route).catch(() => undefined);
}
