import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import {
  selectIsBroken,
  selectIsUnavailable,
  selectScreen,
} from '../../machines/account/account.selectors.ts';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import type { AuthSettings } from '../../src/auth/contract.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { LazyStepSnapshot } from '../../widget/lazy/lazy-step.ts';
import { startAccount, type AccountWiring } from '../../widget/wiring/account.ts';
import { ELEMENT, fakePage } from './element.ts';

/** Starts the account area at a route. */
export function openAccount(
  storage: PageStorage,
  identity: AuthSettings,
  route: AccountRoute,
): AccountWiring {
  return startAccount({
    page: fakePage(storage),
    attributes: { ...ELEMENT.attributes, identity },
    settings: ELEMENT.settings,
    texts: ELEMENT.texts,
    language: ELEMENT.language,
    route,
    warn: ELEMENT.warn,
  });
}

/** The open screen's actor, or null until its code is loaded. */
export function screenOf({ actor }: AccountWiring): AnyActorRef | null {
  const holder = selectScreen(actor.getSnapshot());
  return holder ? (holder.getSnapshot() as LazyStepSnapshot).context.step : null;
}

/** Whether nothing is in progress, so that the screen can be read. */
export function isQuiet(wiring: AccountWiring, waits: boolean): boolean {
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
export function runningIn(actor: AnyActorRef): Running[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!('hasTag' in snapshot)) return [];
  return [actor, ...Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap(runningIn)];
}

function isUnderWay(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('busy') || /"(loading|finding)"/.test(JSON.stringify(snapshot.value));
}
