import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { AccountRoute } from '../../machines/account/account.contract.ts';
import { selectIsBusy, selectIsUnavailable, selectScreen } from '../../machines/account/account.selectors.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { tokenKey } from '../../src/auth/held-tokens.ts';
import { NO_SETTINGS } from '../../widget/element/settings.ts';
import { startAccount, waitForAccountScreen, type AccountWiring } from '../../widget/wiring/account.ts';
import { type LazyStepRef } from '../../widget/wiring/lazy-step.ts';
import { emptyStorage, fakePage } from './fake-page.ts';
import { FAULTS, type Fault } from './faults.ts';
import { API, openNetwork, SITE } from './network.ts';

/** Tabs with the same identity provider tell each other of a logout, so each visit has one of its own. */
let visitors = 0;
const MEMBER = 'rosalind.hart@example.com';

interface Visit {
  /** What the member saw in the end, when the call was answered again. */
  end: string;
  /** Whether something else was seen before. */
  told: boolean;
  asked: number;
}

function isLoading(screen: AnyMachineSnapshot): boolean {
  return screen.hasTag('busy') || screen.matches('loading');
}

async function settled({ actor }: AccountWiring): Promise<AnyMachineSnapshot | null> {
  const until = Date.now() + 60_000;
  for (;;) {
    if (!selectIsBusy(actor.getSnapshot())) {
      await waitForAccountScreen(actor);
      const screen = selectScreen(actor.getSnapshot());
      if (!screen) return null;
      const step = (screen as LazyStepRef).getSnapshot().context.step;
      const snapshot = step?.getSnapshot() as AnyMachineSnapshot | undefined;
      if (snapshot && !isLoading(snapshot)) return snapshot;
    }
    if (Date.now() > until) throw new Error('never ends');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function visit(
  route: AccountRoute,
  at: EndpointName | null,
  fault: Pick<Fault, 'answer'> | null,
  hear: (call: EndpointName) => void = () => undefined,
): Promise<Visit> {
  const identity = { authority: `https://id${visitors++}.estate.test`, clientId: 'web', scope: 'openid' };
  const seen = { asked: 0, told: false };
  const { estate, run } = openNetwork((endpoint) => {
    if (endpoint) hear(endpoint);
    if (endpoint !== at || fault === null || seen.told) return null;
    seen.asked += 1;
    return fault.answer;
  });
  const storage = emptyStorage();
  storage.setItem(tokenKey(identity), JSON.stringify({ access_token: estate.issueToken(MEMBER) }));
  return run(async () => {
    const wiring = startAccount({
      page: fakePage(storage),
      attributes: {
        host: API,
        site: `${SITE}/cms`,
        brand: 'The Estate',
        allowsFramedPayment: false,
        identity,
      },
      settings: NO_SETTINGS,
      route,
      warn: (message) => {
        throw new Error(message);
      },
    });
    for (let tries = 0; tries < 3; tries += 1) {
      const screen = await settled(wiring);
      const account = wiring.actor.getSnapshot();
      if (selectIsUnavailable(account)) {
        seen.told = true;
        wiring.actor.send({ type: 'load.retried' });
        continue;
      }
      if (screen?.can({ type: 'load.retried' })) {
        seen.told = true;
        const step = (selectScreen(account) as LazyStepRef).getSnapshot().context.step;
        step?.send({ type: 'load.retried' });
        continue;
      }
      const end = account.context.route.screen;
      wiring.stop();
      return { end, ...seen };
    }
    throw new Error('goes round in circles');
  });
}

/** B §2.7–2.18: the calls that a screen needs before it is there; the member's own are the same for all of them. */
const OWN: Partial<Record<AccountRoute['screen'], EndpointName[]>> = {
  stayBookings: ['stayBookings'],
  spaBookings: ['spaBookings'],
  details: [],
  preferences: ['addressBooks'],
  changePassword: [],
};
const ROUTES = (Object.keys(OWN) as ('details' | 'preferences')[]).map((screen): AccountRoute => ({
  screen,
}));
const COMMON: readonly EndpointName[] = ['validateSignIn', 'profile', 'accountConfiguration'];
const callsOf = ({ screen }: AccountRoute) => [...COMMON, ...(OWN[screen] ?? [])];

/** Nobody is let in whose sign-in was not confirmed; nothing is read of that answer, so that an empty one will do. */
function expected(route: AccountRoute, call: EndpointName, { name, reads }: Fault): Visit {
  // Once more without the token, which could not be renewed.
  if (name === '401') return { end: 'login', told: false, asked: 2 };
  const isCheck = call === 'validateSignIn';
  const isRead = isCheck && name === 'empty body';
  return { end: isCheck && !isRead ? 'login' : route.screen, told: !isCheck, asked: reads };
}

const cells = ROUTES.flatMap((route) =>
  callsOf(route).flatMap((call) =>
    FAULTS.map((fault) => ({ title: `${route.screen}: ${call} × ${fault.name}`, route, call, fault })),
  ),
);
const visits = new Map<string, Visit | Error>();

beforeAll(async () => {
  await Promise.all(
    cells.map(async ({ title, route, call, fault }) => {
      visits.set(title, await visit(route, call, fault).catch((error: unknown) => error as Error));
    }),
  );
}, 300_000);

test.each(ROUTES)('B §2.7 $screen makes these calls before it is there', async (route) => {
  const calls: EndpointName[] = [];
  expect(await visit(route, null, null, (call) => calls.push(call))).toEqual({
    end: route.screen,
    told: false,
    asked: 0,
  });
  expect([...new Set(calls)].sort()).toEqual(callsOf(route).sort());
});

describe('T14, T22, T24 whatever call of the account fails: the member is told and can try again, or logs in', () => {
  for (const { title, route, call, fault } of cells) {
    test(title, () => {
      expect(visits.get(title)).toEqual(expected(route, call, fault));
    });
  }
});
