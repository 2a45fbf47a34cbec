import { siteRoute, type Call, type Route } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { verifyEmail, verifyTelephone } from '../rules/contact.ts';
import { changedAnswer } from '../scenarios.ts';

/** The calls that the site answers itself, below /{cms}/ (A §7). */
export const siteRoutes: Route[] = [
  siteRoute('stayConfiguration', 'GET', 'api/stay/getConfiguration', ({ state, scenarios }) => {
    const { today, configuration } = state.world;
    return changedAnswer(scenarios, 'stayConfiguration', configuration, { today, arrival: today });
  }),
  siteRoute(
    'golfConfiguration',
    'GET',
    'api/golf/getConfiguration',
    ({ state }) => state.world.golfConfiguration,
  ),
  siteRoute(
    'spaConfiguration',
    'GET',
    'api/spa/getConfiguration',
    ({ state }) => state.world.spaConfiguration,
  ),
  siteRoute(
    'restaurantConfiguration',
    'GET',
    'api/restaurant/getConfiguration',
    ({ state }) => state.world.restaurantConfiguration,
  ),
  siteRoute('accountConfiguration', 'GET', 'api/account/getConfiguration', ({ state, scenarios }) => {
    const { today, accountConfiguration } = state.world;
    return changedAnswer(scenarios, 'accountConfiguration', accountConfiguration, { today, arrival: today });
  }),
  siteRoute('verifyEmail', 'POST', 'api/account/verifyEmail', (call) =>
    verifyEmail(call.state, queryValue(call, 'email')),
  ),
  siteRoute('verifyTelephone', 'POST', 'api/account/verifyTelephone', (call) =>
    verifyTelephone(call.state, queryValue(call, 'telephone')),
  ),
];

function queryValue(call: Call, name: string): string {
  const value = call.query.get(name);
  if (!value) throw new Refusal(400, `${name}: is missing`, name);
  return value;
}
