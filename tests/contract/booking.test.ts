import { expect, test } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import {
  breakfastRequest,
  dinnerRequest,
  findTables,
  addOnTablesRequest,
} from '../../src/api/dining/tables.ts';
import { findPackageTeeTimes, packageTeeTimesBody } from '../../src/api/golf/package-tee-times.ts';
import { findExtras, mudRequest, spaGardenRequest } from '../../src/api/spa/extras.ts';
import { findSpaTimes, spaTimesBody } from '../../src/api/spa/times.ts';
import type { LegPackage, PackageSelection } from '../../src/domain/addons/addons.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { Booking, Guest, Leg } from '../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import { sumDifference } from '../../src/domain/money/estate-sums.ts';
import type { DiningBooking, DiningDay } from '../../src/domain/dining/dining.ts';
import { chooseRate, chooseRoom, createBooking, holdLeg } from '../../src/domain/booking/legs.ts';
import { lostByAmending } from '../../src/domain/booking/lost-by-amending.ts';
import type { SearchWithVouchers } from '../../src/domain/search/occupancy.ts';
import { legTotal } from '../../src/domain/money/pricing.ts';
import { bookingTotal } from '../../src/domain/vouchers/voucher-shares.ts';
import { findStay } from '../../src/api/stay/bookings.ts';
import { allPorts } from '../support/all-ports.ts';
import { runPort as run } from '../support/run-port.ts';
import { createTabLock } from '../../widget/wiring/tab-lock.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';
import { faultsOf } from './conversations/request-schemas.ts';
import { ARRIVAL, GOOD_CARD } from './estate-client.ts';
import { talkToEstate } from './shipped-client.ts';
import { POUNDS } from '../support/pounds.ts';

const { estate, anonymous: client } = talkToEstate();

const SECOND_DAY = '2027-04-14';
const SEARCH: SearchWithVouchers = {
  arrivalDate: ARRIVAL,
  numberOfNights: 2,
  code: 'HEATHER',
  voucherCodes: ['GIFT-100'],
  amendId: null,
  guestOccupancies: [
    { adults: 2, childCount: 0, children: [], dogs: 1 },
    { adults: 2, childCount: 1, children: [{ index: 0, age: 7 }], dogs: 0 },
  ],
};

