import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/api/read-answer.ts';
import { exchangeRates, loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { searchAvailability } from '../../../src/api/stay/availability.ts';
import { arrival } from '../../../src/api/stay/arrival.ts';
import { checkAnswer } from './check-answer.ts';

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

const sent = {
  CheckInTime: '15:00',
  CheckOutTime: '11:00',
  Address: ['Withenmere', ' Harlebridge ', '', 'KD9 1WM'],
  Directions: '/contact/',
};
const read = {
  checkInTime: '15:00',
  checkOutTime: '11:00',
  address: ['Withenmere', 'Harlebridge', 'KD9 1WM'],
  directions: '/contact/',
};
const nothing = { checkInTime: null, checkOutTime: null, address: [], directions: null };

describe('arrival and departure details of the estate', () => {
  checkAnswer('all details', {
    call: { endpoint: 'stayConfiguration', answer: arrival },
    wire: sent,
    result: read,
    required: [],
  });

  it.each([[undefined], [null], [''], ['at three'], [[]], [{}], [42]])('%j gives no details', (value) => {
    expect(v.parse(arrival, value)).toEqual(nothing);
  });

  it('E-20 an empty part or an impossible time counts as missing; the other parts stay', () => {
    const odd = { CheckInTime: '', CheckOutTime: '24:00', Address: '', Directions: null };
    expect(v.parse(arrival, odd)).toEqual(nothing);
    expect(v.parse(arrival, { ...sent, CheckInTime: 'from three', Address: 'Withenmere' })).toEqual({
      ...read,
      checkInTime: null,
      address: [],
    });
  });
});

it('D-567 reads the rough value of one unit of the estate’s currency in others', () => {
  const sent = [
    { Currency: 'EUR', Rate: 1.15 },
    { Currency: 'JPY', Rate: 190, Note: 'as of today' },
  ];
  expect(v.parse(exchangeRates, sent)).toEqual([
    { currency: { code: 'EUR', decimals: 2 }, rate: 1.15 },
    { currency: { code: 'JPY', decimals: 0 }, rate: 190 },
  ]);
});

it('D-567 leaves out unreadable rates', () => {
  const eur = { Currency: 'EUR', Rate: 1.15 };
  const bad = [
    ...[null, '', 'EUR', {}, { Currency: 'EUR' }, { Currency: 'EURO', Rate: 1 }, { Rate: 1.15 }],
    ...[0, -1, Number.NaN, Number.POSITIVE_INFINITY, '1,15'].map((rate) => ({ Currency: 'EUR', Rate: rate })),
  ];
  expect(v.parse(exchangeRates, [...bad, eur])).toEqual([
    { currency: { code: 'EUR', decimals: 2 }, rate: 1.15 },
  ]);
  expect(['', null, undefined, 'none', {}, 5].map((sent) => v.parse(exchangeRates, sent))).toEqual([
    ...[[], [], [], [], [], []],
  ]);
});
