import { expect, it } from 'vitest';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { hasSpa, visitsSpa } from '../../../src/domain/spa/has-spa.ts';
import { legPackage, packagePrice } from '../../support/extras-fixtures.ts';
import { addOn, configuration, heldLeg, rateGroup, rateGroupRate } from '../../support/fixtures.ts';

const withRate = (values: Parameters<typeof rateGroupRate>[0]) => ({
  rateGroups: [rateGroup('spa', [rateGroupRate(), rateGroupRate(values)])],
});
const status = { isDisabled: true, bookingMessage: '', inlineMessage: '' };

it.each<[string, Partial<StayConfiguration>, boolean]>([
  ['nothing of it', { addOns: [addOn()], systemStatuses: [{ ...status, system: 'Golf' }] }, false],
  ['its system, though closed for now', { systemStatuses: [{ ...status, system: 'Spa' }] }, true],
  ['treatments as an add-on', { addOns: [addOn(), addOn({ isSpaTreatments: true })] }, true],
  ['the mud room', { addOns: [addOn({ isMudTreatment: true })] }, true],
  ['the spa garden', { addOns: [addOn({ isSpaGarden: true })] }, true],
  ['a rate with treatments', withRate({ includesSpa: true }), true],
  ['a rate with the pool', withRate({ includesSpaPool: true }), true],
  ['a spa rate', withRate({ forceIsSpa: true }), true],
  ['treatments of a rate', withRate({ treatmentGroups: [{ treatments: [] }] }), true],
])('a hotel has a spa by its configuration: %s', (_, values, has) => {
  expect(hasSpa(configuration(values))).toBe(has);
});

it('a hotel has a spa by the treatments of the account’s configuration', () => {
  const [treatment] = [
    { id: '1', displayName: 'Facial', description: '', images: [], minimumAge: 0, durations: [] },
  ];
  expect(hasSpa({ ...configuration(), spaTreatments: [treatment] })).toBe(true);
});

it('D-615 the guests of a room go to the spa by their rate, or by an add-on of it', () => {
  const rate = (values: Parameters<typeof rateGroupRate>[0]) =>
    visitsSpa(configuration({ rateGroups: [rateGroup('spa', [rateGroupRate(values)])] }), heldLeg());
  expect([
    rate({ includesSpa: true }),
    rate({ includesSpaPool: true }),
    rate({ includesGolf: true }),
  ]).toEqual([...[true, true, false]]);
  const room = heldLeg(1, { packages: [legPackage({ price: packagePrice({ code: 'FIZZ' }) })] });
  const bought = (values: Parameters<typeof addOn>[0]) =>
    visitsSpa(configuration({ addOns: [addOn({ code: 'FIZZ', ...values })] }), room);
  expect([bought({}), bought({ isSpaTreatments: true }), bought({ isMudTreatment: true })]).toEqual([
    ...[false, true, true],
  ]);
});
