import { describe, expect, test } from 'vitest';
import { selectBookingWithRate, selectRateCode } from '../../machines/steps/rates/rates.selectors.ts';
import { fee, guest, heldLeg } from '../support/fixtures.ts';
import { reach } from '../support/reach.ts';
import { dailyRate, rate } from '../support/rooms-stay.ts';
import { kingChosen, ratesInput, startRates } from '../support/start-rates.ts';
import { answer } from '../worlds/rates.world.ts';

describe('D-483 the rates after another search', () => {
  const guests = [guest('Tom', 'Fell'), guest('Ivy', 'Fell', { guestCategoryIndex: 1 })];
  const old = heldLeg(1, {
    roomCode: 'KNG',
    rate: dailyRate,
    guests,
    golf: [{ date: '2027-05-01', time: { dateTime: '2027-05-01T10:00:00', item: null } }],
  });
  const again = { ...kingChosen, carried: { before: [old], notKept: [] } };

  test('select the previous rate; the bill includes what is kept', () => {
    const { actor } = startRates(ratesInput(again));
    expect(selectRateCode(actor.getSnapshot())).toBe('DAILYBABB');
    expect(selectBookingWithRate(actor.getSnapshot()).legs[0]?.guests).toEqual(guests);
  });

  test('do not select a rate that is gone', () => {
    const gone = { ...again, carried: { before: [{ ...old, rate: rate('OVER', 1) }], notKept: [] } };
    const { actor } = startRates(ratesInput(gone));
    expect(selectRateCode(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'rate.confirmed' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'browsing' });
  });

  test('return with the held room what was kept and what was not', async () => {
    const { actor, calls } = startRates(ratesInput(again));
    actor.send({ type: 'rate.confirmed' });
    calls[0]?.resolve(answer);
    const { output } = await reach(actor, (snapshot) => snapshot.status === 'done');
    expect(output).toEqual({
      type: 'legHeld',
      rate: dailyRate,
      includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
      hold: { confirmationNumber: 'C9', internalIdentifier: 'I9' },
      carried: {
        leg: {
          ...kingChosen.legs[0],
          rate: dailyRate,
          includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
          guests,
        },
        before: [],
        notKept: [
          {
            ...{ leg: 1, kind: 'golf', name: '', why: 'notWithRate' },
            when: { at: 'time', start: '2027-05-01T10:00:00' },
          },
        ],
      },
    });
  });
});
