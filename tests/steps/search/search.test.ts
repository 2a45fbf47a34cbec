import { describe, expect, it } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import type { SearchTold } from '../../../machines/steps/search/stay-dates.types.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { configuration, party as partyOf, search, staySearch, session } from '../../support/fixtures.ts';
import { reach } from '../../support/reach.ts';
import { opened, searched } from './start-search.ts';
import { closed, party, searchWorld } from './search.world.ts';
import { sendAll } from '../../support/send-all.ts';

/** A calendar that records every search it is told. */
const listeningCalendar = () =>
  fromTransition((told: OpenSearch[], event: SearchTold) => [...told, event.search], []);

describe('A §2.4 the search form', () => {
  it('paths take every transition', () => {
    const { paths } = expectWorld(searchWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('returns the search with a trimmed code and one party per room', async () => {
    const actor = opened();
    sendAll(actor, { type: 'arrival.chosen', date: '2027-06-01' }, { type: 'nights.chosen', nights: 3 });
    actor.send({ type: 'rooms.chosen', rooms: 2 });
    actor.send({ type: 'party.changed', room: 1, party: { ...party, adults: 1, dogs: 1 } });
    sendAll(actor, { type: 'code.typed', code: ' HEATHER ' }, { type: 'search.submitted' });
    expect(await searched(actor)).toEqual({
      type: 'searched',
      vouchers: [],
      search: {
        arrivalDate: '2027-06-01',
        numberOfNights: 3,
        code: 'HEATHER',
        amendId: null,
        guestOccupancies: [party, { ...party, adults: 1, dogs: 1 }],
      },
    });
  });

  it('D-500 tells the calendar the current form each time its dialog opens', () => {
    const calendar = createActor(listeningCalendar()).start();
    const actor = opened();
    sendAll(actor, { type: 'dates.opened' }, { type: 'stayDates.began', calendar });
    // The dialog is open already.
    sendAll(actor, { type: 'dates.opened' }, { type: 'modal.closed' });
    sendAll(actor, { type: 'code.typed', code: 'HEATHER' }, { type: 'nights.chosen', nights: 3 });
    actor.send({ type: 'dates.opened' });
    expect(calendar.getSnapshot().context.map(({ code, numberOfNights }) => [code, numberOfNights])).toEqual([
      [null, 2],
      ['HEATHER', 3],
    ]);
  });

  it('D-500 keeps the calendar while a search waits for its voucher', () => {
    const actor = opened();
    actor.send({ type: 'dates.opened' });
    const calendar = selectors.selectStayDates(actor.getSnapshot());
    sendAll(actor, { type: 'modal.closed' }, { type: 'reference.typed', reference: 'GIFT-100' });
    actor.send({ type: 'search.submitted' });
    expect(selectors.selectStayDates(actor.getSnapshot())).toBe(calendar);
    expect(calendar).toBeDefined();
  });

  it('D-500 begins the calendar again after it has failed', async () => {
    const broken = stayDatesMachine.provide({
      guards: {
        canGoOn: () => {
          throw new Error('broken');
        },
      },
    });
    const actor = opened({}, undefined, broken);
    actor.send({ type: 'dates.opened' });
    selectors.selectStayDates(actor.getSnapshot())?.send({ type: 'month.next' });
    await reach(actor, (snapshot) => selectors.selectStayDates(snapshot) === undefined);
    sendAll(actor, { type: 'modal.closed' }, { type: 'dates.opened' });
    expect(selectors.selectStayDates(actor.getSnapshot())).toBeDefined();
  });

  it('A §9.1 takes 1 to 14 nights', () => {
    const actor = opened();
    for (const nights of [0, 15, 1.5]) actor.send({ type: 'nights.chosen', nights });
    expect(actor.getSnapshot().context.numberOfNights).toBe(2);
    actor.send({ type: 'nights.chosen', nights: 14 });
    expect(actor.getSnapshot().context.numberOfNights).toBe(14);
  });

  it('A §5.2 brings a party within the limits', () => {
    const actor = opened();
    const many = { adults: 9, childCount: 3, children: [], dogs: 7 };
    actor.send({ type: 'party.changed', room: 0, party: many });
    expect(actor.getSnapshot().context.parties).toEqual([
      { adults: 4, childCount: 1, children: [{ index: 0, age: null }], dogs: 2 },
    ]);
  });

  it('E-09 waits for the age of every child', async () => {
    const actor = opened();
    actor.send({ type: 'party.changed', room: 0, party: partyOf(2, [null]) });
    expect([
      selectors.selectCanSearch(actor.getSnapshot()),
      selectors.selectIsBlockedByAges(actor.getSnapshot()),
    ]).toEqual([false, true]);
    actor.send({ type: 'search.submitted' });
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'party.changed', room: 0, party: partyOf(2, [7]) });
    expect(selectors.selectIsBlockedByAges(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'search.submitted' });
    expect(await searched(actor)).toEqual({
      type: 'searched',
      vouchers: [],
      search: staySearch({ guestOccupancies: [partyOf(2, [7])] }),
    });
  });

  it('amending starts with the booked party, and may keep it', () => {
    const booked = partyOf(2, [null, null], 1);
    const actor = opened({ search: { ...search({ amendId: 'A-1' }), guestOccupancies: [booked] } });
    expect(actor.getSnapshot().context.parties).toEqual([booked]);
    actor.send({ type: 'party.changed', room: 0, party: partyOf(3, [4, 9, 1], 1) });
    expect(actor.getSnapshot().context.parties).toEqual([partyOf(3, [4, 9], 1)]);
  });

  it("A §5.2 blocks the search for '5+' rooms, and keeps the parties", () => {
    const actor = opened();
    sendAll(actor, { type: 'rooms.chosen', rooms: 3 }, { type: 'rooms.chosen', rooms: 0 });
    expect(selectors.selectCanSearch(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context.parties).toHaveLength(3);
  });

  it('fixes the number of rooms when amending', () => {
    const actor = opened({ search: search({ amendId: 'A-1' }) });
    actor.send({ type: 'rooms.chosen', rooms: 3 });
    expect(actor.getSnapshot().context.rooms).toBe(1);
  });

  it('searches at once, without a form, for a search that is decided', () => {
    const input = { configuration: configuration(), session, search: search(), isDecided: true };
    const actor = createActor(searchMachine, { input }).start();
    expect(actor.getSnapshot().output).toEqual({ type: 'searched', search: staySearch(), vouchers: [] });
  });

  it('cannot search while the rooms system is disabled', () => {
    const actor = opened({ configuration: closed });
    expect(selectors.selectIsClosed(actor.getSnapshot())).toBe(true);
    expect(selectors.selectCanSearch(actor.getSnapshot())).toBe(false);
  });
});
