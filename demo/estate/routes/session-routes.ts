import { hostRoute, memberOf, param, type Route } from '../call.ts';
import { beginSession, endSession, sessionAnswer, useSession } from '../rules/sessions.ts';
import type { SessionKind } from '../rules/state.ts';

function begin(kind: SessionKind): Route {
  const name = `begin${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return hostRoute(name, 'POST', `api/session/begin/${kind}`, ({ state }) =>
    sessionAnswer(state, beginSession(state, kind)),
  );
}

/** A §7.1. */
export const sessionRoutes: Route[] = [
  begin('stay'),
  begin('golf'),
  begin('spa'),
  hostRoute('knownUser', 'GET', 'api/session/known-user', (call) => ({ Id: memberOf(call).id })),
  hostRoute('session', 'GET', 'api/session/:id', (call) =>
    sessionAnswer(call.state, useSession(call.state, param(call, 'id'))),
  ),
  hostRoute('endSession', 'POST', 'api/session/:id/end', (call) => {
    endSession(call.state, param(call, 'id'));
  }),
];
