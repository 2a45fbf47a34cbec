import { createActor, waitFor } from 'xstate';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { accountMachine, type AccountActor } from '../../machines/account/account.machine.ts';
import { selectIsBusy, selectScreen } from '../../machines/account/account.selectors.ts';
import { mailingLists } from '../../src/domain/account/marketing.ts';
import { clearRegistration } from '../../src/draft/kept-registration.ts';
import { accountScreen } from './account-screens.ts';
import { endingSignIn } from './ending-sign-in.ts';
import { forgetInDrafts, leavingDraft } from './leaving-draft.ts';
import { waitForCode, type LazyStepRef } from '../lazy/lazy-step.ts';
import { memberPorts } from './member-ports.ts';
import { pageClient } from './page-client.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { Vault } from '../ui/controls/vault.ts';

export interface AccountWiring {
  actor: AccountActor;
  vault: Vault;
  stop: () => void;
}

/** Connects the account area's chart to the real server and identity provider, and starts it. */
export function startAccount({
  route,
  ...options
}: ResourceOptions & { route: AccountRoute }): AccountWiring {
  const loseSignIn = () => {
    actor.send({ type: 'signIn.expired' });
  };
  const made = createResources(
    options,
    {
      onSignInLost: loseSignIn,
      onSignInEnded: () => {
        forgetInDrafts(options.page, made.storage);
        loseSignIn();
      },
    },
    () => Promise.resolve({ pageClient }),
  );
  if (made.hasSignInEnded) forgetInDrafts(options.page, made.storage);
  const resources = {
    ...made,
    auth: leavingDraft(made, options.page),
    client: endingSignIn(made, loseSignIn),
  };
  const machine = accountMachine.provide({
    actors: { ...memberPorts(resources), screen: accountScreen(resources) },
  });
  const actor = createActor(machine, {
    input: {
      route,
      mailingLists: mailingLists(options.settings.mailingLists),
      country: options.attributes.country,
      hasLogin: options.attributes.identity !== null,
    },
  });
  actor.subscribe(({ context }) => {
    if (context.route.screen !== 'register') clearRegistration(resources.storage);
  });
  actor.start();
  return {
    actor,
    vault: resources.vault,
    stop: () => {
      actor.stop();
      resources.close();
      resources.vault.wipe();
    },
  };
}

/**
 * Resolves when the guest has a screen with its code, or the message that there is none. Rejects when the chart breaks.
 */
export async function waitForAccountScreen(actor: AccountActor): Promise<void> {
  const screen = selectScreen(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)));
  if (screen) await waitForCode(screen as LazyStepRef);
}
