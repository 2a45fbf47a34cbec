import { isDeepStrictEqual } from 'node:util';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import {
  selectIsBroken,
  selectIsUnavailable,
  selectScreen,
} from '../../machines/account/account.selectors.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { NO_SETTINGS } from '../../widget/page/settings.ts';
import { startAccount, type AccountWiring } from '../../widget/wiring/account.ts';
import type { LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';
import type { Deed, Hands } from './account-deed.ts';
import { emptyStorage, fakePage } from './fake-page.ts';
import type { Fault } from './faults.ts';
import { MEMBER, PASSWORD } from './form-deeds.ts';
import { openIdentity } from './identity.ts';
import { API, openNetwork, SITE } from './network.ts';
import { untilQuiet } from './until-quiet.ts';

/** How a deed went whose call met a fault until somebody was told, or until it was answered all the same. */
export interface Visit {
  /** 'done', the screen that it led to, or 'told again' where a second try came to nothing either. */
  end: string;
  /** What was told, the first time. */
  told: string | null;
  /** How often the call was asked for before anybody was told. */
  asked: number;
  /** With bad news, what was typed or chosen is there as it was. */
  isKept: boolean;
}

/** More acts than this and the visit goes round in circles. */
const PATIENCE = 40;

/** Does a deed; the call `at` meets the fault, for which `hear` gives each call's name. */
export async function visit(
  deed: Deed,
  isAt: (call: EndpointName) => boolean,
  fault: Pick<Fault, 'answer'> | null,
): Promise<Visit> {
  const seen = { told: null as string | null, asked: 0, isKept: true };
  const identity = openIdentity(PASSWORD, (emailAddress) => network.estate.issueToken(emailAddress));
  let wiring: AccountWiring | null = null;
  const hasLeft = () => wiring?.actor.getSnapshot().context.route.screen !== deed.route.screen;
  const network = openNetwork((endpoint) => {
    if (wiring && hasLeft()) return null;
    if (endpoint === null || !isAt(endpoint) || fault === null || seen.told !== null) return null;
    seen.asked += 1;
    return fault.answer;
  }, identity.answer);
  const storage = emptyStorage();
  if (deed.isMember) {
    const token = network.estate.issueToken(MEMBER);
    storage.setItem(tokenKey(identity.settings), JSON.stringify({ access_token: token }));
  }
  return network.run(async () => {
    wiring = startAccount({
      page: fakePage(storage),
      attributes: {
        host: API,
        site: `${SITE}/cms`,
        brand: 'The Estate',
        allowsFramedPayment: false,
        isShort: false,
        asksLeadOnly: false,
        identity: identity.settings,
      },
      settings: NO_SETTINGS,
      texts: { caughtUp: () => Promise.resolve(), useCurrency: () => undefined },
      language: () => null,
      route: deed.route,
      warn: (message) => {
        throw new Error(message);
      },
    });
    const done = new Set<string>();
    const hands: Hands = {
      vault: wiring.vault,
      estate: network.estate,
      once: (what) => !done.has(what) && Boolean(done.add(what)),
    };
    const end = await doToTheEnd(deed, wiring, hands, seen);
    wiring.stop();
    return { ...seen, end };
  });
}

async function doToTheEnd(
  deed: Deed,
  wiring: AccountWiring,
  hands: Hands,
  seen: Omit<Visit, 'end' | 'asked'>,
): Promise<string> {
  const { actor } = wiring;
  const typed: { value: unknown } = { value: undefined };
  let problems = 0;
  const hear = (news: string) => {
    problems += 1;
    seen.told ??= news;
  };
  for (let act = 0; act < PATIENCE; act += 1) {
    await untilQuiet(actor, () => isQuiet(wiring));
    const account = actor.getSnapshot();
    if (selectIsBroken(account)) throw new Error('a chart broke');
    const { route } = account.context;
    if (route.screen !== deed.route.screen) return route.screen;
    const screen = screenOf(wiring);
    if (selectIsUnavailable(account) || screen === null) {
      hear('cannot load');
      actor.send({ type: 'load.retried' });
      continue;
    }
    const stuck = runningIn(screen).find((each) => each.getSnapshot().can({ type: 'load.retried' }));
    if (stuck) {
      hear('cannot load');
      stuck.send({ type: 'load.retried' });
      continue;
    }
    if (deed.isDone?.(screen)) return 'done';
    const problem = deed.problem?.(screen, hands) ?? null;
    if (problem !== null) {
      hear(problem);
      seen.isKept &&= isDeepStrictEqual(deed.typed?.(screen), typed.value);
      if (problems > 1) return 'told again';
    }
    deed.act(screen, hands);
    typed.value = deed.typed?.(screen);
  }
  throw new Error('goes round in circles');
}

/** The open screen, once its code is there. */
function screenOf({ actor }: AccountWiring): AnyActorRef | null {
  const holder = selectScreen(actor.getSnapshot());
  return holder ? (holder.getSnapshot() as LazyStepSnapshot).context.step : null;
}

/** Nothing is under way: what is on the screen can be read. */
function isQuiet(wiring: AccountWiring): boolean {
  const account = wiring.actor.getSnapshot();
  if (selectIsUnavailable(account) || selectIsBroken(account)) return true;
  const screen = screenOf(wiring);
  if (account.hasTag('busy') || screen === null) return false;
  return !runningIn(screen).some((each) => isUnderWay(each.getSnapshot()));
}

type Running = Omit<AnyActorRef, 'getSnapshot'> & { getSnapshot: () => AnyMachineSnapshot };

/** An actor with every chart that runs in it. */
function runningIn(actor: AnyActorRef): Running[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!('hasTag' in snapshot)) return [];
  return [actor, ...Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap(runningIn)];
}

function isUnderWay(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('busy') || /"(loading|finding)"/.test(JSON.stringify(snapshot.value));
}
