import { describe, expect, test } from 'vitest';
import * as selectors from '../../../machines/steps/rates/rates.selectors.ts';
import type { RoomRate } from '../../../src/domain/rooms/availability.ts';
import { httpError } from '../../support/http-error.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';
import { availabilityFor, kingRates, retreatRate } from '../rooms/rooms-stay.ts';
import { kingChosen, ratesInput, startRates } from './start-rates.ts';

describe('F-07 a room that the estate refuses to hold, with a reason', () => {
  const refused = async (now: RoomRate[] | null) => {
    const { actor, calls, searches, told } = startRates(ratesInput());
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'rate.confirmed' });
    calls[0]?.reject(httpError('bookLeg', 409, 'Taken.'));
    await reach(actor, (snapshot) => snapshot.matches('renewing'));
    expect(selectors.selectIsHolding(actor.getSnapshot())).toBe(true);
    expect(searches.map(({ input }) => input)).toEqual([
      { sessionId: 'S1', search: { ...kingChosen.search, voucherCodes: [] } },
    ]);
    const renewed = now && availabilityFor(kingChosen, now);
    if (renewed) searches[0]?.resolve(renewed);
    else searches[0]?.reject(httpError('searchAvailability', 503));
    const snapshot = await reach(actor, selectors.selectHasFailed);
    expect(told).toEqual(renewed ? [{ type: 'availability.renewed', availability: renewed }] : []);
    return [
      selectors.selectGone(snapshot),
      selectors.selectRateCode(snapshot),
      selectors.selectPanels(snapshot).length,
      selectors.selectFees(snapshot).map(({ name }) => name),
    ];
  };
  const one = { code: 'KNG', unitsAvailable: 1 };

  test.each<[string, RoomRate[] | null, unknown[]]>([
    ['the room is said to be gone where it is', [], ['room', null, 0, []]],
    ['or where none is left', [{ ...kingRates, room: { ...one, unitsAvailable: 0 } }], ['room', null, 0, []]],
    [
      'the rate is, where the room has others',
      [{ ...kingRates, rates: [retreatRate] }],
      ['rate', null, 1, ['DOG']],
    ],
    ['neither is, where both are still there', [kingRates], [null, 'DAILYBABB', 4, ['DOG']]],
    ['nor where nobody knows', null, [null, 'DAILYBABB', 4, ['DOG']]],
  ])('%s', async (_, now, found) => {
    expect(await refused(now)).toEqual(found);
  });
});
