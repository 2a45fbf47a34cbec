import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../../src/domain/booking/questions.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import {
  addOn,
  configuration,
  heldLeg,
  quota,
  rateGroup,
  rateGroupRate,
  restaurant,
} from '../../support/fixtures.ts';
import { legPackage, packagePrice } from '../../support/extras-fixtures.ts';

const bought = (code: string) => ({ packages: [legPackage({ price: packagePrice({ code }) })] });

/** The questions about a room in a hotel with a mud room and a restaurant. */
function askedAbout(room: Partial<Leg>, rate: Partial<RateGroupRate>, asksLeadOnly: boolean) {
  const estate = configuration({
    addOns: [
      addOn({ code: 'MUD', isMudTreatment: true }),
      addOn({ code: 'TABLE', restaurant: restaurant() }),
    ],
    rateGroups: [rateGroup('simple', [rateGroupRate(rate)])],
  });
  return questionsOf(estate, heldLeg(1, room), asksLeadOnly);
}

const DIET = 'dietaryRequirements';
const DINNER = 'dinnerBookingRequests';
const SPA = 'spaRequests';
const OTHER = 'specialRequirements';

describe('the questions about a room', () => {
  test.each([
    ['a room alone', {}, {}, [DIET, SPA, OTHER], [OTHER]],
    ['breakfast', {}, { includesBreakfast: true }, [DIET, SPA, OTHER], [DIET, OTHER]],
    ['E-14 dinner', {}, { includesDinner: true }, [DIET, DINNER, SPA, OTHER], [DIET, DINNER, OTHER]],
    ['E-14 a table', bought('TABLE'), {}, [DIET, DINNER, SPA, OTHER], [DIET, DINNER, OTHER]],
    ['the pool', {}, { includesSpaPool: true }, [DIET, SPA, OTHER], [SPA, OTHER]],
    ['the mud room', bought('MUD'), {}, [DIET, SPA, OTHER], [SPA, OTHER]],
  ])('B §2.2, D-615 with %s', (_, room, rate, all, byLead) => {
    expect([askedAbout(room, rate, false), askedAbout(room, rate, true)]).toEqual([all, byLead]);
  });

  test('B §2.2 begin with its dogs', () => {
    expect(askedAbout({ guestQuota: quota({ dogs: 1 }) }, {}, true)).toEqual(['dogRequirements', OTHER]);
  });

  test('B §2.15 leave out the spa in a hotel that has none', () => {
    expect(questionsOf(configuration(), heldLeg(), false)).toEqual([DIET, OTHER]);
  });
});
