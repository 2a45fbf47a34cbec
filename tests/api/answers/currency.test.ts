import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/api/read-answer.ts';
import { searchAvailability } from '../../../src/api/stay/availability.ts';

describe("B §9 a rate's currency", () => {
  const { answer } = searchAvailability;
  const withCurrency = (currency: object) => ({
    IsAvailable: true,
    RoomAvailabilities: [
      {
        Leg: 1,
        GuestQuota: { Adults: 2, Children: 0, Infants: 0 },
        RoomRates: [
          {
            Room: { Code: 'LAK', UnitsAvailable: 1 },
            Rates: [{ RateCode: 'ROOM', Amount: 99, RequiresDeposit: false, ...currency }],
          },
        ],
      },
    ],
  });

  it.each([{}, { Currency: null }, { Currency: '' }, { Currency: '  ' }, { Currency: ' gbp' }])(
    '%j is pounds (E-20)',
    (currency) => {
      const { roomAvailabilities } = v.parse(answer, withCurrency(currency));
      expect(roomAvailabilities[0]?.roomRates[0]?.rates[0]?.currency).toBe('GBP');
    },
  );

  it.each(['EUR', 'usd', '£', 'GBP EUR', 826])(
    '%j makes the answer unreadable, and names the place',
    (currency) => {
      const { issues } = v.safeParse(answer, withCurrency({ Currency: currency }), { abortEarly: true });
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([
        'RoomAvailabilities.0.RoomRates.0.Rates.0.Currency',
      ]);
    },
  );

  it('the failure says what was expected and not what came', () => {
    expect(() => readAnswer(searchAvailability, withCurrency({ Currency: 'EUR' }))).toThrow(
      expect.objectContaining({
        failure: {
          kind: 'unreadable',
          endpoint: 'availability',
          path: 'RoomAvailabilities.0.RoomRates.0.Rates.0.Currency',
          message: 'expected GBP',
        },
      }),
    );
  });
});
