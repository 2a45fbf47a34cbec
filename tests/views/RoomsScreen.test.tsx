import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.types.ts';
import { CallError } from '../../src/api/failure.ts';
import { RoomsScreen } from '../../widget/screens/rooms/RoomsScreen.tsx';
import { RoomsSkeleton } from '../../widget/screens/rooms/RoomsSkeleton.tsx';
import {
  availabilityFor,
  bookingFor,
  calendarDay,
  configuration,
  heldAtRetreat,
  session,
  twoAdults,
  twoAdultsWithDog,
  withFirstLeg,
} from '../support/rooms-stay.ts';
import { champagne } from '../support/checkout-stay.ts';
import { expectSaid } from '../support/said.ts';
import { answerCalendar, startRooms } from '../support/start-rooms.ts';
import { WeekCalendar } from '../../widget/screens/rooms/WeekCalendar.tsx';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const plain = bookingFor(twoAdults);
const withDog = bookingFor(twoAdultsWithDog);

function show(booking = plain, changes: Partial<RoomsInput> = {}) {
  const availability = availabilityFor(booking);
  const step = startRooms(
    { configuration, session, booking, leg: 1, availability, ...changes },
    { week: WeekCalendar },
  );
  renderInWidget(<RoomsScreen actor={step.actor} />);
  return step;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    element.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

describe('A §2.5 the list', () => {
  test('has the room as heading, and each area with its name and description', async () => {
    show();
    screen.getByRole('heading', { name: 'Room 1: Select Room' });
    expect(textOf('.rooms-area h3')).toEqual(['The House', 'The Courtyard']);
    expect(await screen.findByText('Rooms in the old house, over the lake.')).toBeVisible();
    await expectAccessible();
  });

  test('A §8.4 each price panel shows exactly one outcome, in the words of the specification', () => {
    show();
    const panels = [...document.querySelectorAll('.rooms-card')].map((card) => [
      card.querySelector('h4')?.textContent,
      card.querySelector('.rooms-card-end > :first-child')?.textContent,
    ]);
    expect(panels).toEqual([
      ['Garden Twin', 'From £250 For 2 nightsBed & Breakfast'],
      ['Lake King', 'From £270.50 For 2 nightsAdvance Purchase'],
      ['Stable Suite', 'Requires a minimum of 3 guests'],
      ['Hay Loft', 'Sold out'],
    ]);
  });

  test('WCAG 4.1.3 the number of available rooms is announced', async () => {
    show();
    await expectSaid('Rooms available for your stay: 2 of 4.');
  });

  test.each([
    [4, 'Not child friendly'],
    [3, 'Not infant friendly'],
  ])('A §9.2 for a child of %i: %s', (age, reason) => {
    const [house] = configuration.areas;
    if (!house) throw new Error('The configuration has no area');
    const rooms = house.roomTypes.map((room) => ({
      ...room,
      isChildFriendly: false,
      isInfantFriendly: false,
    }));
    const party = { ...twoAdults, childCount: 1, children: [{ index: 0, age }] };
    show(bookingFor(party), { configuration: { ...configuration, areas: [{ ...house, roomTypes: rooms }] } });
    expect(textOf('.rooms-card-reason')).toEqual([reason, reason]);
  });

  test('with a dog: Not dog friendly', () => {
    show(withDog);
    expect(textOf('.rooms-card-reason')).toEqual([
      'Requires a minimum of 3 guests',
      'Sold out',
      'Not dog friendly',
    ]);
  });

  test("E-08 'From £X' is the lowest price with the dog fee in it, and names that", () => {
    show(withDog);
    expect(screen.getByText('Lake King').closest('li')?.textContent).toContain(
      'From £310.50 For 2 nightsAdvance PurchaseIncludes £40 dog fee',
    );
  });

  test('shows the facts of each room', () => {
    show();
    expect(textOf('.rooms-card:first-child .ui-facts')).toEqual([
      'Avg. 30 sq. mTwin beds2 adults / 2 children',
      'Avg. 30 sq. mKing bed4 adults / 2 childrenDog Friendly',
      'Avg. 30 sq. mKing bed2 adults / 2 childrenDog Friendly',
    ]);
  });

  test('uses the singular for one night and one guest', () => {
    const one = bookingFor(twoAdults);
    show({ ...one, search: { ...one.search, numberOfNights: 1 } });
    expect(screen.getByText('Lake King').closest('li')?.textContent).toContain('£270.50 For 1 night');
  });

  test("A §5.3 'Continue' is disabled for an unavailable room, and chooses an available one", async () => {
    const { actor } = show();
    const rooms = ['Garden Twin', 'Lake King', 'Stable Suite', 'Hay Loft'];
    // Sold-out rooms are folded into a line.
    await press('Sold out for your dates: Hay Loft');
    expect(rooms.map((name) => isDisabled(`Continue: ${name}`))).toEqual([false, false, true, true]);
    await press('Continue: Lake King');
    expect(actor.getSnapshot().output).toMatchObject({ type: 'roomChosen', roomCode: 'KNG' });
  });
});

describe('D-39 another room', () => {
  test('asks what the change removes, and the room stays until the guest agrees', async () => {
    const { actor } = show(withFirstLeg(heldAtRetreat(plain), { packages: [champagne] }));
    expect(screen.getByText('Your room so far').closest('li')?.textContent).toContain('Lake King');
    await press('Continue: Garden Twin');
    await screen.findByText('Changing the room removes your rate, 2 spa times and 1 add-on.');
    await expectAccessible();
    await press('Keep my room');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Continue: Garden Twin');
    await userEvent.click(await screen.findByRole('button', { name: 'Change room' }));
    expect(actor.getSnapshot().output).toMatchObject({ roomCode: 'TWN' });
  });
});

describe('A §2.5 no dog-friendly room', () => {
  const nothingForDogs = { availability: availabilityFor(withDog, []) };

  test("says so, and 'Try a new date' leads to the search", async () => {
    const { actor } = show(withDog, nothingForDogs);
    await screen.findByText(
      'Unfortunately there are no dog friendly rooms available for your selected dates.',
    );
    await expectAccessible();
    await press('Try a new date');
    expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
  });

  test('lets the guest go on without one', async () => {
    show(withDog, nothingForDogs);
    await screen.findByRole('button', { name: 'Continue without a dog friendly room' });
    expect(textOf('.rooms-card')).toEqual([]);
    await press('Continue without a dog friendly room');
    screen.getByText('This room is booked without a dog.');
    // The list draws a few rooms at a time.
    await expect.poll(() => textOf('.rooms-card h4')).toHaveLength(4);
  });
});

describe('A §2.5 prices by date', () => {
  async function openPrices(booking = plain) {
    const step = show(booking);
    await press('Prices by date: Lake King');
    return step;
  }

  test("show seven days, each '£amount' or '-'", async () => {
    const { calls } = await openPrices();
    calls[0]?.resolve([
      calendarDay('2027-04-30'),
      calendarDay('2027-05-01', { amount: 12_050 }),
      calendarDay('2027-05-02', { isAvailable: false }),
    ]);
    await screen.findByRole('button', { name: /^Friday 30 Apr.* 2027, £120$/ });
    const grid = screen.getByRole('grid', { name: 'Prices by date for Lake King' });
    const prices = [...grid.querySelectorAll('.ui-calendar-price')].map((price) => price.textContent);
    expect(prices).toEqual(['£120', '£120.50', '-', '-', '-', '-', '-']);
    screen.getByText('Prices are for 1 night, Bed & Breakfast.');
    await expectAccessible();
  });

  test('E-08 include the dog fee and name it', async () => {
    const { calls } = await openPrices(withDog);
    answerCalendar(calls[0]);
    await screen.findByRole('button', { name: /^Friday 30 Apr.* 2027, £140$/ });
    screen.getByText('Prices are for 1 night, Bed & Breakfast. Includes £20 dog fee');
  });

  test('A §9.4 move by seven days with Back and Next', async () => {
    const { calls } = await openPrices();
    answerCalendar(calls[0]);
    await press('Next');
    screen.getByRole('heading', { name: 'Friday 7th May 2027 to Thursday 13th May 2027' });
    answerCalendar(calls[1]);
    await screen.findByRole('button', { name: /^Friday 7 May 2027, £120$/ });
    await press('Back');
    screen.getByRole('heading', { name: 'Friday 30th April 2027 to Thursday 6th May 2027' });
  });

  test('A §4.5 ask for the departure after the first click, and search again after the second', async () => {
    const { actor, calls } = await openPrices();
    answerCalendar(calls[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Sunday 2 May 2027, £120' }));
    screen.getByText('Arriving on Sun 2nd May 27. Now choose a day of departure.');
    await press('Tuesday 4 May 2027, £120');
    expect(actor.getSnapshot().output).toMatchObject({
      type: 'searchAgain',
      arrivalDate: '2027-05-02',
      numberOfNights: 2,
    });
  });

  test('T14 can be loaded again after a failure, and block nothing', async () => {
    const { calls } = await openPrices();
    calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'calendar' }));
    await screen.findByText('We could not load the prices by date.');
    expect(isDisabled('Continue: Lake King')).toBe(false);
    await press('Try again');
    answerCalendar(calls[1]);
    await screen.findByRole('button', { name: /^Friday 30 Apr.* 2027, £120$/ });
  });

  test('close on a second press', async () => {
    await openPrices();
    await press('Prices by date: Lake King');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  test('A §4.5 are for room 1 only', () => {
    const two = withFirstLeg(bookingFor(twoAdults, twoAdults), { roomCode: 'KNG' });
    show(two, { leg: 2 });
    screen.getByRole('heading', { name: 'Room 2: Select Room' });
    expect(screen.queryByRole('button', { name: 'Prices by date: Lake King' })).toBeNull();
  });

  test('leave no empty line in room 2 under a room that cannot be compared either', async () => {
    show(withFirstLeg(bookingFor(twoAdults, twoAdults), { roomCode: 'KNG' }), { leg: 2 });
    await screen.findByRole('checkbox', { name: 'Compare: Lake King' });
    const linesOf = (room: string) =>
      screen
        .getByRole('button', { name: `Continue: ${room}` })
        .closest('li')
        ?.querySelectorAll('.rooms-card-ways').length;
    expect([linesOf('Lake King'), linesOf('Stable Suite')]).toEqual([1, 0]);
  });
});

test("opening one room's details changes nothing in the others", async () => {
  show();
  // Before printing, every room is drawn, so that none changes later.
  dispatchEvent(new Event('beforeprint'));
  await waitFor(() => expect(textOf('.rooms-card .ui-html')).toHaveLength(4));
  const changed: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const card = target instanceof Element ? target.closest('.rooms-card') : null;
      changed.push(card?.querySelector('h4')?.textContent ?? 'outside');
    }
  });
  // Only the step: the status region changes in any case.
  observer.observe(document.querySelector('.ui-step') ?? document.body, {
    attributes: true,
    childList: true,
    subtree: true,
    characterData: true,
  });
  await press('Prices by date: Lake King');
  await screen.findByRole('grid');
  expect(new Set(changed)).toEqual(new Set(['Lake King']));
  observer.disconnect();
});

test('the skeleton announces that rooms are being looked for', async () => {
  renderInWidget(<RoomsSkeleton />);
  await expectSaid('Looking for rooms for your dates…');
  await expectAccessible();
});
