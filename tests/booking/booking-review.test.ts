import { describe, expect, it } from 'vitest';
import { byPlainStep } from '../../machines/booking/inputs.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import {
  availability,
  availableRate,
  booking,
  guest,
  heldLeg,
  rateGroup,
  rateGroupRate,
  staySearch,
} from '../support/fixtures.ts';
import { legPackage } from '../support/extras-fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { atSummary, choose, edit, hold, holdAt, quota } from './at-summary.ts';
import {
  complete,
  destinationOf,
  keptDraft,
  opened,
  withAddOns,
  withBoth,
  withBreakfast,
} from './start-booking.ts';

const REVIEWED: Pick<Draft, 'unseen' | 'questions'> = {
  unseen: [],
  questions: [['dietaryRequirements', 'specialRequirements']],
};
const twoRooms = booking({ leadGuest, legs: [heldLeg(1), heldLeg(2)] });

describe('D-646 what is changed from the summary leads straight back to it', () => {
  it.each(['guests', 'itinerary', 'addons'] as const)('%s', async (step) => {
    const started = await atSummary();
    await edit(started, step);
    await started.answer(step, { type: 'next' });
    await started.begun('summary');
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
    expect(started.inputs('details')).toEqual([]);
  });

  it('a room whose rate has no time to choose', async () => {
    const started = await atSummary({ estate: withAddOns });
    await edit(started, 'rooms');
    await started.answer('searchAvailability', availability());
    await choose(started, 'MOR');
    await started.begun('summary');
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
  });

  it('the same rate once more, whose times were left for later', async () => {
    const started = await atSummary();
    await edit(started, 'rates');
    await started.answer('searchAvailability', availability());
    await holdAt(started, 'ROOM');
    await started.begun('summary');
    expect(started.inputs('itinerary')).toEqual([]);
  });

  it('one of two rooms, while the other is held', async () => {
    const started = await atSummary({ booking: twoRooms, estate: withAddOns });
    await edit(started, 'rooms', 1);
    await started.answer('searchAvailability', availability(2));
    await choose(started, 'MOR');
    await started.begun('summary');
    expect(started.inputs('rooms')).toHaveLength(1);
  });

  it('D-483 other dates, where all that the booking had comes along', async () => {
    const started = await atSummary({ estate: withAddOns });
    await edit(started, 'search');
    const search = staySearch({ arrivalDate: '2027-07-01' });
    await started.answer('search', { type: 'searched', search, vouchers: [] });
    await started.answers({ ignoreBooking: undefined, searchAvailability: availability() });
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    const carried = { leg: heldLeg(1), before: [], notKept: [] };
    await started.answers({
      rates: { type: 'legHeld', rate: availableRate(), includedPackages: [], hold, carried },
    });
    await started.begun('summary');
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
  });

  it('also from the progress bar, from an address and from the payment', async () => {
    const started = await atSummary();
    started.actor.send({ type: 'step.edited', place: { step: 'addons', leg: 1 } });
    await started.answers({ addons: { type: 'next' } }, 'summary');
    started.actor.send({ type: 'navigated', destination: destinationOf('guests') });
    await started.answers({ guests: { type: 'next' } }, 'summary');
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.begun('payment');
    started.actor.send({ type: 'step.edited', place: { step: 'itinerary', leg: 1 } });
    await started.answers({ itinerary: { type: 'next' } }, 'summary');
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
  });

  it('after a reload in between', async () => {
    const draft = keptDraft({ place: { step: 'guests', leg: 1 }, ...REVIEWED });
    const started = await opened({ draft }, withBoth);
    await started.answers({ checkSession: undefined, guests: { type: 'next' } }, 'summary');
  });
});

