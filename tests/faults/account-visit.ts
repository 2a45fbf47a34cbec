import { isDeepStrictEqual } from 'node:util';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import {
  selectIsBroken,
  selectIsUnavailable,
  selectScreen,
} from '../../machines/account/account.selectors.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { startAccount, type AccountWiring } from '../../widget/wiring/account.ts';
import type { LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';
import type { Deed, Hands } from './account-deed.ts';
import { emptyStorage, fakePage } from './fake-page.ts';
import type { Fault } from './faults.ts';
import { ELEMENT } from './element.ts';
import { MEMBER, PASSWORD } from './form-deeds.ts';
import { openIdentity } from './identity.ts';
import { openNetwork } from './network.ts';
import { untilQuiet } from './until-quiet.ts';

/**
 * The course of a deed one of whose calls meets the fault until the screen shows a problem or the call
 * succeeds.
 */
export interface Visit {
  /** 'done', the screen that the deed leads to, or 'told again' where the second try fails too. */
  end: string;
  /** The first problem shown. */
  told: string | null;
  /** The number of requests for the call up to the first problem. */
  asked: number;
  /** Whether the input was still there after each problem. */
  isKept: boolean;
}

/** The number of steps after which a visit counts as endless. */
const PATIENCE = 40;

/** Does a deed whose calls meet the fault where `isAt` says so. `isAt` gets the name of every call. */
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
      attributes: { ...ELEMENT.attributes, identity: identity.settings },
      settings: ELEMENT.settings,
      texts: ELEMENT.texts,
      language: ELEMENT.language,
      route: deed.route,
      warn: ELEMENT.warn,
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
    await untilQuiet(actor, () => isQuiet(wiring, problems > 0));
    const account = actor.getSnapshot();
    if (selectIsBroken(account)) throw new Error('a chart of the account is broken');
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
  throw new Error('the deed does not end');
}

/** The open screen's actor, or null until its code is loaded. */
function screenOf({ actor }: AccountWiring): AnyActorRef | null {
  const holder = selectScreen(actor.getSnapshot());
  return holder ? (holder.getSnapshot() as LazyStepSnapshot).context.step : null;
}

/** Whether nothing is in progress, so that the screen can be read. */
function isQuiet(wiring: AccountWiring, waits: boolean): boolean {
  const account = wiring.actor.getSnapshot();
  if (selectIsUnavailable(account) || selectIsBroken(account)) return true;
  const screen = screenOf(wiring);
  if (account.hasTag('busy') || screen === null) return false;
  return !runningIn(screen).some(
    (each) => isUnderWay(each.getSnapshot()) || (waits && each.getSnapshot().value === 'waiting'),
  );
}

type Running = Omit<AnyActorRef, 'getSnapshot'> & { getSnapshot: () => AnyMachineSnapshot };

/** An actor and all actors below it that run a chart. */
function runningIn(actor: AnyActorRef): Running[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!('hasTag' in snapshot)) return [];
  return [actor, ...Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap(runningIn)];
}

function isUnderWay(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('busy') || /"(loading|finding)"/.test(JSON.stringify(snapshot.value));
}
