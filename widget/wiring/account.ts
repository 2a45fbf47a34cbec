import { createActor, type ActorRefFrom } from 'xstate';
import { accountMachine } from '../../machines/account/account.machine.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { createPorts } from './ports.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { Vault } from './vault.ts';

export interface AccountWiring {
  actor: ActorRefFrom<typeof accountMachine>;
  vault: Vault;
  stop: () => void;
}

/** Makes the account area's chart meet the real server and identity provider, and starts it. */
export function startAccount(options: ResourceOptions): AccountWiring {
  const resources = createResources(options, () => undefined);
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