describe('D-646 what a change leaves open comes before the summary', () => {
  it('times of another rate', async () => {
    const dinner = rateGroupRate({ code: 'DINNER', includesGolf: true });
    const estate = { ...withAddOns, rateGroups: [...withAddOns.rateGroups, rateGroup('simple', [dinner])] };
    const started = await atSummary({ estate });
    await edit(started, 'rates');
    await started.answer('searchAvailability', availability());
    await holdAt(started, 'DINNER');
    await started.answers({ itinerary: { type: 'next' } }, 'summary');
    expect([started.inputs('guests'), started.inputs('addons')]).toEqual([[], []]);
  });

  it('add-ons that the old room had', async () => {
    const leg = { ...heldLeg(1), packages: [legPackage()] };
    const started = await atSummary({ booking: booking({ leadGuest, legs: [leg] }), estate: withAddOns });
    await edit(started, 'rooms');
    await started.answer('searchAvailability', availability());
    await choose(started, 'MOR');
    await started.answers({ addons: { type: 'next' } }, 'summary');
  });

  it('names of another party, and then its times', async () => {
    const started = await atSummary();
    await edit(started, 'search');
    const party = { adults: 3, childCount: 0, children: [], dogs: 0 };
    const search = staySearch({ guestOccupancies: [party] });
    await started.answer('search', { type: 'searched', search, vouchers: [] });
    await started.answers({ ignoreBooking: undefined, searchAvailability: availability() });
    await started.answer('rooms', {
      type: 'roomChosen',
      roomCode: 'LAK',
      guestQuota: { ...quota, adults: 3 },
    });
    await holdAt(started, 'ROOM');
    await started.begun('guests');
    started.actor.send({
      type: 'booking.updated',
      patch: { legs: [{ ...heldLeg(1), guests: [guest(), guest(), guest()] }] },
    });
    await started.answers({ guests: { type: 'next' }, itinerary: { type: 'next' } }, 'summary');
    expect([started.inputs('addons'), started.inputs('details')]).toEqual([[], []]);
  });

  it('B §2.2 what a dog needs', async () => {
    const started = await atSummary({ estate: withAddOns });
    await edit(started, 'rooms');
    await started.answer('searchAvailability', availability());
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'MOR', guestQuota: { ...quota, dogs: 1 } });
    await holdAt(started, 'ROOM');
    await started.answers({ details: { type: 'next', profile: null } }, 'summary');
  });

  it('the rooms of a search that names one more', async () => {
    const started = await atSummary({ estate: withAddOns });
    await edit(started, 'search');
    const party = { adults: 2, childCount: 0, children: [], dogs: 0 };
    const search = staySearch({ guestOccupancies: [party, party] });
    await started.answer('search', { type: 'searched', search, vouchers: [] });
    await started.answers({ ignoreBooking: undefined, searchAvailability: availability(2) });
    await choose(started, 'LAK');
    await started.begun('rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 2 });
  });
});

describe('D-646 whoever has not seen the summary', () => {
  it('is led through every step', async () => {
    const draft = keptDraft({ place: { step: 'guests', leg: 1 } });
    const started = await opened({ draft }, withBoth);
    const onward = byPlainStep(() => ({ type: 'next' as const }));
    await started.answers({ checkSession: undefined, ...onward }, 'details');
  });

  it('D-52 nor does a link go on with the booking before', async () => {
    const draft = keptDraft({
      booking: createBooking({ search: staySearch(), vouchers: [] }),
      place: { step: 'rooms', leg: 1 },
    });
    const started = await opened({ draft: { ...draft, ...REVIEWED } }, withBoth);
    await started.answers({ checkSession: undefined }, 'searchAvailability');
    const link = { arrivalDate: '2027-07-01' };
    started.actor.send({ type: 'navigated', destination: destinationOf('search', { link }) });
    await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
    await started.answers({ searchAvailability: availability() }, 'rooms');
    await choose(started, 'LAK');
    await started.begun('guests');
  });
});

describe('D-481, D-646 on the shortest way the payment shows the booking', () => {
  it('leads from a changed room straight back to the payment, which stages anew', async () => {
    const started = await atSummary({ isShort: true, asksLeadOnly: true, estate: withAddOns });
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.begun('payment');
    started.actor.send({ type: 'step.edited', place: { step: 'rates', leg: 1 } });
    await started.answer('searchAvailability', availability());
    await holdAt(started, 'ROOM');
    await started.begun('payment');
    expect(started.inputs('payment').map(({ isStaged }) => isStaged)).toEqual([true, false]);
  });

  it('does so too for a guest who has passed over the summary', async () => {
    const draft = keptDraft({ place: { step: 'details', leg: 1 } });
    const started = await opened({ draft, isShort: true, asksLeadOnly: true }, withAddOns);
    await started.answers({ checkSession: undefined, details: { type: 'next', profile: null } }, 'payment');
    started.actor.send({ type: 'step.edited', place: { step: 'rates', leg: 1 } });
    await started.answer('searchAvailability', availability());
    await holdAt(started, 'ROOM');
    await started.begun('payment');
    expect([started.inputs('summary'), started.inputs('details').length]).toEqual([[], 1]);
  });

  it('leads to the summary where the change needs it', async () => {
    const started = await atSummary({ isShort: true, asksLeadOnly: true, estate: withAddOns });
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.begun('payment');
    started.actor.send({ type: 'step.edited', place: { step: 'addons', leg: 1 } });
    await started.begun('addons');
    const [leg] = complete.legs.map((held) => ({ ...held, packages: [legPackage()] }));
    started.actor.send({ type: 'booking.updated', patch: { legs: leg ? [leg] : [] } });
    await started.answers({ addons: { type: 'next' } }, 'summary');
  });
});

it('A §2.9 the itinerary of a guest who has seen the summary names no next screen that does not follow', async () => {
  const started = await atSummary({ estate: withBreakfast });
  await edit(started, 'itinerary');
  await started.begun('itinerary');
  expect(started.inputs('itinerary')[0]).toMatchObject({ isReviewed: true });
});
