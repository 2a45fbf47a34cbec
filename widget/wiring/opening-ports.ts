import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import { CallError } from '../../src/api/failure.ts';
import { beginStay, checkSession } from '../../src/api/session/session.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { ignoreStay, keepAlive } from '../../src/api/stay/hold.ts';
import { oldRoomPorts } from './old-room-ports.ts';
import type { PortResources } from './port-resources.ts';
import { findRooms } from './stay-ports.ts';
import { loadProfile } from '../../src/api/account/profile.ts';

type OpeningPort =
  | 'loadConfiguration'
  | 'restoreSignIn'
  | 'beginSession'
  | 'checkSession'
  | 'findBookedRoom'
  | 'searchAvailability'
  | 'ignoreBooking'
  | 'keepAlive';

/** Ports of the flow itself. `onBegun` runs before the flow hears that a session has begun. */
export function openingPorts(
  { client, tab, auth, useCurrency, checkCountry }: PortResources,
  onBegun: () => void = () => undefined,
): Pick<typeof ports, OpeningPort> {
  return {
    loadConfiguration: fromPromise(async ({ signal }) => {
      const configuration = await client.call(loadStayConfiguration, { signal });
      useCurrency(configuration.currency);
      checkCountry(configuration.countries);
      return configuration;
    }),
    restoreSignIn: restoreSignInPort({ client, auth }),
    beginSession: fromPromise(async () => {
      const session = await client.call(beginStay, {});
      onBegun();
      return session;
    }),
    checkSession: fromPromise(async ({ input, signal }) => {
      if (!(await tab.claim(input.sessionId))) {
        throw new CallError({ kind: 'http', endpoint: 'session', status: 423, message: '' });
      }
      return client.call(checkSession, { params: input, signal });
    }),
    ...oldRoomPorts(client),
    searchAvailability: fromPromise(({ input, signal }) => findRooms(client, input, signal)),
    ignoreBooking: fromPromise(({ input: { sessionId } }) =>
      client.call(ignoreStay, { body: { sessionId } }),
    ),
    keepAlive: fromPromise(({ input: { sessionId } }) => client.call(keepAlive, { body: { sessionId } })),
  };
}

/** Restores a member's sign-in. */
function restoreSignInPort({
  auth,
  client,
}: Pick<PortResources, 'auth' | 'client'>): (typeof ports)['restoreSignIn'] {
  return fromPromise(async ({ signal }) => {
    if (auth === null || !(await auth.restore())) return null;
    try {
      return await client.call(loadProfile, { signal });
    } catch {
      return null;
    }
  });
}
