import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { beginStay } from '../../src/api/session/session.ts';
import { availabilityBody, searchAvailability, withDogs } from '../../src/api/stay/availability.ts';
import { calendarBody, loadCalendar } from '../../src/api/stay/calendar.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { bookLeg, legBookingBody } from '../../src/api/stay/leg-booking.ts';
import { checkVoucher } from '../../src/api/voucher/voucher.ts';
import { calendarReason } from '../../src/domain/availability.ts';
import { gridStart, MONTH_NIGHTS, monthWeeks } from '../../src/domain/calendar.ts';
import { chooseRoom, createLegs } from '../../src/domain/legs.ts';
import { isSystemDisabled, systemStatus } from '../../src/domain/system-status.ts';
import { guestQuotaOf } from '../../src/domain/guest-counts.ts';
import type { GuestOccupancy, StaySearch } from '../../src/domain/occupancy.ts';
import { areaOffers, isWithoutDogFriendlyRoom } from '../../src/domain/rooms.ts';
import { searchBlocks } from '../../src/domain/search-rules.ts';
import { classifyVoucher } from '../../src/domain/vouchers.ts';
import { availableRate, search } from '../support/fixtures.ts';
import { ARRIVAL, TODAY } from './estate-client.ts';
import { talkToEstate } from './shipped-client.ts';

const couple: GuestOccupancy = { adults: 2, childCount: 0, children: [], dogs: 0 };
const asked = search({ arrivalDate: ARRIVAL, guestOccupancies: [couple] });

/** The shipped client with an estate in a scenario, making the calls of the search and the rooms. */
function inScenario(scenario?: string) {
  const { anonymous: client } = talkToEstate(scenario ? { scenario } : {});
  const begin = async () => (await client.call(beginStay, {})).id;
  const find = async (values: Partial<StaySearch> = {}, session?: string) => {
    const wanted = { ...asked, ...values };
    const sessionId = session ?? (await begin());
    const body = availabilityBody(sessionId, wanted);
    return withDogs(await client.call(searchAvailability, { params: { sessionId }, body }), wanted);
  };
  const configure = () => client.call(loadStayConfiguration, {});
  const status = (referenceNumber: string) =>
    client
      .call(checkVoucher, { params: { referenceNumber, arrivalDate: ARRIVAL } })
      .catch((error: unknown) => {
        if (error instanceof CallError) return null;
        throw error;
      });
  return { client, begin, find, configure, status };
}

describe('A §4.6 sold-out', () => {
  const { client, begin, find } = inScenario('sold-out');
  test('opens the calendar, whose month has no free day', async () => {
    expect(calendarReason(await find())).toBe('dates');
    const sessionId = await begin();
    const month = '2027-04-01';
    const question = { sessionId, search: asked, leg: 1, from: gridStart(month), nights: MONTH_NIGHTS };
    const days = await client.call(loadCalendar, {
      params: { sessionId },
      body: calendarBody({ ...question, roomCode: null, rateCode: null }),
    });
    const window = { first: TODAY, last: '2029-02-10' };
    expect(days).toHaveLength(MONTH_NIGHTS);
    expect(
      new Set(
        monthWeeks(month, days, window, 0, 1)
          .flat()
          .map((day) => day.price),
      ),
    ).toEqual(new Set([null]));
  });
});

describe('A §4.6 no-promo', () => {
  const { find } = inScenario('no-promo');
  test('opens the calendar because of the code, and only with a code', async () => {
    expect(calendarReason(await find({ code: 'HEATHER' }))).toBe('promo');
    expect(calendarReason(await find())).toBe(null);
  });
});

describe('A §4.6 error-result', () => {
  const { find } = inScenario('error-result');
  test('opens the calendar as an error', async () => {
    expect(calendarReason(await find())).toBe('error');
  });
});

describe('A §2.5 no-dogs', () => {
  const { find, configure } = inScenario('no-dogs');
  test('leaves no room to a party with a dog, but rooms to others', async () => {
    const { areas } = await configure();
    const outcomes = async (party: GuestOccupancy) => {
      const answer = await find({ guestOccupancies: [party] });
      const offers = areaOffers(areas, answer.roomAvailabilities[0]?.roomRates ?? [], party, [], 1);
      return offers.flatMap((area) => area.offers);
    };
    const dogs = { ...couple, dogs: 1 };
    expect(isWithoutDogFriendlyRoom(await outcomes(dogs), dogs)).toBe(true);
    expect((await outcomes(couple)).some(({ outcome }) => outcome.kind === 'from')).toBe(true);
  });
});

