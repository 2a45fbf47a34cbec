import * as v from 'valibot';
import { expect, it } from 'vitest';
import { exchangeRates } from '../../../src/api/stay/exchange-rates.ts';

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
