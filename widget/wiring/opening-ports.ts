import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import { CallError } from '../../src/api/failure.ts';
import { beginStay, checkSession } from '../../src/api/session/session.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { ignoreStay, keepAlive } from '../../src/api/stay/hold.ts';
import type { PortResources } from './port-resources.ts';
import type * as Session from './session.ts';

/** Loads the code of a booking with a session, or loads it again where it was lost. */
export type BringSession = () => Promise<typeof Session>;

type OpeningPort =
  | 'loadConfiguration'
  | 'restoreSignIn'
  | 'beginSession'
  | 'checkSession'
  | 'findBookedRoom'
  | 'searchAvailability'
  | 'ignoreBooking'
  | 'keepAlive';

/**
 * Ports of the flow itself. `bringSession` brings the session's code. `onBegun` runs before the flow hears that a session
 * has begun.
 */
export function openingPorts(
  { client, tab, auth, useCurrency, checkCountry }: PortResources,
  bringSession: BringSession,
  onBegun: (code: typeof Session) => void = () => undefined,
): Pick<typeof ports, OpeningPort> {
  return {
    loadConfiguration: fromPromise(async ({ signal }) => {
      const configuration = await client.call(loadStayConfiguration, { signal });
      useCurrency(configuration.currency);
      checkCountry(configuration.countries);
      return configuration;
    }),
    restoreSignIn: restoreSignInPort({ client, auth }, bringSession),
    beginSession: fromPromise(async () => {
      const session = await client.call(beginStay, {});
      onBegun(await bringSession());
      return session;
    }),
    checkSession: fromPromise(async ({ input, signal }) => {
      if (!(await tab.claim(input.sessionId))) {
        throw new CallError({ kind: 'http', endpoint: 'session', status: 423, message: '' });
      }
      return client.call(checkSession, { params: input, signal });
    }),
    findBookedRoom: fromPromise(async ({ input, signal }) =>
      (await bringSession()).findBookedRoom(client, input, signal),
    ),
    searchAvailability: fromPromise(async ({ input, signal }) =>
      (await bringSession()).findRooms(client, input, signal),
    ),
    ignoreBooking: fromPromise(({ input: { sessionId } }) =>
      client.call(ignoreStay, { body: { sessionId } }),
    ),
    keepAlive: fromPromise(({ input: { sessionId } }) => client.call(keepAlive, { body: { sessionId } })),
  };
}

/** Restores a member's sign-in. */
function restoreSignInPort(
  { auth, client }: Pick<PortResources, 'auth' | 'client'>,
  bringSession: BringSession,
): (typeof ports)['restoreSignIn'] {
  return fromPromise(async ({ signal }) => {
    if (auth === null || !(await auth.restore())) return null;
    try {
      const { loadProfile } = await bringSession();
      return await client.call(loadProfile, { signal });
    } catch {
      return null;
    }
  });
}
