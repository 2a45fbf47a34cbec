import { hostRoute, param, type Call, type Route } from '../call.ts';
import { checkPayload } from '../payloads/parts.ts';
import {
  anyObject,
  itineraryGolfPayload,
  packageGolfPayload,
  restaurantPayload,
} from '../payloads/extras.ts';
import { rememberDiners } from '../rules/diners.ts';
import { sessionAnswer, useSession } from '../rules/sessions.ts';
import { nextNumber } from '../rules/state.ts';
import { findTables } from '../rules/tables.ts';
import { findPackageTeeTimes, findTeeTimes } from '../rules/tee-times.ts';
import { changedAnswer } from '../scenarios.ts';

/** A §7.3 and §7.5. */
export const golfAndTableRoutes: Route[] = [
  hostRoute('teeTimes', 'POST', 'api/golf/search', teeTimes, true),
  hostRoute('createGolf', 'POST', 'api/golf/:id/create', (call) => {
    checkPayload(anyObject, call.body);
    return sessionAnswer(call.state, useSession(call.state, param(call, 'id')));
  }),
  hostRoute('completeGolf', 'POST', 'api/golf/:id/complete', (call) => {
    checkPayload(anyObject, call.body);
    useSession(call.state, param(call, 'id'));
    return { ConfirmationNumber: nextNumber(call.state) };
  }),
  hostRoute('tables', 'POST', 'api/restaurant', tables, true),
];

/** The itinerary's body has `players`, the package's has `PlayerCount` (A §7.8). */
function teeTimes(call: Call): unknown {
  if (!JSON.stringify(call.body ?? null).includes('"PlayerCount"')) {
    const payload = checkPayload(itineraryGolfPayload, call.body);
    useSession(call.state, payload.sessionId);
    const players = payload.rounds[0]?.players ?? 1;
    return findTeeTimes(call.state, payload.startDate, payload.numberOfDays, players);
  }
  const payload = checkPayload(packageGolfPayload, call.body);
  useSession(call.state, payload.sessionId);
  return findPackageTeeTimes(call.state, payload.startDate, payload.rounds[0]?.PlayerCount ?? 1);
}

function tables(call: Call): unknown {
  const payload = checkPayload(restaurantPayload, call.body);
  const { Restaurants, ArrivalDate, NumberOfNights, Sitting } = payload;
  if (call.member && Sitting === 2) rememberDiners(call.state, call.member.id, payload);
  const days = findTables(call.state, Restaurants, ArrivalDate, NumberOfNights, Sitting);
  return changedAnswer(call.scenarios, 'tables', days, {
    today: call.state.world.today,
    arrival: ArrivalDate,
  });
}
