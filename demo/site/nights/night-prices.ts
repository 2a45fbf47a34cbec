import { HOTELS } from '../../estate/hotels/hotels.ts';
import { priceCalendar, type CalendarDayAnswer } from '../../estate/rules/calendar.ts';
import type { State } from '../../estate/rules/state.ts';
import { changedAnswer, type ScenarioName } from '../../estate/scenarios.ts';
import { daysBetween } from '../../estate/world/days.ts';
import type { LocalDate } from '../../estate/world/types.ts';

/** A session that does not exist: a home page holds nothing. */
const NOBODY = { id: '', takesLevies: false };
const GUESTS = { adults: 2, childCount: 0, children: [], dogs: 0 };

/**
 * The lowest price in pounds of a night for two at a CMS's hotel, on each day from `from` up to `before`. It is the
 * estate's answer to the booking's calendar, with the page's scenarios.
 */
export function nightPrices(
  state: State,
  asked: { cms: string; scenarios: readonly ScenarioName[]; from: LocalDate; before: LocalDate },
): CalendarDayAnswer[] {
  const { cms, scenarios, from, before } = asked;
  const payload = {
    sessionId: NOBODY.id,
    arrivalDate: from,
    numberOfNights: daysBetween(from, before),
    code: null,
    roomCode: null,
    rateCode: null,
    guestOccupancies: [GUESTS],
    leg: 1,
    voucherCodes: [],
  };
  const answer = priceCalendar(state, NOBODY, payload, HOTELS[cms]);
  return changedAnswer(scenarios, 'calendar', answer, { today: state.world.today, arrival: from });
}
