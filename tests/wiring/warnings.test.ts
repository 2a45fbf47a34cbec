import { expect, it } from 'vitest';
import { warnOfSums } from '../../widget/wiring/warnings.ts';
import { startBooking } from '../booking/start-booking.ts';
import { warnOfCountry } from '../../widget/wiring/warnings.ts';

it.each([
  ['total', 'booking C-1: the guest was shown 115.5 in total, the estate says 415'],
  ['dueToday', 'booking C-1: the guest was shown 115.5 to pay today, the estate says 415'],
] as const)('E-06 a warning tells the page which sum differs: %s', (of, message) => {
  const warnings: string[] = [];
  const { actor } = startBooking();
  const stop = warnOfSums(actor, (warning) => warnings.push(warning));
  const differs = {
    type: 'sums.differ',
    confirmationNumber: 'C-1',
    of,
    shown: 11_550,
    estate: 41_500,
  } as const;
  actor.send(differs);
  stop();
  actor.send(differs);
  expect(warnings).toEqual([message]);
});

const countries = [
  { code: 'GB', displayName: 'United Kingdom' },
  { code: 'FR', displayName: 'France' },
];

it.each([
  ['FR', countries, []],
  ['DE', countries, ['country DE is not in the configuration']],
  ['DE', [], []],
  ['GB', countries.slice(1), []],
])('B §2.2 the country %s of a page is looked for in the configuration', (country, known, warnings) => {
  const heard: string[] = [];
  warnOfCountry(country, (message) => heard.push(message))(known);
  expect(heard).toEqual(warnings);
});
