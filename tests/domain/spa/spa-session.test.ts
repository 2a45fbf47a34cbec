import { describe, expect, test } from 'vitest';
import { withSpaSession } from '../../../src/domain/spa/spa-session.ts';
import { boughtTreatment, legPackage, packagePrice } from '../../support/extras-fixtures.ts';
import { heldLeg } from '../../support/fixtures.ts';
import { MONDAY, spaSelection } from '../../steps/itinerary/itinerary-stay.ts';

const treatments = legPackage({
  price: packagePrice({ code: 'SPA', amount: 0 }),
  selections: [boughtTreatment(`${MONDAY}T10:30:00`)],
});

describe('A §3.9 the spa session of a room', () => {
  test.each([
    ['the spa package', { spaPackages: [spaSelection(0, 0, `${MONDAY}T10:30:00`)] }, 's-1'],
    ['an add-on treatment', { packages: [treatments] }, 's-1'],
    ['an empty spa package', { spaPackages: [], spaSessionId: 's-1' }, null],
    ['another add-on', { packages: [{ ...treatments, selections: [] }], spaSessionId: 's-1' }, null],
  ])('is kept only with treatments: %s', (_, values, spaSessionId) => {
    const leg = heldLeg(1, values);
    expect(withSpaSession(leg, 's-1')).toEqual({ ...leg, spaSessionId });
  });
});
