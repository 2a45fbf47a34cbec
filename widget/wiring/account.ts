import { createActor, type ActorRefFrom } from 'xstate';
import { accountMachine } from '../../machines/account/account.machine.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import type { ElementAttributes, ElementSettings } from '../element/settings.ts';
import { createPorts } from './ports.ts';
import { createResources } from './resources.ts';
import type { Vault } from './vault.ts';

export interface AccountWiring {
  actor: ActorRefFrom<typeof accountMachine>;
  vault: Vault;
  stop: () => void;
}

/** Makes the account area's chart meet the real server and identity provider, and starts it. */
export function startAccount(
  page: Window,
  attributes: ElementAttributes,
  settings: ElementSettings,
): AccountWiring {
  const resources = createResources(page, attributes, settings, () => undefined);
  const actors = createPorts(resources);
  const machine = accountMachine.provide({
    actors: { restoreSignIn: actors.restoreSignIn, login: loginMachine.provide({ actors }) },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    vault: resources.vault,
    stop: () => {
      actor.stop();
      resources.vault.wipe();
    },
  };
}
