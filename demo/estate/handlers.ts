import { http, type RequestHandler } from 'msw';
import { adminPage } from './admin.ts';
import type { Call, Route } from './call.ts';
import { findRoute, type FoundRoute } from './find-route.ts';
import { inWordsOf } from './hotels/hotel.ts';
import { HOTELS } from './hotels/hotels.ts';
import { Refusal } from './refusal.ts';
import { accountRoutes, lookupRoutes } from './routes/account-routes.ts';
import { sessionRoutes, paymentRoutes, bookingRoutes } from './routes/booking-routes.ts';
import { golfAndTableRoutes } from './routes/golf-and-table-routes.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { spaRoutes } from './routes/spa-routes.ts';
import { stayRoutes } from './routes/stay-routes.ts';
import { findAccount } from './rules/accounts.ts';
import { record } from './rules/ledger.ts';
import { createState, type KeptState, type State } from './rules/state.ts';
import { scenarioNames, scenarioOf, type ScenarioName } from './scenarios.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { MemberRecord, World } from './world/types.ts';
import { createWorld } from './world/world.ts';

export interface EstateOptions {
  /** The same seed and day give the same world. */
  seed?: number;
  /** 'YYYY-MM-DD'; the date in London when not given. */
  today?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Scenarios that are always on, e.g. 'slow,frame'; see scenarios.ts. */
  scenario?: string;
  /** Gives the world at the start and at each reset, in place of the one from `seed` and `today`. */
  world?: () => World;
  /** The state of an earlier run, with which the estate goes on until a reset. */
  kept?: KeptState | undefined;
  /** Faults on top of the scenarios, asked for at each call. */
  faults?: () => readonly Scenario[];
  /** The origins of the API and the site. */
  origins?: { api: string; site: string };
  /** The member's id behind a bearer token that the estate did not issue itself, else null. */
  memberOfToken?: (token: string) => Promise<string | null>;
  /** Waits for a slow scenario. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface Estate {
  /** The current state; a new object after reset(). */
  readonly state: State;
  /** Handlers for msw's setupServer or setupWorker. */
  handlers: () => RequestHandler[];
  /**
   * Answers one request of either origin. The prefix /h/<cms>/ of its path names the hotel; the prefix /s/<names>/ or a
   * header turns on scenarios.
   */
  handle: (request: Request) => Promise<Response>;
  /** A bearer token for a member, without the identity provider. Throws for an unknown e-mail address. */
  issueToken: (emailAddress: string) => string;
  reset: () => void;
}

export const SCENARIO_HEADER = 'x-estate-scenario';
const HOTEL_HEADER = 'x-estate-hotel';
/** Set by the server itself, over whatever the request says. */
export const CALLER_HEADER = 'x-estate-caller';

const DEFAULT_ORIGINS = { api: 'https://api.estate.test', site: 'https://estate.test' };

/** Literal paths stand before paths with parts: api/spa/activities before api/spa/:id. */
const ROUTES: Route[] = [
  ...siteRoutes,
  ...sessionRoutes,
  ...bookingRoutes,
  ...stayRoutes,
  ...golfAndTableRoutes,
  ...spaRoutes,
  ...accountRoutes,
  ...lookupRoutes,
  ...paymentRoutes,
];

