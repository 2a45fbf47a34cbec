import { describe, expect, it } from 'vitest';
import type { Leg } from '../../src/domain/booking/booking.ts';
import type { RateGroupRate } from '../../src/domain/rates/rate-groups.ts';
import {
  addOn,
  availability,
  availableRate,
  booking,
  configuration,
  heldLeg,
  party,
  rateGroup,
  rateGroupRate,
  restaurant,
  staySearch,
} from '../support/fixtures.ts';
import { legPackage, packagePrice } from '../support/extras-fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { atSummary, choose, edit, hold, holdAt, quota } from './at-summary.ts';
import { destinationOf, keptDraft, opened, type StartedBooking } from './start-booking.ts';

/** An estate with a spa. Its rates include no time to choose, but for those of `more`. */
function estateWith(...more: Partial<RateGroupRate>[]) {
  const allowedAddOnPackages = ['FIZZ', 'MUD', 'TABLE'];
  return configuration({
    addOns: [
      addOn(),
      addOn({ code: 'MUD', isMudTreatment: true }),
      addOn({ code: 'TABLE', restaurant: restaurant() }),
    ],
    rateGroups: [
      rateGroup(
        'simple',
        [{}, ...more].map((rate) => rateGroupRate({ allowedAddOnPackages, ...rate })),
      ),
    ],
  });
}

const bought = (code: string) => legPackage({ price: packagePrice({ code }) });
const twoRooms = booking({ leadGuest, legs: [heldLeg(1), heldLeg(2)] });

/** Changes a room at the open step. */
function tell(started: StartedBooking, changes: Partial<Leg>, leg = 1) {
  const legs = started.context().booking?.legs ?? [];
  const changed = legs.map((other) => (other.leg === leg ? { ...other, ...changes } : other));
  started.actor.send({ type: 'booking.updated', patch: { legs: changed } });
}

/** The guest has these add-ons for a room when they go on from there. */
async function buy(started: StartedBooking, codes: string[], leg = 1) {
  await started.begun('addons');
  tell(started, { packages: codes.map(bought) }, leg);
  await started.answer('addons', { type: 'next' });
}

const NEXT = { details: { type: 'next', profile: null } } as const;

