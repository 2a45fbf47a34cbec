import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';
import { StayPackages } from '../../../widget/account/stay-packages/StayPackages.tsx';
import { stayBooking } from '../account-bookings.ts';
import { appointments, prices } from '../../steps/addons/addons-stay.ts';
import { familyRoom } from '../../support/booked-room.ts';
import { diningDay, MONDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { startStayPackages, stayPackagesInput } from './start-stay-packages.ts';
import { pickTime } from '../../support/pick-time.ts';
import { press } from '../../views/replay.tsx';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { expectVisible, textsOf } from '../../support/texts-of.ts';
import { httpError } from '../../support/http-error.ts';

function show(...rooms: BookedRoom[]) {
  const started = startStayPackages(stayPackagesInput(...rooms));
  renderInWidget(<StayPackages actor={started.actor} />);
  return started;
}

async function shown(...rooms: BookedRoom[]) {
  const started = show(...rooms);
  started.calls.packages[0]?.resolve(prices);
  await screen.findByRole('button', { name: 'Show 7 extras' });
  expect(screen.queryByRole('heading', { name: 'A round of golf' })).toBeNull();
  await press('Show 7 extras');
  expect(screen.getByRole('heading', { name: 'A round of golf' })).toBeVisible();
  /** Answers the change under way, and the stay is read again. */
  const done = async (...after: BookedRoom[]) => {
    started.calls.changes.at(-1)?.resolve(undefined);
    await expect.poll(() => started.told.at(-1)?.type).toBe('package.answered');
    started.actor.send({ type: 'booking.reloaded', booking: stayBooking(after) });
  };
  return { ...started, done };
}

function panel(name: string) {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`There is no panel of ${name}`);
  return within(item);
}

const controls = (name: string) => textsOf(panel(name).queryAllByRole('button'));
const lines = (name: string) => textsOf(panel(name).queryAllByRole('listitem'));
const inDialog = () => within(screen.getByRole('dialog'));
const having = (code: string, quantity = 1, more: Partial<BookedRoom> = {}) =>
  familyRoom({ packages: [{ code, name: '', quantity }], ...more });

describe('B §2.16 the panels', () => {
  test("show '£Amount/PerText' and a control by kind, on one line with its number or room and to the panel's edge, for each room that is not cancelled", async () => {
    await page.viewport(390, 844);
    await shown(familyRoom(), familyRoom({ leg: 2 }), familyRoom({ leg: 3, isCancelled: true }));
    for (const name of ['A bottle of fizz', 'Supper at the Boathouse'])
      for (const button of panel(name).getAllByRole('button', { name: /^(Add|Book)/ }))
        expect(button.parentElement?.offsetHeight).toBeLessThan(60);
    expect(panel('A bottle of fizz').getByText('£35/bottle')).toBeTruthy();
    expect(controls('Supper at the Boathouse')).toEqual([
      'Book a table: Supper at the Boathouse, room 1',
      'Book a table: Supper at the Boathouse, room 2',
    ]);
    expect(panel('Supper at the Boathouse').getAllByText(/^Room [12]$/)).toHaveLength(2);
    for (const name of ['Treatments', 'The mud room', 'The spa garden']) {
      expect(controls(name)).toEqual([`Add to room 1: ${name}`, `Add to room 2: ${name}`]);
    }
    expect(controls('A picnic')).toEqual(['Add For Room 1: A picnic', 'Add For Room 2: A picnic']);
    cleanup();
    await shown(having('FIZZ', 2));
    const rightOf = (shown: Element | null) => Math.round(shown?.getBoundingClientRect().right ?? 0);
    const edges = screen
      .getAllByRole('group', { name: /room 1$/i })
      .map((room) => [rightOf([...room.querySelectorAll('.ui-button')].at(-1) ?? null), rightOf(room)]);
    expect(edges).toHaveLength(7);
    expect(edges.filter(([button, room]) => button !== room)).toEqual([]);
  });
});

