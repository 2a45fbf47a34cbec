import fc from 'fast-check';
import { describe, expect, test, it } from 'vitest';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import { nearestPlace } from '../../../src/domain/booking/nearest-place.ts';
import { STEPS, type Place, type Step } from '../../../src/domain/booking/steps.ts';
import {
  addOn,
  booking,
  configuration,
  guest,
  heldLeg,
  leg,
  rateGroup,
  rateGroupRate,
} from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';
import { STEP_SCREENS } from '../../support/step-screens.ts';
import { editedPlace, progressOf } from '../../../src/domain/booking/progress.ts';

const timed = { includesGolf: true };
const allowsWine = rateGroup('all', [rateGroupRate({ ...timed, allowedAddOnPackages: ['WINE'] })]);
const withAddOns = configuration({ rateGroups: [allowsWine], addOns: [addOn({ code: 'WINE' })] });
const withoutAddOns = configuration({ rateGroups: [rateGroup('all', [rateGroupRate(timed)])] });
const withNothing = configuration();

const nameless = (fields: Partial<Leg> = {}) => heldLeg(1, { guests: [guest('')], ...fields });

/** Bookings of two rooms, each one step further than the one before. */
const NEW = booking({ legs: [leg(), leg({ leg: 2 })] });
const ROOM_CHOSEN = booking({ legs: [leg({ roomCode: 'CLA' }), leg({ leg: 2 })] });
const ONE_HELD = booking({ legs: [nameless(), leg({ leg: 2 })] });
const BOTH_HELD = booking({ legs: [nameless(), nameless({ leg: 2 })] });
const NAMED = booking({ legs: [heldLeg(), heldLeg(2)] });
const DETAILED: Booking = { ...NAMED, leadGuest };

function go(step: Step, made: Booking | null, number = 1, estate = withAddOns): string {
  const place = nearestPlace(
    { step, leg: number },
    { configuration: estate, hasSession: true, booking: made },
  );
  return place.step === 'rooms' || place.step === 'rates' ? `${place.step} ${place.leg}` : place.step;
}

/** The step before, passing over those that have nothing to choose. */
function stepBefore(step: Step, empty: readonly Step[] = []) {
  return STEPS.slice(0, STEPS.indexOf(step)).findLast((earlier) => !empty.includes(earlier));
}

describe('D-38 the nearest step that the booking allows', () => {
  test('is the search for every later step without a booking', () => {
    expect(STEPS.map((step) => go(step, null))).toEqual(
      STEPS.map((step) => (step === 'start' ? 'start' : 'search')),
    );
  });

  test.each<[string, Booking, string[]]>([
    ['new', NEW, Array<string>(6).fill('rooms 1')],
    ['room 1 chosen', ROOM_CHOSEN, ['rooms 1', 'rates 1', 'rates 1', 'rates 1', 'rates 1', 'rates 1']],
    ['room 1 held', ONE_HELD, ['rooms 1', 'rates 1', 'rooms 2', 'rooms 2', 'rooms 2', 'rooms 2']],
    ['both held', BOTH_HELD, ['rooms 1', 'rates 1', 'rooms 2', 'rates 2', 'guests', 'guests']],
    ['named', NAMED, ['rooms 1', 'rates 1', 'rooms 2', 'rates 2', 'guests', 'itinerary']],
  ])('%s: for rooms and rates of both legs, guests and itinerary', (_, made, places) => {
    const ofLegs = [1, 2].flatMap((number) => [go('rooms', made, number), go('rates', made, number)]);
    expect([...ofLegs, go('guests', made), go('itinerary', made)]).toEqual(places);
  });

  test('after the itinerary', () => {
    const later: Step[] = ['addons', 'details', 'summary', 'payment', 'confirmation'];
    const from = (made: Booking) => later.map((step) => go(step, made));
    expect(from(BOTH_HELD)).toEqual(['guests', 'guests', 'guests', 'guests', 'guests']);
    expect(from(NAMED)).toEqual(['addons', 'details', 'details', 'details', 'details']);
    expect(from(DETAILED)).toEqual(['addons', 'details', 'summary', 'payment', 'summary']);
  });

  test('A §2.11 is the step before the add-ons where none is eligible', () => {
    expect(go('addons', NAMED, 1, withoutAddOns)).toBe(stepBefore('addons'));
    expect(go('addons', DETAILED, 1, withoutAddOns)).toBe(stepBefore('addons'));
    expect(go('summary', NAMED, 1, withoutAddOns)).toBe('details');
  });

  test('D-546 is the step before the itinerary where no rate includes a time to choose', () => {
    expect(go('itinerary', NAMED, 1, withNothing)).toBe('guests');
    expect(go('addons', NAMED, 1, withNothing)).toBe(stepBefore('addons', ['itinerary']));
    expect(go('details', NAMED, 1, withNothing)).toBe('details');
  });

  test('has the last or the first leg where the wanted one does not exist', () => {
    expect(go('rooms', BOTH_HELD, 9)).toBe('rooms 2');
    expect(go('rates', BOTH_HELD, 0)).toBe('rates 1');
    expect(go('rooms', null, 3)).toBe('search');
    expect(go('rooms', NAMED, -1)).toBe('rooms 1');
  });

  test('is the rates of a room that was changed', () => {
    const changed = booking({ legs: [leg({ roomCode: 'SUI' }), heldLeg(2)] });
    expect(go('summary', { ...changed, leadGuest })).toBe('rates 1');
  });
});

test('D-38 any place leads to a place that leads to itself and is never the confirmation', () => {
  const places: fc.Arbitrary<Place> = fc.record({
    step: fc.constantFrom(...STEPS),
    leg: fc.integer({ min: -1, max: 6 }),
  });
  const bookings = fc.constantFrom(null, NEW, ROOM_CHOSEN, ONE_HELD, BOTH_HELD, NAMED, DETAILED);
  const estates = fc.constantFrom(withAddOns, withoutAddOns, withNothing);
  fc.assert(
    fc.property(places, bookings, estates, fc.boolean(), (wanted, made, estate, hasSession) => {
      const progress = { configuration: estate, hasSession, booking: made };
      const place = nearestPlace(wanted, progress);
      expect(nearestPlace(place, progress)).toEqual(place);
      expect(place.step).not.toBe('confirmation');
      if (place.step !== 'rooms' && place.step !== 'rates') expect(place.leg).toBe(1);
      expect(place.leg).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('A §2.1 every screen has its step in the progress bar; the confirmation has none', () => {
  expect(STEPS.map((step) => [step, progressOf(step)])).toEqual(
    STEPS.map((step) => [step, STEP_SCREENS[step][2]]),
  );
});

it("A §2.2 each 'Edit' leads to its screen", () => {
  expect([1, 2, 3, 4, 5].map(editedPlace)).toEqual([
    { step: 'search', leg: 1 },
    { step: 'rooms', leg: 1 },
    { step: 'addons', leg: 1 },
    { step: 'details', leg: 1 },
    { step: 'payment', leg: 1 },
  ]);
});