describe('D-615, D-646 what a change newly asks comes before the summary, once', () => {
  it.each([
    ['a treatment', 'MUD'],
    ['a table', 'TABLE'],
  ])('%s that is bought', async (_, code) => {
    const started = await atSummary({ asksLeadOnly: true, estate: estateWith() });
    await edit(started, 'addons');
    await buy(started, [code]);
    await started.answers(NEXT, 'summary');
    await edit(started, 'addons');
    await buy(started, [code, 'FIZZ']);
    await started.begun('summary');
    expect(started.inputs('details')).toHaveLength(1);
  });

  it('a meal of another rate, on the shortest way too', async () => {
    const breakfast = { code: 'BREAKFAST', includesBreakfast: true };
    const started = await atSummary({ isShort: true, asksLeadOnly: true, estate: estateWith(breakfast) });
    await edit(started, 'rates');
    await started.answer('searchAvailability', availability());
    await holdAt(started, 'BREAKFAST');
    await started.answers(NEXT, 'payment');
    expect(started.inputs('addons')).toEqual([]);
    expect(started.inputs('details')).toMatchObject([
      { newQuestion: { room: 0, question: 'dietaryRequirements' } },
    ]);
  });

  it('after the times of that rate', async () => {
    const golf = { code: 'GOLF', includesGolf: true, includesSpaPool: true };
    const started = await atSummary({ asksLeadOnly: true, estate: estateWith(golf) });
    await edit(started, 'rates');
    await started.answer('searchAvailability', availability());
    await holdAt(started, 'GOLF');
    await started.answers({ itinerary: { type: 'next' }, ...NEXT }, 'summary');
  });

  it('a room more, of which nothing is asked yet', async () => {
    const started = await atSummary({ estate: estateWith() });
    await edit(started, 'search');
    const search = staySearch({ guestOccupancies: [party(2), party(2)] });
    await started.answer('search', { type: 'searched', search, vouchers: [] });
    await started.answers({ ignoreBooking: undefined, searchAvailability: availability(2) });
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    const carried = { leg: heldLeg(1), before: [], notKept: [] };
    await started.answers({
      rates: { type: 'legHeld', rate: availableRate(), includedPackages: [], hold, carried },
    });
    await choose(started, 'MOR');
    await started.begun('guests');
    tell(started, { guests: heldLeg(2).guests }, 2);
    await started.answers({ guests: { type: 'next' }, ...NEXT }, 'summary');
    expect(started.inputs('details')[0]).toMatchObject({ openRoom: 1 });
  });

  it('opens the room that is asked', async () => {
    const started = await atSummary({ asksLeadOnly: true, booking: twoRooms, estate: estateWith() });
    await edit(started, 'addons');
    await buy(started, ['MUD'], 2);
    await started.begun('details');
    expect(started.inputs('details')).toMatchObject([
      { openRoom: 1, newQuestion: { room: 1, question: 'spaRequests' } },
    ]);
  });

  it('until the details are passed, whatever else the guest comes by', async () => {
    const started = await atSummary({ asksLeadOnly: true, estate: estateWith() });
    await edit(started, 'addons');
    await started.begun('addons');
    tell(started, { packages: [bought('MUD')] });
    started.actor.send({ type: 'navigated', destination: destinationOf('summary') });
    await edit(started, 'addons');
    await started.answers({ addons: { type: 'next' }, details: { type: 'back' } }, 'addons');
    await started.answers({ addons: { type: 'next' }, ...NEXT }, 'summary');
  });

  it('over a reload at the add-ons', async () => {
    const draft = keptDraft({
      place: { step: 'addons', leg: 1 },
      unseen: [],
      questions: [['specialRequirements']],
    });
    const started = await opened({ draft, asksLeadOnly: true }, estateWith());
    await started.answer('checkSession', undefined);
    await buy(started, ['MUD']);
    await started.answers(NEXT, 'summary');
  });

  it('what a draft of before does not tell', async () => {
    const draft = keptDraft({ place: { step: 'addons', leg: 1 }, unseen: [] });
    const started = await opened({ draft }, estateWith());
    await started.answers({ checkSession: undefined, addons: { type: 'next' }, ...NEXT }, 'summary');
  });

  it('B §2.2 a dog that nobody has described, whatever was seen', async () => {
    const dogs = { ...quota, dogs: 1 };
    const untold = booking({ leadGuest, legs: [heldLeg(1, { guestQuota: dogs })] });
    const started = await atSummary({ booking: untold, estate: estateWith() });
    await edit(started, 'addons');
    await started.answers({ addons: { type: 'next' }, ...NEXT }, 'summary');
  });
});

describe('D-646 what was asked before does not', () => {
  it('where every guest is asked all, whatever they buy', async () => {
    const started = await atSummary({ estate: estateWith() });
    await edit(started, 'addons');
    await buy(started, ['MUD', 'FIZZ']);
    await started.begun('summary');
    expect(started.inputs('details')).toEqual([]);
  });

  it('where a treatment is given up and bought once more', async () => {
    const started = await atSummary({
      asksLeadOnly: true,
      booking: booking({ leadGuest, legs: [heldLeg(1, { packages: [bought('MUD')] })] }),
      estate: estateWith(),
    });
    await edit(started, 'addons');
    await buy(started, []);
    await started.begun('summary');
    await edit(started, 'addons');
    await buy(started, ['MUD']);
    await started.begun('summary');
    expect(started.inputs('details')).toEqual([]);
  });

  it('where a treatment is bought and given up before going on', async () => {
    const started = await atSummary({ asksLeadOnly: true, estate: estateWith() });
    await edit(started, 'addons');
    await started.begun('addons');
    tell(started, { packages: [bought('MUD')] });
    await buy(started, []);
    await started.begun('summary');
    expect(started.inputs('details')).toEqual([]);
  });
});
