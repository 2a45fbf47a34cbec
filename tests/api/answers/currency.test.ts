import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/api/read-answer.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
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
    'E-20 %j means pounds',
    (currency) => {
      const { roomAvailabilities } = v.parse(answer, withCurrency(currency));
      expect(roomAvailabilities[0]?.roomRates[0]?.rates[0]?.currency).toBe('GBP');
    },
  );

  it.each(['EUR', 'usd', '£', 'GBP EUR', 826])(
    'D-566 %j makes the answer unreadable; the error names the path',
    (currency) => {
      const { issues } = v.safeParse(answer, withCurrency({ Currency: currency }), { abortEarly: true });
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([
        'RoomAvailabilities.0.RoomRates.0.Rates.0.Currency',
      ]);
    },
  );

  it('the failure names the expected currency, not the one received', () => {
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

  it('D-566 must be that of the configuration; amounts are read in its minor units', () => {
    const inYen = withCurrency({ Amount: 12_000, Currency: 'jpy' });
    const { roomAvailabilities } = readAnswer(searchAvailability, inYen, { code: 'JPY', decimals: 0 });
    expect(roomAvailabilities[0]?.roomRates[0]?.rates[0]).toMatchObject({ amount: 12_000, currency: 'JPY' });
    const inDinar = readAnswer(searchAvailability, withCurrency({ Amount: 12.345 }), {
      code: 'KWD',
      decimals: 3,
    });
    expect(inDinar.roomAvailabilities[0]?.roomRates[0]?.rates[0]).toMatchObject({
      amount: 12_345,
      currency: 'KWD',
    });
  });
});

describe('the currency of a configuration', () => {
  const wire = (currency: unknown) => ({
    Areas: [],
    AdultTitles: [],
    Currency: currency,
    AddOns: [
      {
        PMSCode: 'SPA',
        DisplayName: 'Spa',
        SpaTreatments: [
          { Id: 1, DisplayName: 'Mud', Durations: [{ Code: 'M', Id: 2, Duration: 60, Price: 12.345 }] },
        ],
      },
    ],
  });
  const read = (currency: unknown) => {
    const configuration = readAnswer(loadStayConfiguration, wire(currency));
    const price = configuration.addOns[0]?.spaTreatments[0]?.durations[0]?.price;
    return { currency: configuration.currency, price };
  };

  it('also applies to the prices of the configuration itself', () => {
    expect(read('kwd')).toEqual({ currency: { code: 'KWD', decimals: 3 }, price: 12_345 });
  });

  it.each([undefined, null, '', 'GBP'])('E-20 %j means the pound', (currency) => {
    expect(read(currency)).toEqual({ currency: { code: 'GBP', decimals: 2 }, price: 1_235 });
  });

  it.each(['pounds', '£', 826])(
    '%j makes the configuration unreadable; the error names the path',
    (currency) => {
      expect(() => read(currency)).toThrow(
        expect.objectContaining({ failure: expect.objectContaining({ path: 'Currency' }) as unknown }),
      );
    },
  );
});
