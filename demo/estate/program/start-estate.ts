import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { createEstate, type Estate } from '../handlers.ts';
import { createApiListener } from '../http/api-listener.ts';
import { close, HERE, listen, nameOf } from '../http/listening.ts';
import { answerUnreadable } from '../http/odd-requests.ts';
import { accountsOf } from '../idp/accounts.ts';
import { accountOfToken, createIdentityProvider } from '../idp/provider.ts';
import { createControls } from './controls.ts';
import type { EstateProgramOptions } from './options.ts';
import { openStateFile, type StateFile } from './state-file.ts';
import { NO_CHANGES, readWorldFile, worldFrom, type WorldFile } from './world-file.ts';

export interface RunningEstate {
  url: string;
  estate: Estate;
  close: () => Promise<void>;
}

/**
 * Serves the estate, its site's calls and its identity provider on one port. Rejects with a sentence where the world
 * file is wrong, or the state file is damaged or of another world; with Node's own error where the port is taken.
 */
export async function startEstate(options: EstateProgramOptions): Promise<RunningEstate> {
  const { port, host = HERE, site, scenario, stateFile } = options;
  const world = worldOf(options);
  const file = stateFile === null ? null : await openStateFile(stateFile);
  try {
    if (file && world) checkSameWorld(world, file, stateFile);
    const server = createServer({ requireHostHeader: false });
    const bound = await listen(server, host, port);
    const origins = { api: `http://${nameOf(host)}:${bound}`, site };
    const controls = createControls(file?.kept?.ahead ?? 0);
    const inner: Estate = createEstate({
      world: () => file?.kept?.state.world ?? worldFrom(world ?? NO_CHANGES),
      kept: file?.kept?.state,
      now: controls.now,
      scenario,
      faults: controls.faults,
      origins: { api: origins.api, site: origins.api },
      memberOfToken: (token) => accountOfToken(provider, token),
    });
    const estate: Estate = {
      ...inner,
      get state() {
        return inner.state;
      },
      async handle(request) {
        const answer = (await controls.answer(request)) ?? (await inner.handle(request));
        file?.save(inner.state, controls.ahead());
        return answer;
      },
    };
    const provider = createIdentityProvider({
      issuer: `${origins.api}/idp`,
      siteOrigin: site,
      accounts: accountsOf(estate),
    });
    file?.save(inner.state, controls.ahead());
    answerUnreadable(server);
    server.on('request', createApiListener({ estate, provider, origins }));
    return {
      url: origins.api,
      estate,
      close: async () => {
        await close(server);
        file?.close();
      },
    };
  } catch (error) {
    file?.close();
    throw error;
  }
}

/** The requested world; null where the options name none. */
function worldOf({ worldFile, today, seed }: EstateProgramOptions): WorldFile | null {
  if (worldFile === null && today === undefined && seed === undefined) return null;
  return {
    ...(worldFile === null ? NO_CHANGES : readWorldFile(worldFile)),
    ...(today === undefined ? {} : { today }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** Throws where the options ask for another world than the state file's: a file goes on with its own. */
function checkSameWorld(world: WorldFile, { kept }: StateFile, name: string | null): void {
  if (!kept) return;
  const { today, seed } = kept.state.world;
  const asked = worldFrom({ ...world, today: world.today ?? today, seed: world.seed ?? seed });
  if (!isDeepStrictEqual(asked, kept.state.world)) {
    throw new Error(
      `${name} goes on with the world that it began with, of ${today}, and not with another --world, --today or --seed. Leave them out, or name a new file.`,
    );
  }
}
