import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import { newLegPackage } from '../../../src/domain/addons/addon-rules.ts';
import { timedLegPackage } from '../../../src/domain/addons/package-selections.ts';
import type { AddOnsInput } from '../../../machines/steps/addons/addons.rules.ts';
import { AddOnsScreen } from '../../../widget/steps/addons/AddOnsScreen.tsx';
import {
  addOnEstate,
  addOnsInput,
  family,
  packageTeeTime,
  extraSlot,
  packageTeeTimes,
  prices,
} from './addons-stay.ts';
import { bookingWith, MONDAY, TUESDAY, spaSlot } from '../itinerary/itinerary-stay.ts';
import { expectSaid } from '../../support/said.ts';
import { startAddOns } from './start-addons.ts';
import { press } from '../../views/replay.tsx';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';
import plain from '../../../widget/languages/en-GB-x-plain.json';
import { catalogue } from '../../support/catalogue.ts';
import { TextsProvider } from '../../../widget/ui/text/texts-context.tsx';

function show(values: Partial<AddOnsInput> = {}) {
  const started = startAddOns(addOnsInput(values));
  renderInWidget(<AddOnsScreen actor={started.actor} />);
  return started;
}

async function shown(values: Partial<AddOnsInput> = {}) {
  const started = show(values);
  started.calls.packages[0]?.resolve(prices);
  await screen.findByRole('heading', { name: 'A round of golf' });
  return started;
}

const showAll = () => press(/^Show \d+ more$/);

/** The panel of this add-on. */
function panel(name: string) {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`There is no panel of ${name}`);
  return within(item);
}

const inDialog = () => within(screen.getByRole('dialog'));
function priceOf(code: string): PackagePrice {
  const price = prices.find((candidate) => candidate.code === code);
  if (!price) throw new Error(`There is no price of ${code}`);
  return price;
}

/** The bookings that a panel lists. */
const booked = (name: string) => {
  const lists = panel(name).queryAllByRole('list');
  return lists.flatMap((list) => textsOf(within(list).getAllByRole('listitem')));
};