function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the estate has no ${what}`);
  return value;
}

/** The leg with the first free room that takes its party and has a rate. */
function chosenLeg(
  configuration: StayConfiguration,
  availability: Availability,
  leg: Leg,
  rateCode: string,
): Leg {
  const offer = found(availability.roomAvailabilities[leg.leg - 1], `offer for room ${leg.leg}`);
  const types = configuration.areas.flatMap(({ roomTypes }) => roomTypes);
  const free = offer.roomRates.filter(({ room, rates }) => {
    const type = types.find(({ code }) => code === room.code);
    const suits =
      (leg.guestQuota.dogs === 0 || type?.isDogFriendly) && (leg.leg === 1 || type?.isChildFriendly);
    return suits && room.unitsAvailable > 0 && rates.some((candidate) => candidate.rateCode === rateCode);
  });
  const { room, rates, packages } = found(free[0], `room with ${rateCode}`);
  const rated = rates.find((candidate) => candidate.rateCode === rateCode);
  const rate = found(rated, rateCode);
  return named(chooseRate(configuration, chooseRoom(leg, room.code, offer.guestQuota), rate, packages));
}

function named(leg: Leg): Leg {
  const name = (guest: Guest, index: number): Guest => ({
    ...guest,
    title: guest.isChild ? 'MISS' : 'MR',
    firstName: `Guest${index + 1}`,
    lastName: 'Fell',
    isLeadGuest: leg.leg === 1 && index === 0,
  });
  return { ...leg, guests: leg.guests.map(name) };
}

/** The first free table of each day. */
function tablesOf(days: readonly DiningDay[]): DiningBooking[] {
  return days.map(({ date, restaurantAvailabilities }) => {
    const [first] = restaurantAvailabilities.flatMap(({ restaurantId, availability }) =>
      availability.timeSlots.map(({ timeSlot }) => ({ restaurant: restaurantId, timeslot: timeSlot })),
    );
    return first
      ? { date, isAvailable: true, ...first }
      : { date, isAvailable: false, restaurant: null, timeslot: null };
  });
}

async function spaSlot(talker: Client, date: string, durationId: string) {
  const { guestAvailability } = await talker.call(findSpaTimes, {
    body: spaTimesBody('7d1f', date, durationId),
  });
  const slots = guestAvailability.flatMap(({ periods }) => [...periods.AM, ...periods.PM]);
  return found(
    slots.find(({ isAvailable }) => isAvailable),
    'free treatment',
  );
}

/** Room 1 with everything that its rate includes booked. */
async function withItinerary(configuration: StayConfiguration, leg: Leg): Promise<Leg> {
  const rate = found(
    configuration.rateGroups.flatMap(({ rates }) => rates).find(({ code }) => code === 'SPADINE'),
    'SPADINE',
  );
  const ids = (restaurants: typeof rate.dinnerRestaurants) =>
    restaurants.map(({ restaurantId }) => restaurantId);
  const stay = { guests: 2, arrivalDate: ARRIVAL, numberOfNights: 2 };
  const breakfasts = breakfastRequest({ ...stay, restaurants: ids(rate.breakfastRestaurants) });
  const dinners = dinnerRequest(
    { ...stay, restaurants: ids(rate.dinnerRestaurants) },
    rate.dinnersIsFirstNight,
  );
  const treatments = rate.treatmentGroups.flatMap(({ treatments }) => treatments);
  const dearer = treatments.flatMap((treatment) =>
    treatment.durations
      .filter(({ priceDifference }) => priceDifference > 0)
      .map((duration) => ({ treatment, duration })),
  );
  const { treatment, duration } = found(dearer[0], 'dearer treatment');
  return {
    ...leg,
    breakfast: tablesOf(await client.call(findTables, { body: breakfasts })),
    dinner: tablesOf(await client.call(findTables, { body: dinners })),
    spaPool: [{ date: ARRIVAL, time: 'Evening' }],
    spaPackages: [
      {
        bookingType: 2,
        guestIndex: 1,
        dateIndex: 0,
        treatment: { id: treatment.id, displayName: treatment.displayName },
        duration,
        time: await spaSlot(client, ARRIVAL, duration.id),
      },
    ],
    requests: { ...leg.requests, specialRequirements: 'A quiet room.', dogRequirements: 'Rex, a terrier' },
  };
}

/** Room 2 with an add-on of every kind. */
async function withAddOns(
  configuration: StayConfiguration,
  prices: readonly LegPackage['price'][],
  sessionId: string,
  leg: Leg,
): Promise<Leg> {
  const add = (
    code: string,
    quantity: number,
    selections: PackageSelection[] = [],
    override?: number,
  ): LegPackage => {
    const price = found(
      prices.find((candidate) => candidate.code === code),
      code,
    );
    const amountOverride = override ?? price.amountOverride;
    return { price: { ...price, amountOverride }, quantity, selections, sortIndex: 0 };
  };
  const [table] = tablesOf(
    await client.call(findTables, { body: addOnTablesRequest(SECOND_DAY, 2, 'GALLERY') }),
  );
  const times = await client.call(findPackageTeeTimes, {
    body: packageTeeTimesBody(sessionId, SECOND_DAY, 2),
  });
  const spa = found(
    configuration.addOns.find(({ code }) => code === 'SPATREAT')?.spaTreatments[0],
    'treatment to add',
  );
  const duration = found(spa.durations[0], 'duration');
  const mud = await client.call(findExtras, { body: mudRequest(ARRIVAL, ['MUD2']) });
  const garden = await client.call(findExtras, { body: spaGardenRequest(ARRIVAL, ['GARDEN60']) });
  const mudStart = found(mud.addonAppointments[0]?.items[0], 'mud start');
  const gardenStart = found(garden.groups[0]?.items[0], 'garden start');
  return {
    ...leg,
    packages: [
      add('FLOWERS', 3),
      add('HAMPER', 1),
      add('LAUNCH', 1),
      add('LATEOUT', 1),
      add('DINGALL', 2, [
        {
          kind: 'table',
          date: SECOND_DAY,
          quantity: 2,
          restaurant: found(table?.restaurant, 'table'),
          timeslot: found(table?.timeslot, 'table'),
        },
      ]),
      add('GOLFRND', 2, [
        {
          kind: 'golf',
          date: SECOND_DAY,
          quantity: 2,
          time: found(
            [...times.AM, ...times.PM].find(({ reference }) => reference !== null),
            'tee time',
          ),
        },
      ]),
      add('SPATREAT', 1, [
        {
          kind: 'treatment',
          date: SECOND_DAY,
          guestIndex: 0,
          displayName: spa.displayName,
          durationId: duration.id,
          duration: duration.duration,
          price: duration.price,
          time: await spaSlot(client, SECOND_DAY, duration.id),
        },
      ]),
      add(
        'MUDROOM',
        1,
        [{ kind: 'mud', code: 'MUD2', guestIndexes: [0, 1], time: mudStart }],
        mudStart.actualPrice,
      ),
      add(
        'SPAGDN',
        1,
        [{ kind: 'spaGarden', code: 'GARDEN60', guestIndexes: [0, 1, 2], time: gardenStart }],
        gardenStart.actualPrice,
      ),
    ],
  };
}

test('A §4.1 books a stay with one of everything; the estate’s total equals the widget’s', async () => {
  const vault = new Vault();
  const resources = { client, auth: null, vault, locks: null, tab: createTabLock(null) };
  const ports = allPorts({ ...resources, ...POUNDS });
  const configuration = await run(ports.loadConfiguration, undefined);
  const { id: sessionId } = await run(ports.beginSession, undefined);
  const asked = { reference: 'GIFT-100', arrivalDate: ARRIVAL };
  const status = found(await run(ports.checkVoucher, asked), 'voucher');
  const voucher = { voucher: found(status.voucher, 'voucher'), content: found(status.content, 'voucher') };
  const availability = await run(ports.searchAvailability, { sessionId, search: SEARCH });
  expect([availability.isAvailable, availability.isPromoAvailable]).toEqual([true, true]);
  const draft = createBooking({ search: SEARCH, vouchers: [voucher] });
  const legs: Leg[] = [];
  for (const [index, rateCode] of ['SPADINE', 'HEATHERBB'].entries()) {
    const leg = chosenLeg(configuration, availability, found(draft.legs[index], 'leg'), rateCode);
    const hold = await run(ports.bookLeg, { sessionId, search: SEARCH, leg });
    legs.push(holdLeg(leg, hold));
  }
  const [first, second] = [found(legs[0], 'leg'), found(legs[1], 'leg')];
  const prices = await run(ports.loadPackages, { search: SEARCH });
  const booking: Booking = {
    ...draft,
    legs: [
      await withItinerary(configuration, first),
      await withAddOns(configuration, prices, sessionId, second),
    ],
    leadGuest: {
      title: 'MR',
      firstName: 'Guest1',
      lastName: 'Fell',
      emailAddress: 'tom@example.com',
      telephone: '+447700900123',
      address: { line1: '1 Mill Lane', line2: '', city: 'Kelderby', country: 'GB', postCode: 'KD1 4AB' },
    },
  };
  const staged = await run(ports.stageBooking, { sessionId, booking, configuration });
  expect(staged.iPageSessionId).toBeNull();
  expect(Object.values(staged.sums)).not.toContain(null);
  expect(sumDifference(booking, staged.sums)).toBeNull();
  vault.put('card', GOOD_CARD);
  expect(await run(ports.completeBooking, { sessionId, inFrame: false })).toEqual({ type: 'accepted' });

  expect(estate.state.ledger.flatMap(faultsOf)).toEqual([]);
  const [finished] = estate.state.bookings;
  const pence = (pounds: number | undefined) => Math.round((pounds ?? 0) * 100);
  expect(finished?.rooms.map(({ total }) => pence(total))).toEqual(booking.legs.map(legTotal));
  expect(pence(finished?.total) - pence(finished?.paidByVoucher)).toBe(bookingTotal(booking));
  expect(booking.legs[0]?.breakfast?.map(({ isAvailable }) => isAvailable)).toEqual([true, true]);
  expect(finished?.vouchers).toEqual(['GIFT-100']);
  expect(finished?.rooms.map(({ guests }) => guests.length)).toEqual([2, 3]);
  expect(finished?.cardEnding).toBe(GOOD_CARD.cardNumber.slice(-4));
  const { confirmationNumber } = found(first.hold, 'hold');
  const made = await run(ports.findBooking, { confirmationNumber });
  expect([made.isBooked, made.total]).toEqual([true, staged.sums.total]);
  // E-17: booking the same stay again loses nothing.
  const body = { confirmationNumber, emailAddress: 'tom@example.com' };
  const { items } = await client.call(findStay, { body });
  const lost = items.map((room) => lostByAmending(room, booking.legs, configuration));
  expect(lost).toEqual(items.map(() => ({ onArrival: null, included: [], things: [] })));
  const missing = await run(ports.findBooking, { confirmationNumber: '1' });
  expect([missing.isBooked, missing.total]).toEqual([false, null]);
});
