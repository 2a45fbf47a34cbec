import { describe, expect, it } from 'vitest';
import { selectHasNews } from '../../machines/booking/booking.selectors.ts';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import type { NotKept } from '../../src/domain/booking/not-kept.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { saveDraft } from '../../src/draft/draft.ts';
import { availability, availableRate, booking, guest, heldLeg, staySearch } from '../support/fixtures.ts';
import { complete, keptDraft, opened, resumed, type StartedBooking } from './start-booking.ts';

const party = { adults: 2, childCount: 0, children: [], dogs: 0 };
const quota = { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 };
const nextDay = staySearch({ arrivalDate: '2027-05-02' });
const lostRound: NotKept = {
  ...{ leg: 1, kind: 'golf', name: '' },
  ...{ when: { at: 'time', start: '2027-05-01T10:00:00' }, why: 'outsideStay' },
};
const lostGuest: NotKept = { leg: 1, kind: 'guest', name: 'Sam Fell', when: null, why: 'noGuest' };

const twoRooms = booking({
  search: staySearch({ guestOccupancies: [party, party] }),
  legs: [heldLeg(1), heldLeg(2)],
  leadGuest: complete.leadGuest,
});

/** A guest with a booking who has searched again and is choosing a room. */
async function searchedAgain(before = complete, asked = nextDay) {
  const started = await opened({
    draft: keptDraft({ booking: before, place: { step: 'search', leg: 1 } }),
  });
  await started.answer('checkSession', undefined);
  await started.answer('search', { type: 'searched', search: asked, vouchers: [] });
  await started.answer('ignoreBooking', undefined);
  await started.answers({ searchAvailability: availability(asked.guestOccupancies.length) }, 'rooms');
  return started;
}

async function bookLeg({ answer, context }: StartedBooking, leg: number, notKept: NotKept[]) {
  await answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
  const before = context().booking?.carried?.before ?? [];
  await answer('rates', {
    type: 'legHeld',
    rate: availableRate(),
    includedPackages: [],
    hold: { confirmationNumber: `N-${leg}`, internalIdentifier: `M-${leg}` },
    carried: {
      leg: { ...heldLeg(leg), hold: null },
      before: before.filter((other) => other.leg !== leg),
      notKept,
    },
  });
}

describe('D-483 a new search during a booking', () => {
  it('keeps all that the rooms had, until rooms and rates are chosen', async () => {
    const started = await searchedAgain();
    expect(started.inputs('rooms').at(-1)?.booking).toEqual({
      ...createBooking({ search: nextDay, vouchers: [] }),
      leadGuest: complete.leadGuest,
      carried: { before: complete.legs, notKept: [] },
    });
  });

  it('gives a room what it keeps once its rate is held', async () => {
    const started = await searchedAgain(twoRooms, { ...twoRooms.search, arrivalDate: '2027-05-02' });
    await bookLeg(started, 1, [lostRound]);
    expect(started.context().booking?.legs[0]).toEqual({
      ...heldLeg(1),
      hold: { confirmationNumber: 'N-1', internalIdentifier: 'M-1' },
    });
    expect(started.context().booking?.carried).toEqual({ before: [heldLeg(2)], notKept: [lostRound] });
    await bookLeg(started, 2, [lostGuest]);
    expect(started.context().booking?.carried).toEqual({ before: [], notKept: [lostRound, lostGuest] });
    expect(started.place()).toEqual({ step: 'guests', leg: 1 });
  });

  it('keeps what still waits and what was chosen since, on a third search', async () => {
    const started = await searchedAgain(twoRooms, { ...twoRooms.search, arrivalDate: '2027-05-02' });
    await bookLeg(started, 1, []);
    await started.answer('rooms', {
      type: 'searchAgain',
      search: { ...twoRooms.search, arrivalDate: '2027-05-03' },
      vouchers: [],
    });
    await started.answers({ ignoreBooking: undefined }, 'searchAvailability');
    expect(started.context().booking?.carried?.before.map(({ leg, hold }) => [leg, hold])).toEqual([
      [2, { confirmationNumber: 'C-2', internalIdentifier: 'I-2' }],
      [1, { confirmationNumber: 'N-1', internalIdentifier: 'M-1' }],
    ]);
  });
});

describe('D-484 the list of what was not kept', () => {
  it('shows until the guest dismisses it, even after a reload', async () => {
    const started = await searchedAgain();
    await bookLeg(started, 1, [lostRound]);
    expect(selectHasNews(started.actor.getSnapshot())).toBe(true);
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    const { booking: made } = started.context();
    saveDraft(storage, keptDraft({ booking: made }));
    expect(loadDraft(storage)?.booking?.carried).toEqual({ before: [], notKept: [lostRound] });
    started.actor.send({ type: 'notKept.dismissed' });
    expect(started.context().booking?.carried).toEqual({ before: [], notKept: [] });
    expect(selectHasNews(started.actor.getSnapshot())).toBe(false);
  });

  it('ignores a dismissal when the list is empty', async () => {
    const started = await resumed('guests');
    started.actor.send({ type: 'notKept.dismissed' });
    expect(started.context().booking).toEqual(complete);
  });

  it('E-07 names no guest after the member logs out', () => {
    const member = guest('Ada', 'Byron', { isLoggedInUser: true });
    const left = withoutMember({
      ...complete,
      carried: { before: [heldLeg(1, { guests: [member] })], notKept: [lostGuest, lostRound] },
    });
    expect(left.carried).toEqual({
      before: [
        heldLeg(1, {
          guests: [
            guest('', '', { ...member, title: '', firstName: '', lastName: '', isLoggedInUser: false }),
          ],
        }),
      ],
      notKept: [lostRound],
    });
  });
});
