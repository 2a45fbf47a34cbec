import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CallError } from '../../src/api/failure.ts';
import type { PackagePrice } from '../../src/domain/addons.ts';
import { timedLegPackage } from '../../src/domain/package-selections.ts';
import type { AddOnsInput } from '../../machines/steps/addons/addons.types.ts';
import { AddOnsScreen } from '../../widget/screens/addons/AddOnsScreen.tsx';
import {
  addOnEstate,
  addOnsInput,
  appointments,
  family,
  groups,
  packageTeeTime,
  packageTeeTimes,
  prices,
} from '../support/addons-stay.ts';
import { bookingWith, diningDay, MONDAY, spaDays, spaSlot, spaTimesOn } from '../support/itinerary-stay.ts';
import { expectSaid } from '../support/said.ts';
import { startAddOns } from '../support/start-addons.ts';
import { pickTime } from '../support/pick-time.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(values: Partial<AddOnsInput> = {}) {
  const started = startAddOns(addOnsInput(values));
  renderInWidget(<AddOnsScreen actor={started.actor} />);
  return started;
}

async function shown(values: Partial<AddOnsInput> = {}, known: PackagePrice[] = prices) {
  const started = show(values);
  started.calls.packages[0]?.resolve(known);
  await screen.findByRole('heading', { name: 'A round of golf' });
  return started;
}

/** The panel of this add-on. */
function panel(name: string) {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`There is no panel of ${name}`);
  return within(item);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
function priceOf(code: string): PackagePrice {
  const price = prices.find((candidate) => candidate.code === code);
  if (!price) throw new Error(`There is no price of ${code}`);
  return price;
}

