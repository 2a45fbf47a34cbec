import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import { CallError } from '../../src/api/failure.ts';
import { beginStay, checkSession } from '../../src/api/session/session.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { ignoreStay, keepAlive } from '../../src/api/stay/hold.ts';
import { retriedImport } from '../lazy/retried-import.ts';
import type { PortResources } from './port-resources.ts';
import { restoreSignInPort } from './restore-sign-in.ts';

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
 * Ports of the flow itself. The code that searches rooms is loaded with the steps around it. `prepare` loads what a
 * session needs, before the flow hears that a session has begun.
 */
export function openingPorts(
  { client, tab, auth, useCurrency, checkCountry }: PortResources,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Pick<typeof ports, OpeningPort> {
  const rooms = retriedImport(() => import('./old-room-ports.ts'));
  const stay = retriedImport(() => import('./stay-ports.ts'));
  return {
    loadConfiguration: fromPromise(async ({ signal }) => {
      const configuration = await client.call(loadStayConfiguration, { signal });
      useCurrency(configuration.currency);
      checkCountry(configuration.countries);
      return configuration;
    }),
    restoreSignIn: restoreSignInPort({ client, auth }),
    beginSession: fromPromise(async () => {
      const [session] = await Promise.all([client.call(beginStay, {}), prepare()]);
      return session;
    }),
    checkSession: fromPromise(async ({ input, signal }) => {
      if (!(await tab.claim(input.sessionId))) {
        throw new CallError({ kind: 'http', endpoint: 'session', status: 423, message: '' });
      }
      return client.call(checkSession, { params: input, signal });
    }),
    findBookedRoom: fromPromise(async ({ input, signal }) => {
      const { findBookedRoom } = await rooms();
      return findBookedRoom(client, input, signal);
    }),
    searchAvailability: fromPromise(async ({ input, signal }) => {
      const { findRooms } = await stay();
      return findRooms(client, input, signal);
    }),
    ignoreBooking: fromPromise(({ input: { sessionId } }) =>
      client.call(ignoreStay, { body: { sessionId } }),
    ),
    keepAlive: fromPromise(({ input: { sessionId } }) => client.call(keepAlive, { body: { sessionId } })),
  };
}
