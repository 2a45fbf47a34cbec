import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ItineraryInput } from '../../../machines/steps/itinerary/itinerary.rules.ts';
import { ItineraryScreen } from '../../../widget/steps/itinerary/ItineraryScreen.tsx';
import { addOn, guest, restaurant } from '../../support/fixtures.ts';
import {
  bookingWith,
  estate,
  everything,
  itineraryInput,
  MONDAY,
  spaDays,
  spaSelection,
  teeTime,
  TUESDAY,
  WEDNESDAY,
} from './itinerary-stay.ts';
import { expectSaid, said } from '../../support/said.ts';
import { startItinerary } from './start-itinerary.ts';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { expectVisible, textsAt, textsOf } from '../../support/texts-of.ts';
import { golfDays } from '../../modals/included-golf/included-golf.world.ts';

function show(input: Partial<ItineraryInput> = {}) {
  const step = startItinerary(itineraryInput(input));
  renderInWidget(<ItineraryScreen actor={step.actor} />);
  return step;
}

const room = (name: string) => screen.getByRole('region', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** The content of a section without its heading. */
const section = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement;

const table = (date: string, time: string) => ({
  date,
  restaurant: 'STILL',
  isAvailable: true,
  timeslot: `${date}T${time}:00`,
});
const noTable = (date: string) => ({ date, restaurant: null, isAvailable: false, timeslot: null });

describe('A §2.9 the itinerary screen', () => {
  test('D-479 a room with a guest who is named later is told by its party', () => {
    const guests = [guest('Tom', 'Fell'), guest('', '', { title: '' })];
    show({ booking: bookingWith({ guests }, { guests, leg: 2 }) });
    expect(textsAt('h3')).toEqual(['Room 1: 2\u00a0adults', 'Room 2: 2\u00a0adults']);
  });

  test('has one panel per room with all names and a button for each included thing, whose modal opens over the screen', async () => {
    show({ booking: bookingWith({}, {}) });
    expect(screen.getByRole('heading', { name: 'Set your itinerary' })).toBeVisible();
    expectVisible("Choose when you'd like to enjoy your included extras");
    const first = room('Room 1: Tom Fell, Ivy Fell');
    expect(textsOf(within(first).getAllByRole('heading', { level: 4 }))).toEqual([
      ...['Pool & Spa Access', 'Spa Package Extras', 'Breakfast Times', 'Dinner Times', 'Golf Tee Times'],
    ]);
    const labels = within(first)
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel);
    expect(labels).toEqual([
      'BOOK YOUR TIME (Pool & Spa Access, room 1)',
      'BOOK YOUR TREATMENTS (Spa Package Extras, room 1)',
      'Book your tables (Breakfast Times, room 1)',
      'Book your tables (Dinner Times, room 1)',
      'BOOK YOUR TEE TIMES (Golf Tee Times, room 1)',
    ]);
    expect(within(first).getByText('Breakfast must be pre-booked before your arrival.')).toBeVisible();
    expect(room('Room 2: Tom Fell, Ivy Fell')).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('BOOK YOUR TIME (Pool & Spa Access, room 2)'));
    expect(screen.getByRole('dialog', { name: 'Room 2: Pool & Spa Access' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('BOOK YOUR TIME (Pool & Spa Access, room 2)')).toHaveFocus();
  });

  test('lists what is booked, with Reset', () => {
    show({
      booking: bookingWith({
        spaPool: [{ date: MONDAY, time: 'Evening' }],
        spaPackages: [spaSelection(0, 1, `${TUESDAY}T10:30:00`), spaSelection(1, 0, `${MONDAY}T15:00:00`)],
        breakfast: [table(TUESDAY, '08:30'), table(WEDNESDAY, '09:00')],
        dinner: [table(MONDAY, '19:30'), noTable(TUESDAY)],
        golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T10:10:00`) }],
      }),
    });
    const lines = (heading: string) => textsAt('li', section(heading));
    expect(lines('Pool & Spa Access')).toEqual(['Mon 10th May 27: Evening']);
    expect(lines('Spa Package Extras')).toEqual([
      'Ivy: Honey Massage - 60 mins Mon 10th May 27 - 15:00',
      'Tom: Honey Massage - 60 mins Tue 11th May 27 - 10:30',
    ]);
    expect(lines('Breakfast Times')).toEqual([
      'Tuesday: The Stillroom - 08:30',
      'Wednesday: The Stillroom - 09:00',
    ]);
    expect(lines('Dinner Times')).toEqual(['Monday: The Stillroom - 19:30']);
    expectVisible(/^There was no table for Tuesday\./);
    expect(lines('Golf Tee Times')).toEqual(['Mon 10th May 27: 10:10']);
    expect(screen.getAllByRole('button', { name: /^Reset/ })).toHaveLength(5);
  });

  test.each([
    [7, 'Monday', 'Tuesday'],
    [8, 'Monday 10th May', 'Tuesday 11th May'],
  ])('in a stay of %i nights tables are on %s', (numberOfNights, monday, tuesday) => {
    const one = bookingWith({ dinner: [table(MONDAY, '19:30'), noTable(TUESDAY)] });
    show({ booking: { ...one, search: { ...one.search, numberOfNights } } });
    expect(textsAt('li', section('Dinner Times'))).toEqual([`${monday}: The Stillroom - 19:30`]);
    expectVisible(new RegExp(`^There was no table for ${tuesday}\\.`));
  });

  test('with some treatments booked it shows their number, and Change opens the dialog with them', async () => {
    const { calls } = show({
      booking: bookingWith({ spaPackages: [spaSelection(1, 0, `${MONDAY}T15:00:00`)] }),
    });
    expect(within(room('Room 1: Tom Fell, Ivy Fell')).getByText('1 of 4 treatments booked')).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Change (Spa Package Extras, room 1)'));
    calls.spaDays[0]?.resolve(spaDays);
    const guests = await screen.findByRole('group', { name: 'Guests' });
    expect(textsOf(within(guests).getAllByRole('button'))).toEqual(['TomNot chosen', 'Ivy15:00']);
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(button('Change (Spa Package Extras, room 1)')).toHaveFocus();
  });

  test('the buttons of a pair stay in line after a booking, though their notes differ', async () => {
    await page.viewport(700, 900);
    show({ booking: bookingWith({ spaPool: [{ date: MONDAY, time: 'Evening' }] }) });
    const [breakfast, dinner] = ['Breakfast', 'Dinner'].map((meal) =>
      button(`Book your tables (${meal} Times, room 1)`),
    );
    if (!breakfast || !dinner) throw new Error('The buttons for tables are missing');
    const note = dinner.previousElementSibling;
    note?.append(' It takes a line more than the other.'.repeat(3));
    expect(dinner.getBoundingClientRect().top).toBe(breakfast.getBoundingClientRect().top);
    expect(dinner.getBoundingClientRect().top).toBeGreaterThan(note?.getBoundingClientRect().bottom ?? 0);
    const alone = button('BOOK YOUR TEE TIMES (Golf Tee Times, room 1)');
    expect([breakfast.offsetHeight, dinner.offsetHeight]).toEqual([alone.offsetHeight, alone.offsetHeight]);
  });

  test('F-11 a meal without a restaurant is told as included, with nothing to choose', () => {
    show({ configuration: estate({ includesBreakfast: true, includesDinner: true }) });
    expect(textsAt('.itinerary-section')).toEqual([
      'BreakfastBreakfast is included. There is no time to choose.',
      'DinnerDinner is included. There is no time to choose.',
    ]);
    expect(screen.queryByText(/^Choose when you'd like/)).toBeNull();
  });

  test('A §8.8 the no-availability text replaces the list where no table was available, and notes of a rate without meals name the venues (A §2.9)', () => {
    show({ booking: bookingWith({ dinner: [noTable(MONDAY), noTable(TUESDAY)] }) });
    const text =
      'Unfortunately at present there is no availability for your selected dates. Please complete your preferred dining times in the comments box on the Guest Details screen and the team will be in touch to confirm.';
    expect(within(room('Room 1: Tom Fell, Ivy Fell')).getByText(text)).toBeVisible();
    expect(section('Dinner Times')?.querySelector('li')).toBeNull();
    expect(button('Reset (Dinner Times, room 1)')).toBeVisible();
    cleanup();
    show({
      configuration: estate(
        { allowedAddOnPackages: ['DIN'] },
        { addOns: [addOn({ code: 'DIN', restaurant: restaurant({ displayName: 'The Grill' }) })] },
      ),
    });
    expectVisible('Breakfast is not included in your rate.');
    expectVisible(
      'Dinner is not included in your rate however you can choose to add on dinner at The Grill on the next screen.',
    );
  });

  test('A §4.8 the InlineMessage of a disabled system replaces its controls', async () => {
    const status = { isDisabled: true, bookingMessage: '', inlineMessage: '<p>Call us for a table.</p>' };
    show({
      configuration: estate(everything, { systemStatuses: [{ ...status, system: 'Restaurant' }] }),
    });
    await waitFor(() => expect(screen.getAllByText('Call us for a table.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /Book your tables/ })).toBeNull();
  });

  test('what is not chosen yet is named, and times before check-in are', () => {
    const all = estate(everything);
    show({
      configuration: { ...all, arrival: { ...all.arrival, checkInTime: '15:00' } },
      booking: bookingWith({ golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T09:00:00`) }] }),
    });
    expectVisible(
      'Not chosen yet: Pool & Spa Access, Spa Package Extras, Breakfast Times and Dinner Times. You can come back to this until you book.',
    );
    expectVisible('Mon 10th May 27: golf at 09:00 for Tom, Ivy is before check-in at 15:00.');
    cleanup();
    show({ configuration: all });
    expectVisible('You can come back to this until you book.');
  });

  test('a tee time before check-in is said to be so where it is chosen', async () => {
    const all = estate(everything);
    const { calls } = show({ configuration: { ...all, arrival: { ...all.arrival, checkInTime: '15:00' } } });
    await userEvent.click(button('BOOK YOUR TEE TIMES (Golf Tee Times, room 1)'));
    calls.teeTimes[0]?.resolve(golfDays);
    expect(await screen.findByRole('group', { name: /Before check-in at 15:00$/ })).toBeVisible();
  });

  test('overlapping times are mentioned and block nothing', () => {
    const { actor } = show({
      booking: bookingWith({
        golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T14:20:00`) }],
        spaPackages: [spaSelection(1, 0, `${MONDAY}T15:00:00`)],
      }),
    });
    expectVisible('Mon 10th May 27: golf at 14:20 and Honey Massage at 15:00 may overlap for Ivy.');
    expect(actor.getSnapshot().can({ type: 'next.pressed' })).toBe(true);
  });

  test('WCAG 4.1.3 what a modal has booked is announced, without earlier bookings, and why one had nothing to book', async () => {
    const { calls } = show({ booking: bookingWith({ breakfast: [table(TUESDAY, '08:30')] }) });
    await userEvent.click(button('BOOK YOUR TIME (Pool & Spa Access, room 1)'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Evening' })[0] ?? document.body);
    await userEvent.click(button('Done'));
    await expectSaid('Pool & Spa Access, room 1: chosen.');
    await userEvent.click(button('Book your tables (Dinner Times, room 1)'));
    calls.tables[0]?.resolve([]);
    await screen.findByRole('group', { name: 'Monday 10th May 2027' });
    await userEvent.click(button('Done'));
    await expect.poll(() => said().join()).toContain('Unfortunately at present there is no availability');
  });
});