describe('A §2.11 the panels', () => {
  test('E-20 without a per-text shows the price alone, and without anything to offer says so', async () => {
    const addOns = addOnEstate.addOns.map((addOn) => ({ ...addOn, perText: '' }));
    await shown({ configuration: { ...addOnEstate, addOns } });
    expect(textsAt('.addons-price')).toEqual(['£42', 'From £49.50', '£58']);
    cleanup();
    show().calls.packages[0]?.resolve([]);
    await screen.findByText('There is nothing to add for these dates. Please go on.');
  });

  test("shows the price as '£amount/PerText' or as PriceOverride, and a control by kind; the InlineMessage of a disabled system replaces its controls (A §8.8)", async () => {
    await shown();
    await showAll();
    expect(textsAt('.addons-price')).toEqual([
      ...['£42/guest', 'From £49.50', '£58/player', '£78/visit', '£64/room', '£35/bottle', '£22.50/person'],
    ]);
    const kinds = {
      'A round of golf': 'Add for room',
      'Supper at the Boathouse': 'Book a table for room',
      Treatments: 'Book your treatments for room',
      'The mud room': 'Book your experience for room',
      'The spa garden': 'Book your experience for room',
      'A picnic': 'Add For Room',
    };
    for (const [name, words] of Object.entries(kinds))
      expect(textsOf(panel(name).getAllByRole('button'))).toEqual([`${words} 1: ${name}`]);
    panel('A bottle of fizz').getByRole('checkbox', { name: /^Add to Room 1/ });
    const off = { isDisabled: true, bookingMessage: '', inlineMessage: '<p>Call the pro shop.</p>' };
    const systemStatuses = [{ ...off, system: 'Golf' as const }];
    cleanup();
    await shown({ configuration: { ...addOnEstate, systemStatuses } });
    await panel('A round of golf').findByText('Call the pro shop.');
    expect(panel('A round of golf').queryByRole('button')).toBeNull();
    panel('Treatments').getByRole('button', { name: /^Book your treatments for room 1/ });
  });

  test('D-618 shows three, then the others on request; the focus moves on to them', async () => {
    await shown();
    const names = () => textsOf(screen.getAllByRole('heading', { level: 3 }));
    expect(names()).toEqual(['Supper at the Boathouse', 'Treatments', 'A round of golf']);
    await press('Show 4 more');
    expect(names().slice(3)).toEqual(['The mud room', 'The spa garden', 'A bottle of fizz', 'A picnic']);
    expect(document.activeElement?.closest('li')?.textContent).toMatch(/^The mud room/);
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
    cleanup();
    const taken = bookingWith({ ...family, packages: [newLegPackage(priceOf('PICNIC'), 6)] });
    await shown({ booking: taken });
    expect(names()).toEqual([...['Supper at the Boathouse', 'Treatments', 'A round of golf', 'A picnic']]);
  });

  test('D-618 asks which of several rooms an add-on is for', async () => {
    const { actor } = await shown({ booking: bookingWith(family, family) });
    await showAll();
    expect(textsOf(panel('Treatments').getAllByRole('button'))).toEqual(['Add: Treatments']);
    await userEvent.click(panel('A picnic').getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'A picnic' })).toBeVisible();
    expect(textsOf(within(inDialog().getByRole('group')).getAllByRole('button'))).toEqual([
      'Room 1: Tom Fell, Ivy Fell, Sam Fell',
      'Room 2: Tom Fell, Ivy Fell, Sam Fell',
    ]);
    await expectAccessible();
    await userEvent.click(inDialog().getByRole('button', { name: /^Room 2/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textsOf(panel('A picnic').getAllByRole('button'))).toEqual([
      'Remove For Room 2: A picnic',
      'Add for another room: A picnic',
    ]);
    const { legs } = actor.getSnapshot().context.booking;
    expect(legs.map(({ packages }) => packages.map(({ price }) => price.code))).toEqual([[], ['PICNIC']]);
    await userEvent.click(panel('A round of golf').getByRole('button'));
    await userEvent.click(inDialog().getByRole('button', { name: /^Room 1/ }));
    expect(await screen.findByRole('dialog', { name: 'Room 1: A round of golf' })).toBeVisible();
  });

  test.each([
    { rooms: 1, picnic: 'Add', treatments: 'Book your treatments', fizz: 'Add to your stay', has: 'Added' },
    { rooms: 2, picnic: 'Add', treatments: 'Add', fizz: 'For room 1', has: 'Added for room 1' },
  ])('plain words name the room only where there are several: $rooms', async (words) => {
    const legs = Array.from({ length: words.rooms }, () => family);
    const { addToRoom, addToOnly, forRoom, forOnly } = plain.addons;
    const { treatment } = catalogue.addOnKinds;
    const texts = {
      ...catalogue,
      addons: { ...catalogue.addons, addToRoom, addToOnly, forRoom, forOnly },
      addOnKinds: {
        ...catalogue.addOnKinds,
        treatment: { ...treatment, openOnly: plain.addOnKinds.treatment.openOnly },
      },
    };
    const { actor, calls } = startAddOns(addOnsInput({ booking: bookingWith(...legs) }));
    renderInWidget(
      <TextsProvider texts={texts}>
        <AddOnsScreen actor={actor} />
      </TextsProvider>,
    );
    calls.packages[0]?.resolve(prices);
    await screen.findByRole('heading', { name: 'A round of golf' });
    await showAll();
    expect(textsOf(panel('Treatments').getAllByRole('button'))).toEqual([`${words.treatments}: Treatments`]);
    expect(textsOf(panel('A picnic').getAllByRole('button'))).toEqual([`${words.picnic}: A picnic`]);
    actor.send({ type: 'addOn.added', leg: 1, code: 'PICNIC' });
    actor.send({ type: 'addOn.added', leg: 1, code: 'FIZZ' });
    expect(await panel('A picnic').findByText(words.has)).toBeVisible();
    const fizz = panel('A bottle of fizz').getByRole('checkbox', { name: new RegExp(`^${words.fizz}`) });
    expect(fizz).toBeChecked();
  });

  test('A §9.9 offers a quantity from 1 to 6, and a toggle that says Remove', async () => {
    const { actor } = await shown();
    await showAll();
    const fizz = panel('A bottle of fizz');
    await userEvent.click(fizz.getByRole('checkbox', { name: /^Add to Room 1/ }));
    const more = fizz.getByRole<HTMLButtonElement>('button', { name: /^More/ });
    for (let press = 0; press < 5; press += 1) await userEvent.click(more);
    expect([fizz.getByRole<HTMLInputElement>('spinbutton').value, more.disabled]).toEqual(['6', true]);
    const picnic = panel('A picnic').getByRole('button');
    await userEvent.click(picnic);
    expect(picnic.textContent).toBe('Remove For Room 1: A picnic');
    await expectAccessible();
    const taken = actor.getSnapshot().context.booking.legs[0]?.packages;
    expect(taken?.map(({ price, quantity }) => [price.code, quantity])).toEqual([
      ['FIZZ', 6],
      ['PICNIC', 1],
    ]);
  });
});

test('times before check-in on the day of arrival are offered, and said to be so, and warned about once chosen', async () => {
  const arrival = { ...addOnEstate.arrival, checkInTime: '15:00', checkOutTime: '11:00' };
  const { calls } = await shown({ configuration: { ...addOnEstate, arrival }, booking: bookingWith(family) });
  await press(/^Add for room 1/);
  for (const name of ['Monday 10th May 2027', 'Wednesday 12th May 2027'])
    await userEvent.click(inDialog().getByRole('checkbox', { name }));
  await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
  calls.teeTimes[0]?.resolve(packageTeeTimes(MONDAY));
  const early = await screen.findByRole('group', { name: /Before check-in at 15:00$/ });
  expect(within(early).getByRole('button', { name: '10:10' })).toBeEnabled();
  expect(inDialog().getByText('Before check-in at 15:00')).toBeVisible();
  await expectAccessible();
  await press('10:10');
  await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
  calls.teeTimes[1]?.resolve(packageTeeTimes('2027-05-12'));
  await userEvent.click(await screen.findByRole('button', { name: 'Afternoon' }));
  const late = await screen.findByRole('group', { name: /After check-out at 11:00$/ });
  await userEvent.click(within(late).getByRole('button', { name: '14:20' }));
  await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
  expect(textsOf(screen.getAllByText(/before check-in/))).toEqual([
    'Mon 10th May 27: golf at 10:10 is before check-in at 15:00.',
  ]);
});

