import { accountOf, inWordsOf, stayOf, type Hotel } from '../hotels/hotel.ts';
import { HOTELS } from '../hotels/hotels.ts';
import { inLanguage, languageFor } from '../hotels/in-language.ts';
import { siteRoute, type Call, type Route } from '../call.ts';
import { refuse } from '../refusal.ts';
import { verifyEmail, verifyTelephone } from '../rules/contact.ts';
import { changedAnswer } from '../scenarios.ts';

/** The calls that the site answers itself, below /{cms}/ (A §7). */
export const siteRoutes: Route[] = [
  siteRoute('stayConfiguration', 'GET', 'api/stay/getConfiguration', (call) => {
    const { today, configuration } = call.state.world;
    const hotel = hotelOf(call);
    const own = hotel ? stayOf(hotel, configuration) : configuration;
    return spoken(call, changedAnswer(call.scenarios, 'stayConfiguration', own, { today, arrival: today }));
  }),
  ...(['golfConfiguration', 'spaConfiguration', 'restaurantConfiguration'] as const).map((name) =>
    siteRoute(name, 'GET', `api/${name.replace('Configuration', '')}/getConfiguration`, (call) =>
      inWordsOf(hotelOf(call), call.state.world[name]),
    ),
  ),
  siteRoute('accountConfiguration', 'GET', 'api/account/getConfiguration', (call) => {
    const { today, accountConfiguration } = call.state.world;
    const hotel = hotelOf(call);
    const answer = hotel ? accountOf(hotel, accountConfiguration) : accountConfiguration;
    return spoken(
      call,
      changedAnswer(call.scenarios, 'accountConfiguration', answer, { today, arrival: today }),
    );
  }),
  siteRoute('verifyEmail', 'POST', 'api/account/verifyEmail', (call) =>
    verifyEmail(call.state, queryValue(call, 'email')),
  ),
  siteRoute('verifyTelephone', 'POST', 'api/account/verifyTelephone', (call) =>
    verifyTelephone(call.state, queryValue(call, 'telephone')),
  ),
];

/** The hotel of the CMS in the path; undefined for the estate's own. */
function hotelOf({ params }: Call): Hotel | undefined {
  return HOTELS[params['cms'] ?? ''];
}

/** The answer in the guest's language, as far as the CMS has translations. */
function spoken({ params, acceptLanguage }: Call, answer: unknown): Response {
  const cms = params['cms'] ?? '';
  const language = languageFor(cms, acceptLanguage);
  return Response.json(inLanguage(cms, language, answer), {
    headers: { 'content-language': language, vary: 'Accept-Language' },
  });
}

function queryValue(call: Call, name: string): string {
  const value = call.query.get(name);
  if (!value) refuse(name, 'is missing');
  return value;
}