describe('D-21 no-children', () => {
  const family = [{ ...couple, childCount: 1, children: [{ index: 0, age: 5 }] }];
  describe('with the message in the content', () => {
    const { configure } = inScenario('no-children');
    test('a child in the party blocks the search', async () => {
      expect(searchBlocks(await configure(), 1, family, [])).toEqual(['children']);
    });
  });
  describe('without the message', () => {
    const { configure } = inScenario();
    test('children can be booked', async () => {
      expect(searchBlocks(await configure(), 1, family, [])).toEqual([]);
    });
  });
});

describe('A §2.4 rooms-disabled', () => {
  const { configure } = inScenario('rooms-disabled');
  test('disables the system, with a message for the form’s place', async () => {
    const configuration = await configure();
    expect(isSystemDisabled(configuration, 'Opera')).toBe(true);
    expect(systemStatus(configuration, 'Opera')?.bookingMessage).toContain('Rooms cannot be booked online');
  });
});

describe('A §8.5 leg-fails', () => {
  const { client, begin } = inScenario('leg-fails');
  test('fails the leg’s booking', async () => {
    const sessionId = await begin();
    const [first] = createLegs(asked);
    if (!first) throw new Error('no leg');
    const leg = { ...first, roomCode: 'HSLK', rate: availableRate({ rateCode: 'DAILYBABB' }) };
    const call = client.call(bookLeg, { params: { sessionId }, body: legBookingBody(asked, leg) });
    const failure = { endpoint: 'bookLeg', kind: 'http', status: 500, message: 'An error has occurred.' };
    await expect(call).rejects.toMatchObject({ failure });
  });
});

describe('A §4.3 the outcome of the estate’s vouchers', () => {
  const { status } = inScenario();
  test.each([
    ['GIFT-100', 'applied', null],
    ['GIFT-250', 'applied', null],
    ['STAY-NIGHT', 'applied', null],
    ['GIFT-USED', 'alreadyUsed', null],
    ['GIFT-LATE', 'outsidePeriod', 'expired'],
    ['GIFT-HELD', 'alreadyUsed', null],
    ['TEA-FOR-TWO', 'invalidCategory', 'category'],
    ['GIFT-ODD', 'unknown', null],
    ['GIFT-DESK', 'notOnline', null],
    ['NOBODYS', 'notFound', null],
  ])('%s: %s', async (reference, expected, help) => {
    const outcome = classifyVoucher(reference, await status(reference));
    expect(
      outcome.kind === 'applied' ? [outcome.kind, null] : [outcome.voucher.reason, outcome.help],
    ).toEqual([expected, help]);
  });
});

describe('A §5.3 free rooms for a booking that holds one', () => {
  const { client, begin, find, configure } = inScenario();
  const rooms = { ...asked, guestOccupancies: [couple, couple] };

  test('D-38 a new search counts the hold once against the other leg, not against its own', async () => {
    const { areas } = await configure();
    const sessionId = await begin();
    const unitsFor = async (leg: number, others: ReturnType<typeof createLegs>) => {
      const answer = await find({ guestOccupancies: rooms.guestOccupancies }, sessionId);
      const found = answer.roomAvailabilities.find((candidate) => candidate.leg === leg)?.roomRates ?? [];
      const offers = areaOffers(areas, found, couple, others, 1).flatMap((area) => area.offers);
      return offers.find(({ roomType }) => roomType.code === 'HSLK')?.units ?? NaN;
    };
    const before = await unitsFor(1, []);
    const [first] = createLegs(rooms);
    if (!first) throw new Error('no leg');
    const leg = {
      ...chooseRoom(first, 'HSLK', guestQuotaOf(couple)),
      rate: availableRate({ rateCode: 'DAILYBABB' }),
    };
    await client.call(bookLeg, { params: { sessionId }, body: legBookingBody(rooms, leg) });
    expect(before).toBeGreaterThan(1);
    expect(await unitsFor(1, [])).toBe(before);
    expect(await unitsFor(2, [leg])).toBe(before - 1);
  });
});
