import { isDeepStrictEqual } from 'node:util';
import { selectIsBroken, selectIsUnavailable } from '../../machines/account/account.selectors.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import type { AccountWiring } from '../../widget/wiring/account.ts';
import type { Deed, Hands } from './account-deed.ts';
import { isQuiet, openAccount, runningIn, screenOf } from './account-page.ts';
import { emptyStorage } from './element.ts';
import type { Fault } from './faults.ts';
import { MEMBER, PASSWORD } from './form-deeds.ts';
import { openIdentity, openNetwork } from './network.ts';
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
    wiring = openAccount(storage, identity.settings, deed.route);
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