/** The simulated estate: one world, its rules, and msw handlers for all calls of A §7 and B §7. */
export function createEstate(options: EstateOptions = {}): Estate {
  const origins = options.origins ?? DEFAULT_ORIGINS;
  const wait = options.wait ?? pause;
  const now = options.now ?? Date.now;
  const openWorld =
    options.world ??
    (() =>
      createWorld({
        ...(options.seed === undefined ? {} : { seed: options.seed }),
        ...(options.today === undefined ? {} : { today: options.today }),
      }));
  const open = (): State => createState(openWorld(), now);
  let state = options.kept ? { ...options.kept, now } : open();
  let reads = 0;
  const tokens = new Map<string, string>();

  async function memberOf(request: Request): Promise<MemberRecord | null> {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return null;
    const id = tokens.get(token) ?? (await options.memberOfToken?.(token)) ?? null;
    return state.accounts.find((account) => account.id === id) ?? null;
  }

  async function respond(
    { route, params }: FoundRoute,
    request: Request,
    scenarios: readonly ScenarioName[],
    body: unknown,
  ): Promise<Response> {
    const on: Scenario[] = [...scenarios.map(scenarioOf), ...(options.faults?.() ?? [])];
    const delay = on.reduce((sum, { delayMs }) => sum + (delayMs?.(route) ?? 0), 0);
    if (delay > 0) await wait(delay);
    if (route.isRead) reads += 1;
    const path = pathOf(request);
    const before = state.ledger.filter((entry) => entry.path === path).length;
    const instead = on
      .map((scenario) => scenario.instead?.(route, { reads, before }) ?? null)
      .find((one) => one !== null);
    if (instead) return instead;
    const call: Call = {
      state,
      params,
      query: new URL(request.url).searchParams,
      body,
      member: await memberOf(request),
      scenarios,
      acceptLanguage: request.headers.get('accept-language'),
      caller: request.headers.get(CALLER_HEADER) ?? '',
      hotel: HOTELS[request.headers.get(HOTEL_HEADER) ?? ''],
      siteOrigin: origins.site,
    };
    const given: unknown = await route.answer(call);
    const answer = given instanceof Response ? given : Response.json(inWordsOf(call.hotel, given ?? {}));
    const other = on
      .map((scenario) => scenario.afterwards?.(route, answer) ?? null)
      .find((one) => one !== null);
    return other ?? answer;
  }

  async function answerRoute(found: FoundRoute, request: Request): Promise<Response> {
    const scenarios = [
      ...scenarioNames(options.scenario),
      ...scenarioNames(request.headers.get(SCENARIO_HEADER)),
    ];
    const { value, isBroken } = await readBody(request);
    const response = isBroken
      ? refusalResponse(new Refusal(400, 'The body is not JSON.', ''))
      : await respond(found, request, scenarios, value).catch(refusalResponse);
    const path = pathOf(request);
    record(state, { method: request.method, path, body: value, status: response.status, scenarios });
    return response;
  }

  function reset(): void {
    state = open();
    reads = 0;
    tokens.clear();
  }

  async function handle(request: Request): Promise<Response> {
    const ofHotel = withoutPrefix(request, /^\/h\/([\w-]+)(\/.*)$/, HOTEL_HEADER);
    const plain = withoutPrefix(ofHotel, /^\/s\/([\w,-]+)(\/.*)$/, SCENARIO_HEADER);
    const path = new URL(plain.url).pathname;
    if (path === '/__estate/reset' && plain.method === 'POST') {
      reset();
      return Response.json({});
    }
    const page = adminPage(state, path);
    if (page) return page;
    const { origin } = new URL(plain.url);
    const ours = ROUTES.filter(({ base }) => origin === (base === 'host' ? origins.api : origins.site));
    const found = findRoute(ours, plain.method, path);
    if (found) return answerRoute(found, plain);
    record(state, { method: plain.method, path, body: undefined, status: 404, scenarios: [] });
    return Response.json({ Message: `There is no call ${plain.method} ${path}.` }, { status: 404 });
  }

  return {
    get state() {
      return state;
    },
    handlers: () =>
      [origins.api, origins.site].map((origin) => http.all(`${origin}/*`, ({ request }) => handle(request))),
    handle,
    issueToken(emailAddress) {
      const account = findAccount(state, emailAddress);
      if (!account) throw new Error(`No account of ${emailAddress}`);
      const token = crypto.randomUUID();
      tokens.set(token, account.id);
      return token;
    },
    reset,
  };
}

/** The request without a prefix of its path, such as /s/<scenarios>/. The prefix's names move into a header. */
function withoutPrefix(request: Request, prefix: RegExp, header: string): Request {
  const url = new URL(request.url);
  const [, names, path] = prefix.exec(url.pathname) ?? [];
  if (names === undefined || path === undefined) return request;
  url.pathname = path;
  const plain = new Request(url, request);
  const already = request.headers.get(header);
  plain.headers.set(header, already === null ? names : `${already},${names}`);
  return plain;
}

/** Path and query, in the ledger's form. */
function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

function refusalResponse(error: unknown): Response {
  if (error instanceof Refusal) {
    const { status, message, field, retryAfter } = error;
    const headers = retryAfter === null ? undefined : { 'retry-after': String(retryAfter) };
    const body = field === null ? { Message: message } : { Message: message, field };
    return Response.json(body, { status, ...(headers ? { headers } : {}) });
  }
  const message = error instanceof Error ? error.message : 'unknown';
  return Response.json({ Message: `The estate is out of order: ${message}` }, { status: 500 });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The body of a request: JSON, form fields as an object, or undefined where it is empty. */
async function readBody(request: Request): Promise<{ value: unknown; isBroken: boolean }> {
  const text = await request.text();
  if (text === '') return { value: undefined, isBroken: false };
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { value: Object.fromEntries(new URLSearchParams(text)), isBroken: false };
  }
  try {
    return { value: JSON.parse(text) as unknown, isBroken: false };
  } catch {
    return { value: undefined, isBroken: true };
  }
}
