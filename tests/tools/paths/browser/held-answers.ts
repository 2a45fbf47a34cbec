import type { Page, Request, Route } from '@playwright/test';

/** Settles a held call. */
export type Settling = (route: Route) => Promise<void>;

const ORIGIN = { 'access-control-allow-origin': '*' };

/** The estate's own answer, in this scenario. */
export const answerAsEstate =
  (scenario?: string): Settling =>
  (route) => {
    const headers = route.request().headers();
    return route.continue(scenario ? { headers: { ...headers, 'x-estate-scenario': scenario } } : {});
  };
/** Fails without a connection. */
export const cutOff: Settling = (route) => route.abort('internetdisconnected');
export const answer =
  (json: unknown, status = 200): Settling =>
  (route) =>
    route.fulfill({ status, headers: ORIGIN, json });
/** Refuses with this status. */
export const refuse = (status: number): Settling => answer({ Message: 'The test says no.' }, status);

/** The calls of the root's own ports, and the one that it can make fail. All others go through. */
const CALLS: readonly [RegExp, string][] = [
  [/^GET .*\/api\/stay\/getConfiguration$/, 'loadConfiguration'],
  [/^GET \/api\/account\/session$/, 'restoreSignIn'],
  [/^POST \/api\/session\/begin\/stay$/, 'beginSession'],
  [/^GET \/api\/session\/(?!known-user)[^/]+$/, 'checkSession'],
  [/^POST \/api\/stay\/[^/]+\/availability$/, 'searchAvailability'],
  [/^POST \/api\/stay\/ignore$/, 'ignoreBooking'],
  [/^POST \/api\/stay\/[^/]+\/booking\/complete$/, 'complete'],
  [/^GET \/api\/stay\/retrieve\//, 'findBooking'],
  [/^POST \/api\/stay\/[^/]+\/booking\/stage$/, 'stage'],
  [/^POST \/api\/stay\/keep-alive$/, 'keepAlive'],
];

/** Holds the calls of a page until a step settles them. */
export class HeldAnswers {
  #waiting: { name: string; route: Route }[] = [];
  /** How to settle calls made during a step, such as repeats. */
  readonly #settlings = new Map<string, Settling>();
  /** Names of calls that are not held. */
  readonly #free = new Set(['keepAlive']);

  async watch(page: Page): Promise<void> {
    // A call that the page gives up waits for no step.
    page.on('requestfailed', (request) => {
      this.#waiting = this.#waiting.filter(({ route }) => route.request() !== request);
    });
    await page.route(
      () => true,
      async (route) => {
        const name = nameOf(route.request());
        if (name === null) return route.continue();
        const settling = this.#settlings.get(name);
        if (settling || this.#free.has(name)) return settle(route, settling ?? answerAsEstate());
        this.#waiting.push({ name, route });
      },
    );
  }

  /** Settles the held calls of this name, and further ones until the end of the step, or from now on. */
  async settle(name: string, settling: Settling, isLast = false): Promise<void> {
    this.#settlings.set(name, settling);
    if (isLast) this.#free.add(name);
    const found = this.#waiting.filter((one) => one.name === name);
    this.#waiting = this.#waiting.filter((one) => one.name !== name);
    for (const { route } of found) await settle(route, settling);
  }

  /** Ends the step: calls are held again. */
  endStep(): void {
    this.#settlings.clear();
  }
}

function nameOf(request: Request): string | null {
  const call = `${request.method()} ${new URL(request.url()).pathname}`;
  return CALLS.find(([pattern]) => pattern.test(call))?.[1] ?? null;
}

/** Settles a call; a page that has aborted it may ignore that. */
async function settle(route: Route, settling: Settling): Promise<void> {
  await settling(route).catch(() => undefined);
}
