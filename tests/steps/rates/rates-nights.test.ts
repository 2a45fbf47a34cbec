import { describe, expect, test } from 'vitest';
import * as selectors from '../../../machines/steps/rates/rates.selectors.ts';
import { httpError } from '../../support/http-error.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';
import { calendarDay } from '../rooms/rooms-stay.ts';
import { ratesInput, startRates } from './start-rates.ts';

describe('the price of each night', () => {
  test('opens for the selected rate, and closes with another', async () => {
    const { actor, calendars } = startRates(ratesInput());
    expect(actor.getSnapshot().can({ type: 'nights.opened' })).toBe(false);
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'nights.opened' });
    expect(selectors.selectNightPrices(actor.getSnapshot())).toBe('loading');
    // £150 and £150 for the room, £20 a night for the dog.
    const night = { amount: 15_000, packagesTotal: 2_000 };
    calendars[0]?.resolve([calendarDay('2027-05-01', night), calendarDay('2027-05-02', night)]);
    await reach(actor, (snapshot) => snapshot.matches({ choosing: { nights: 'shown' } }));
    expect(selectors.selectNightPrices(actor.getSnapshot())).toEqual([
      { date: '2027-05-01', amount: 17_000 },
      { date: '2027-05-02', amount: 17_000 },
    ]);
    actor.send({ type: 'rate.selected', rateCode: 'RETREAT' });
    expect(selectors.selectNightPrices(actor.getSnapshot())).toBe('closed');
  });

  test('is not guessed where the nights do not add up, and a failure is told', async () => {
    const { actor, calendars } = startRates(ratesInput());
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'nights.opened' });
    calendars[0]?.resolve([calendarDay('2027-05-01'), calendarDay('2027-05-02')]);
    await reach(actor, (snapshot) => snapshot.matches({ choosing: { nights: 'shown' } }));
    expect(selectors.selectNightPrices(actor.getSnapshot())).toBe('none');
    sendAll(actor, { type: 'nights.closed' }, { type: 'nights.opened' });
    calendars[1]?.reject(httpError('loadCalendar', 503));
    await reach(actor, (snapshot) => snapshot.matches({ choosing: { nights: 'failed' } }));
    expect(selectors.selectNightPrices(actor.getSnapshot())).toBe('failed');
  });
});
