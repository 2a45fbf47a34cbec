import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import { CallError } from '../../src/api/failure.ts';
import { beginStay, checkSession } from '../../src/api/session/session.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { latePort } from './late-port.ts';
import { bringUnderWay } from './late-under-way.ts';
import { orAnew } from '../lazy/or-anew.ts';
import type { PortResources } from './port-resources.ts';
import { restoreSignInPort } from './restore-sign-in.ts';

type OpeningPort =
  | 'loadConfiguration'
  | 'restoreSignIn'
  | 'beginSession'
  | 'checkSession'
  | 'searchAvailability'
  | 'ignoreBooking'
  | 'keepAlive';

/**
 * What the flow itself asks for. The code of the search for rooms comes with the steps that it stands between. `onSession`
 * is called before the flow hears that a session has begun.
 */
export function openingPorts(
  resources: PortResources,
  onSession: () => void = () => undefined,
): Pick<typeof ports, OpeningPort> {
  const { client, tab } = resources;
  const prepare = orAnew(bringUnderWay);
  // It is there with the session.
  const hold = async () => (await import('./under-way.ts')).holdPorts(client);
  return {
    loadConfiguration: fromPromise(({ signal }) => client.call(loadStayConfiguration, { signal })),
    restoreSignIn: restoreSignInPort(resources),
    beginSession: fromPromise(async () => {
      const [session] = await Promise.all([client.call(beginStay, {}), prepare()]);
      onSession();
      return session;
    }),
    checkSession: fromPromise(async ({ input, signal }) => {
      if (!(await tab.claim(input.sessionId))) {
        throw new CallError({ kind: 'http', endpoint: 'session', status: 423, message: '' });
      }
      return client.call(checkSession, { params: input, signal });
    }),
    searchAvailability: latePort(
      async () => (await import('./stay-ports.ts')).stayPorts(client).searchAvailability,
    ),
    ignoreBooking: latePort(async () => (await hold()).ignoreBooking),
    keepAlive: latePort(async () => (await hold()).keepAlive),
  };
}