describe('B §2.16, §5 packages without a time', () => {
  test('have a quantity from 1 to 6, Add, a loader, then Remove, which keeps the focus', async () => {
    const { calls, done } = await shown();
    const fizz = panel('A bottle of fizz');
    const more = fizz.getByRole<HTMLButtonElement>('button', {
      name: /^More: A bottle of fizz, quantity for room 1/,
    });
    // The panel has the price of one.
    expect(fizz.queryByText(/in all$/)).toBeNull();
    for (let press = 0; press < 5; press += 1) await userEvent.click(more);
    expect([fizz.getByRole<HTMLInputElement>('spinbutton').value, more.disabled]).toEqual(['6', true]);
    // 6 × £35.
    fizz.getByText('£210 in all');
    await userEvent.click(fizz.getByRole('button', { name: /^Add/ }));
    expect(fizz.getByText('Adding to your stay…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(calls.changes).toHaveLength(1);
    expect(panel('A picnic').getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    await expectAccessible();
    await done(having('FIZZ', 6, { packagesTotal: 21_000 }));
    await fizz.findByText('6 x A bottle of fizz');
    const remove = fizz.getByRole('button', { name: /^Remove/ });
    expect(document.activeElement).toBe(remove);
    await expectAccessible();
    await userEvent.click(remove);
    await press('Keep it');
    expect(document.activeElement).toBe(remove);
    await userEvent.click(remove);
    const question = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
    // £35 each, and nothing else in the room's sum of add-ons.
    expect(question.getByText(/^A bottle of fizz will be/).textContent).toBe(
      'A bottle of fizz will be removed from room 1.It costs £210.The hotel decides by its booking terms what comes back to you.',
    );
    await expectAccessible();
    await press('Remove it');
    expect(fizz.getByText('Taking it off your stay…')).toBeVisible();
    await done(familyRoom());
    await fizz.findByRole('button', { name: /^Add/ });
  });

  test('B §8 a failure stops the loader and is told at its package', async () => {
    const started = await shown();
    await userEvent.click(panel('A picnic').getByRole('button'));
    started.calls.changes[0]?.reject(httpError('addPackage', 422, 'All picnics are gone.'));
    await expect.poll(() => started.told.at(-1)?.type).toBe('package.answered');
    started.actor.send({ type: 'booking.reloaded', booking: stayBooking([familyRoom()]) });
    await panel('A picnic').findByText('We could not add this. All picnics are gone.');
    expect(panel('A picnic').queryByText('Adding to your stay…')).toBeNull();
  });
});

describe('B §2.16 packages with times, in the modals of the booking', () => {
  test('a table is listed with Reset, once the stay is read again', async () => {
    const { calls, done } = await shown();
    expect(controls('Supper at the Boathouse')).toEqual(['Book a table: Supper at the Boathouse']);
    await press(/^Book a table/);
    screen.getByRole('dialog', { name: 'Room 1: Supper at the Boathouse' });
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Monday 10th May 2027' }));
    await userEvent.selectOptions(inDialog().getByLabelText('Guests'), '2');
    calls.tables[1]?.resolve([diningDay(MONDAY, { BOAT: ['19:30'] })]);
    await pickTime(await inDialog().findByLabelText('Time'), '19:30');
    await press('Continue');
    expect(screen.queryByRole('dialog')).toBeNull();
    panel('Supper at the Boathouse').getByText('Adding to your stay…');
    await done(having('DINE'));
    await panel('Supper at the Boathouse').findByText('Room 1');
    expect(lines('Supper at the Boathouse')).toEqual(['Mon 10th May 27 - 19:30, 2 guest(s)']);
    const group = screen.getByRole('group', { name: 'Supper at the Boathouse, room 1' });
    expect(document.activeElement).toBe(group);
    await expectAccessible();
    await press(/^Reset/);
    await press('Remove it');
    expect(calls.changes.at(-1)?.input.change).toEqual({ type: 'remove' });
  });

  test('tables of an earlier visit show their number only', async () => {
    await shown(having('DINE', 2));
    panel('Supper at the Boathouse').getByText('2 x Supper at the Boathouse');
    expect(lines('Supper at the Boathouse')).toEqual([]);
    expect(controls('Supper at the Boathouse')).toEqual(['Reset: Supper at the Boathouse, room 1']);
    await expectAccessible();
  });
});

test('an hour before check-in is said to be so where it is chosen', async () => {
  const input = stayPackagesInput(familyRoom());
  const bookingDefaults = { checkInTime: '11:00', checkOutTime: '10:00' };
  const started = startStayPackages({ ...input, configuration: { ...input.configuration, bookingDefaults } });
  renderInWidget(<StayPackages actor={started.actor} />);
  started.calls.packages[0]?.resolve(prices);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 7 extras' }));
  await userEvent.click(panel('The mud room').getByRole('button'));
  started.calls.extras[0]?.resolve({ addonAppointments: appointments, groups: [] });
  await userEvent.click(await inDialog().findByRole('checkbox', { name: /Sam/ }));
  const radios = await inDialog().findByRole('radiogroup', { name: 'Entry Time' });
  expect(radios.textContent).toMatch(/Before check-in at 11:00 ?10:00 ?During your stay ?11:00/);
  await expectAccessible();
});

test('times of a guest that may overlap, or come before check-in, are mentioned as in the booking', async () => {
  const item = (clientIndex: number, time: string, displayName: string) => ({
    ...{ clientIndex, startDateTime: `${MONDAY}T${time}:00`, displayName },
  });
  const items = [item(0, '16:00', 'Bath'), item(0, '16:30', 'Walk'), item(1, '14:00', 'Rest')];
  const room = familyRoom({ spaReservation: { items } });
  const input = stayPackagesInput(room);
  const bookingDefaults = { checkInTime: '15:00', checkOutTime: '11:00' };
  const started = startStayPackages({ ...input, configuration: { ...input.configuration, bookingDefaults } });
  renderInWidget(<StayPackages actor={started.actor} />);
  started.calls.packages[0]?.resolve(prices);
  expect(
    await screen.findByText('Mon 10th May 27: Bath at 16:00 and Walk at 16:30 may overlap for Tom.'),
  ).toBeVisible();
  expectVisible('Mon 10th May 27: Rest at 14:00 for Ivy is before check-in at 15:00.');
});