describe('A §2.11 bookings are listed with Reset', () => {
  test('golf, for players', async () => {
    const { calls } = await shown();
    await press(/^Add for room 1/);
    const click = (role: string, name: string) => userEvent.click(inDialog().getByRole(role, { name }));
    await click('checkbox', 'Monday 10th May 2027');
    await click('radio', '3');
    await click('button', 'Continue');
    calls.teeTimes[0]?.resolve(packageTeeTimes(MONDAY));
    await userEvent.click(await screen.findByRole('button', { name: '10:10' }));
    await click('button', 'Continue');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(booked('A round of golf')).toEqual(['Mon 10th May 27 - 10:10, 3 player(s)']);
    await expectSaid('A round of golf, room 1: chosen.');
    // 3 × £58.
    panel('A round of golf').getByText('£174 in all', { exact: false });
    await expectAccessible();
    await press(/^Change ?: A round of golf, room 1$/);
    expect(inDialog().getByRole('checkbox', { name: 'Monday 10th May 2027' })).toBeChecked();
    await click('button', 'Continue');
    calls.teeTimes[1]?.resolve(packageTeeTimes(MONDAY));
    expect(await screen.findByRole('button', { name: '10:10', pressed: true })).toBeVisible();
    // As it was: it closes without a question, and the round stays.
    await userEvent.keyboard('{Escape}');
    expect(booked('A round of golf')).toEqual(['Mon 10th May 27 - 10:10, 3 player(s)']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Change ?: A round of golf, room 1$/ })).toHaveFocus(),
    );
    await press(/^Reset ?: A round of golf, room 1$/);
    panel('A round of golf').getByRole('button', { name: /^Add for room 1/ });
  });

  test('every kind by name, with what it costs in all; an overlap is mentioned once for each pair and guest', async () => {
    const treatment = (guestIndex: number) => ({
      kind: 'treatment' as const,
      date: MONDAY,
      guestIndex,
      displayName: 'Honey Massage',
      durationId: 'id-HM60',
      duration: 60,
      price: 9_500,
      time: spaSlot(`${MONDAY}T10:30:00`),
    });
    const extra = (kind: 'mud' | 'spaGarden', clock: string, price: number) => ({
      ...{ kind, code: 'X', guestIndexes: [0, 1, 2] },
      time: extraSlot(`${MONDAY}T${clock}:00`, price),
    });
    const table = { kind: 'table' as const, date: TUESDAY, quantity: 2, restaurant: 'BOAT' };
    const packages = [
      timedLegPackage(priceOf('GOLF'), 0, [
        { kind: 'golf', date: MONDAY, quantity: 3, time: packageTeeTime(`${MONDAY}T08:30:00`) },
      ]),
      timedLegPackage(priceOf('DINE'), 1, [{ ...table, timeslot: `${TUESDAY}T19:30:00` }]),
      timedLegPackage(priceOf('SPA'), 2, [treatment(0), treatment(1)]),
      timedLegPackage(priceOf('MUD'), 3, [extra('mud', '15:00', 10_800)]),
      timedLegPackage(priceOf('GARDEN'), 4, [extra('spaGarden', '09:30', 6_400)]),
    ];
    await shown({ booking: bookingWith({ ...family, packages }) });
    expect(booked('Supper at the Boathouse')).toEqual(['Tue 11th May 27 - 19:30, 2 guest(s)']);
    expect(booked('Treatments')).toEqual([
      'Mon 10th May 27 - 10:30, Honey Massage for Tom Fell',
      'Mon 10th May 27 - 10:30, Honey Massage for Ivy Fell',
    ]);
    expect(booked('The mud room')).toEqual(['Mon 10th May 27 - 15:00, Tom Fell, Ivy Fell, Sam Fell']);
    expect(booked('The spa garden')).toEqual(['Mon 10th May 27 - 09:30, Tom Fell, Ivy Fell, Sam Fell']);
    panel('Supper at the Boathouse').getByText('£84 in all', { exact: false });
    panel('Treatments').getByText('£190 in all', { exact: false });
    panel('The mud room').getByText('£108 in all', { exact: false });
    expect(textsOf(screen.getAllByText(/may overlap/))).toEqual([
      'Mon 10th May 27: golf at 08:30 and The spa garden at 09:30 may overlap for Tom, Ivy, Sam.',
      'Mon 10th May 27: golf at 08:30 and Honey Massage at 10:30 may overlap for Tom.',
      'Mon 10th May 27: golf at 08:30 and Honey Massage at 10:30 may overlap for Ivy.',
    ]);
    await expectAccessible();
  });
});
