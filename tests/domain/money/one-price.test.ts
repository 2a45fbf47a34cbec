import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../widget/texts/british-formats.ts';
import { legWithRate, panelsFor, type RatesInput } from '../../../machines/steps/rates/rates.rules.ts';
import type { RoomRate } from '../../../src/domain/rooms/availability.ts';
import { dueOnArrival, dueToday, legBill } from '../../../src/domain/bill/bills.ts';
import { guestQuotaOf } from '../../../src/domain/search/guest-counts.ts';
import type { GuestOccupancy } from '../../../src/domain/search/occupancy.ts';
import { bookingSums } from '../../../src/domain/vouchers/voucher-shares.ts';
import { fromPrice, roomOffer } from '../../../src/domain/rooms/rooms.ts';
import { catalogue } from '../../support/catalogue.ts';
import { legLines } from '../../../widget/shared/summary-panel/leg-lines.ts';
import {
  availability,
  availableRate,
  booking,
  configuration,
  fee,
  leg,
  party,
  roomRate,
  roomType,
  staySearch,
} from '../../support/fixtures.ts';

interface Stay {
  guests: GuestOccupancy;
  found: RoomRate;
}

const pence = fc.nat(500_000);
const ages = fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 3 });

/** How many the estate requires, and the price. */
const anyFee = fc.tuple(fc.nat(3), pence);

/** A party and a room with rates, and with packages that the estate may require. */
const anyStay: fc.Arbitrary<Stay> = fc
  .record({
    ages,
    dogs: fc.nat(2),
    rates: fc.array(fc.tuple(pence, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 6 }),
    fees: fc.record({ DOG: anyFee, CHILD: anyFee, BABY: anyFee, CITYTAX: anyFee }, { requiredKeys: [] }),
  })
  .map(({ ages, dogs, rates, fees }) => ({
    guests: party(2, ages, dogs),
    found: roomRate({
      rates: rates.map(([amount, requiresDeposit, isPreferred], n) =>
        availableRate({ rateCode: isPreferred && n > 0 ? 'DAILYBABB' : `R${n}`, amount, requiresDeposit }),
      ),
      packages: Object.entries(fees).map(([code, [quantityRequired, total]]) =>
        fee(code, total, { quantityRequired }),
      ),
    }),
  }));

/** The fees that the party cannot avoid: what the estate requires (F-08), but nothing for a dog that stayed at home. */
function unavoidable({ guests, found }: Stay): number {
  const required = found.packages.filter(({ quantityRequired }) => quantityRequired > 0);
  return required.reduce(
    (sum, { code, total }) => sum + (code === 'DOG' && guests.dogs === 0 ? 0 : total),
    0,
  );
}

function ratesOf({ guests, found }: Stay): RatesInput {
  return {
    configuration: configuration(),
    session: { id: 'S1', businessDate: '2027-04-20' },
    booking: booking({
      search: staySearch({ guestOccupancies: [guests] }),
      legs: [leg({ roomCode: 'LAK', guestQuota: guestQuotaOf(guests) })],
    }),
    leg: 1,
    availability: availability(1, {
      roomAvailabilities: [{ leg: 1, guestQuota: guestQuotaOf(guests), roomRates: [found] }],
    }),
  };
}

describe('E-08 one price everywhere, for whatever is on offer', () => {
  test("a rate's price equals its bill, the summary and both payment panels, fees included", () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const input = ratesOf(stay);
        for (const offer of panelsFor(input).flatMap(({ offers }) => offers)) {
          const price = offer.rate.amount + unavoidable(stay);
          expect(offer.amount).toBe(price);
          const chosen = { ...input, rateCode: offer.rate.rateCode };
          // Choosing a code that occurs twice takes its first rate.
          if (stay.found.rates.find(({ rateCode }) => rateCode === chosen.rateCode) !== offer.rate) continue;
          const held = legWithRate(chosen);
          if (held === null) throw new Error('no rate');
          const made = { ...input.booking, legs: [held] };
          expect(legBill(made, held)).toMatchObject({ total: price, payable: price });
          expect(bookingSums(made).payable).toBe(price);
          expect(dueToday(made).total + dueOnArrival(made).total).toBe(price);
          // Beside another room its total stands in the summary, unless the rate's own line says it.
          const beside = { ...made, legs: [held, { ...held, leg: 2 }] };
          const lines = legLines(catalogue, input.configuration, beside, held);
          const last = lines.find(({ id }) => id === 'total') ?? lines.find(({ id }) => id === 'rate');
          expect(last?.amount).toBe(formats.price(price));
        }
      }),
    );
  });

  test("'From' on the card is the lowest price of its rates, with the fees that it names", () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const quota = guestQuotaOf(stay.guests);
        const lowest = Math.min(...stay.found.rates.map(({ amount }) => amount)) + unavoidable(stay);
        const prices = panelsFor(ratesOf(stay)).flatMap(({ offers }) => offers.map(({ amount }) => amount));
        const from = fromPrice(stay.found, quota);
        expect(from?.amount).toBe(lowest);
        expect(Math.min(...prices)).toBe(lowest);
        expect(from?.includes.reduce((sum, { amount }) => sum + amount, 0)).toBe(unavoidable(stay));
        const { outcome } = roomOffer(roomType({ maxChildren: null }), stay.found, stay.guests, [], 2);
        expect(outcome).toEqual({ kind: 'from', ...from });
      }),
    );
  });
});