/** The bookings that a panel lists. */
const booked = (name: string) => {
  const lists = panel(name).queryAllByRole('list');
  return lists.flatMap((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
};

describe('A §2.11 the panels', () => {
  test('E-20 an add-on without a per-text shows the price alone', async () => {
    const addOns = addOnEstate.addOns.map((addOn) => ({ ...addOn, perText: '' }));
    await shown({ configuration: { ...addOnEstate, addOns } });
    const lines = [...document.querySelectorAll('.addons-price')].map((line) => line.textContent);
    expect(lines.slice(0, 3)).toEqual(['£58', '£42', 'From £49.50']);
  });

  test("shows the price as '£amount/PerText' or as PriceOverride, and a control by kind for each room", async () => {
    await shown({ booking: bookingWith(family, family) });
    const lines = [...document.querySelectorAll('.addons-price')].map((line) => line.textContent);
    expect(lines).toEqual([
      '£58/player',
      '£42/guest',
      'From £49.50',
      '£78/visit',
      '£64/room',
      '£35/bottle',
      '£22.50/person',
    ]);
    const controls = (name: string) =>
      panel(name)
        .queryAllByRole('button')
        .map((button) => button.textContent);
    expect(controls('A round of golf')).toEqual([
      'Add for room 1: A round of golf',
      'Add for room 2: A round of golf',
    ]);
    expect(controls('Supper at the Boathouse')[0]).toBe('Book a table for room 1: Supper at the Boathouse');
    expect(controls('Treatments')[0]).toBe('Book your treatments for room 1: Treatments');
    expect(controls('The mud room')[0]).toBe('Book your experience for room 1: The mud room');
    expect(controls('The spa garden')[1]).toBe('Book your experience for room 2: The spa garden');
    expect(controls('A picnic')).toEqual(['Add For Room 1: A picnic', 'Add For Room 2: A picnic']);
    panel('A bottle of fizz').getByRole('checkbox', { name: /^Add to Room 2/ });
    await expectAccessible();
  });

  test('A §9.9 offers a quantity from 1 to 6, and a toggle that says Remove', async () => {
    const { actor } = await shown();
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

  test('A §8.8 the InlineMessage of a disabled system replaces its controls', async () => {
    const systemStatuses = [
      {
        system: 'Golf' as const,
        isDisabled: true,
        bookingMessage: '',
        inlineMessage: '<p>Call the pro shop.</p>',
      },
    ];
    await shown({ configuration: { ...addOnEstate, systemStatuses } });
    await panel('A round of golf').findByText('Call the pro shop.');
    expect(panel('A round of golf').queryByRole('button')).toBeNull();
    panel('Treatments').getByRole('button', { name: /^Book your treatments for room 1/ });
  });

  test('says so where there is nothing to offer', async () => {
    const { calls } = show();
    calls.packages[0]?.resolve([]);
    await screen.findByText('There is nothing to add for these dates. Please go on.');
    await expectAccessible();
  });

  test('T22 loads the add-ons again after a failure', async () => {
    const { calls } = show();
    calls.packages[0]?.reject(new CallError({ kind: 'offline', endpoint: 'packages' }));
    await screen.findByRole('alert');
    await expectAccessible();
    await press('Try again');
    calls.packages[1]?.resolve(prices);
    await screen.findByRole('heading', { name: 'A round of golf' });
  });

  test('Continue ends the step', async () => {
    const first = await shown();
    await press('Continue');
    expect(first.actor.getSnapshot().output).toEqual({ type: 'next' });
  });
});

describe('A §2.11 bookings are listed with Reset', () => {
  test('golf, for players', async () => {
    const { calls } = await shown();
    await press(/^Add for room 1/);
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Monday 10th May 2027' }));
    await userEvent.click(inDialog().getByRole('radio', { name: '3' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
    calls.teeTimes[0]?.resolve(packageTeeTimes(MONDAY));
    await userEvent.click(await screen.findByRole('button', { name: '10:10' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(booked('A round of golf')).toEqual(['Mon 10th May 27 - 10:10, 3 player(s)']);
    await expectSaid('A round of golf, room 1: booked.');
    // 3 × £58.
    panel('A round of golf').getByText('£174 in all', { exact: false });
    await expectAccessible();
    await press(/^Reset ?: A round of golf, room 1$/);
    panel('A round of golf').getByRole('button', { name: /^Add for room 1/ });
  });

  test('a table, for guests', async () => {
    const { calls } = await shown();
    await press(/^Book a table for room 1/);
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Monday 10th May 2027' }));
    await userEvent.selectOptions(inDialog().getByLabelText('Guests'), '2');
    calls.tables[1]?.resolve([diningDay(MONDAY, { BOAT: ['19:30'] })]);
    await pickTime(await inDialog().findByLabelText('Time'), '19:30');
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
    expect(booked('Supper at the Boathouse')).toEqual(['Mon 10th May 27 - 19:30, 2 guest(s)']);
  });

  test('treatments, by name', async () => {
    const { calls } = await shown();
    await press(/^Book your treatments for room 1/);
    calls.spaDays[0]?.resolve(spaDays);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tom' }));
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Sam' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
    await press(/^Select 60mins £95/);
    calls.spaTimes[0]?.resolve(spaTimesOn(MONDAY));
    await userEvent.click(await screen.findByRole('button', { name: '14:30' }));
    await press('Confirm Time');
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }));
    expect(booked('Treatments')).toEqual(['Mon 10th May 27 - 14:30, Honey Massage for Ivy Fell']);
    panel('Treatments').getByText('£95 in all', { exact: false });
  });

  test('mud room and spa garden, by names; overlapping times are mentioned and block nothing', async () => {
    const { calls } = await shown();
    await press(/^Book your experience for room 1 ?: The mud room$/);
    calls.extras[0]?.resolve({ addonAppointments: appointments, groups: [] });
    await pickTime(await screen.findByLabelText('Entry Time'), '10:00');
    await press('Done');
    expect(booked('The mud room')).toEqual(['Mon 10th May 27 - 10:00, Tom Fell, Ivy Fell, Sam Fell']);
    panel('The mud room').getByText('£108 in all', { exact: false });
    await press(/^Book your experience for room 1 ?: The spa garden$/);
    const items = groups.map(({ key, items }) => ({
      key,
      items: items.map((slot) => ({ ...slot, startDateTime: `${MONDAY}T10:30:00` })),
    }));
    calls.extras[1]?.resolve({ addonAppointments: [], groups: items });
    await pickTime(await screen.findByLabelText('Entry Time'), '10:30');
    await press('Done');
    expect(booked('The spa garden')).toEqual(['Mon 10th May 27 - 10:30, Tom Fell, Ivy Fell, Sam Fell']);
    screen.getByText(
      'Mon 10th May 27: The mud room at 10:00 and The spa garden at 10:30 may overlap for Tom, Ivy, Sam.',
    );
    await expectAccessible();
  });

  test('an overlap is mentioned once for each pair and guest, also when another follows', async () => {
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
    const packages = [
      timedLegPackage(priceOf('GOLF'), 0, [
        { kind: 'golf', date: MONDAY, quantity: 3, time: packageTeeTime(`${MONDAY}T08:30:00`) },
      ]),
      timedLegPackage(priceOf('SPA'), 2, [treatment(0), treatment(1)]),
    ];
    const { calls } = await shown({ booking: bookingWith({ ...family, packages }) });
    await press(/^Book your experience for room 1 ?: The spa garden$/);
    const items = groups.map(({ key, items }) => ({
      key,
      items: items.map((slot) => ({ ...slot, startDateTime: `${MONDAY}T09:30:00` })),
    }));
    calls.extras[0]?.resolve({ addonAppointments: [], groups: items });
    await pickTime(await screen.findByLabelText('Entry Time'), '09:30');
    await press('Done');
    expect(screen.getAllByText(/may overlap/).map((line) => line.textContent)).toEqual([
      'Mon 10th May 27: golf at 08:30 and The spa garden at 09:30 may overlap for Tom, Ivy, Sam.',
      'Mon 10th May 27: golf at 08:30 and Honey Massage at 10:30 may overlap for Tom.',
      'Mon 10th May 27: golf at 08:30 and Honey Massage at 10:30 may overlap for Ivy.',
    ]);
  });

  test('closing a modal changes nothing and returns the focus', async () => {
    const { told } = await shown();
    await press(/^Add for room 1/);
    screen.getByRole('dialog', { name: 'A round of golf' });
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('dialog'), told]).toEqual([null, []]);
    await expect.poll(() => document.activeElement?.textContent).toBe('Add for room 1: A round of golf');
  });
});
