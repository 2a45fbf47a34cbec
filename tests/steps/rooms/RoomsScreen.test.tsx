import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import { closerLookMachine } from '../../../machines/steps/rooms/closer-look.machine.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { RoomChoices } from '../../../widget/booking/RoomChoices.tsx';
import { RoomComparison } from '../../../widget/steps/rooms/closer-look/RoomComparison.tsx';
import { RoomPictures } from '../../../widget/steps/rooms/closer-look/RoomPictures.tsx';
import { RoomsScreen } from '../../../widget/steps/rooms/RoomsScreen.tsx';
import { RoomsSkeleton } from '../../../widget/steps/rooms/RoomsSkeleton.tsx';
import { bookingFor, configuration, heldAtRetreat, twoAdults, withFirstLeg } from './rooms-stay.ts';
import { party } from '../../support/fixtures.ts';
import { champagne } from '../../support/checkout-stay.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { expectSaid, said } from '../../support/said.ts';
import { stayVoucher } from '../payment/voucher-fixtures.ts';
import { startRooms } from './start-rooms.ts';
import { comparison, pictures } from './closer-look.world.ts';
import { inputFor, noDogRoom, plain, secondRoom, withDog } from './rooms.world.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { textsOf } from '../../support/texts-of.ts';

const show = (booking = plain, changes: Partial<RoomsInput> = {}) =>
  showHeld(roomsMachine, inputFor(booking, { configuration, ...changes }), RoomsScreen);

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    element.textContent.replaceAll(/\s+/g, ' ').trim(),
  );
const names = () => textOf('.rooms-card h4');
const pressFound = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('A §2.5 the list', () => {
  test('has each area with its name and description, each room with its facts, and exactly one outcome in its price panel (A §8.4)', async () => {
    show();
    expect(textOf('.rooms-area h3')).toEqual(['The House']);
    expect(await screen.findByText('Rooms in the old house, over the lake.')).toBeVisible();
    await press('2 more room types, not available for your stay');
    expect(textOf('.rooms-card .ui-facts')).toEqual([
      'Avg. 30 sq. mTwin beds2 adults / 2 children',
      'Avg. 30 sq. mKing bed2 adults / 2 childrenDog Friendly',
      'Avg. 30 sq. mKing bed4 adults / 2 childrenDog Friendly',
      'Avg. 30 sq. mKing bed2 adults / 2 childrenDog Friendly',
    ]);
    await expectAccessible();
    // WCAG 4.1.3.
    await expectSaid('Room types available for your stay: 2 of 4.');
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

  test.each([
    [4, 'Not child friendly'],
    [3, 'Not infant friendly'],
  ])('A §9.2 for a child of %i: %s', (age, reason) => {
    const unfriendly = { isChildFriendly: age < 4, isInfantFriendly: age >= 4 };
    const areas = configuration.areas
      .slice(0, 1)
      .map((house) => ({ ...house, roomTypes: house.roomTypes.map((room) => ({ ...room, ...unfriendly })) }));
    show(bookingFor(party(2, [age])), { configuration: { ...configuration, areas } });
    // With nothing else to choose, the rooms are not folded.
    expect(textOf('.rooms-card-reason')).toEqual([reason, reason]);
    // Who sleeps there agrees with it.
    const sleeps = age < 4 ? '2 adults / 2 children' : '2 adults / 2 infants';
    for (const facts of textOf('.rooms-card .ui-facts')) expect(facts).toContain(sleeps);
  });

  test("with a dog: Not dog friendly; E-08 'From £X' is the lowest price with the dog fee in it, and names that; one night is in the singular", async () => {
    show(withDog);
    await press('3 more room types, not available for your stay');
    expect(textOf('.rooms-card-reason').toSorted()).toEqual([
      ...['Not dog friendly', 'Requires a minimum of 3 guests', 'Sold out'],
    ]);
    expect(screen.getByText('Lake King').closest('li')?.textContent).toContain(
      'From £310.50 For 2 nightsAdvance PurchaseIncludes £40 dog fee',
    );
    cleanup();
    show({ ...plain, search: { ...plain.search, numberOfNights: 1 } });
    expect(screen.getByText('Lake King').closest('li')?.textContent).toContain('£270.50 For 1 night');
  });

  test('D-39 names the chosen room, and what another one would remove', async () => {
    show(withFirstLeg(heldAtRetreat(plain), { packages: [champagne] }));
    expect(screen.getByText('Your room so far').closest('li')?.textContent).toContain('Lake King');
    await press('Continue: Garden Twin');
    await screen.findByText('Changing the room removes your rate, 2 spa times and 1 add-on.');
  });

  test('A §2.5 without a dog-friendly room has no room, until the guest goes on without the dog', async () => {
    show(withDog, { availability: noDogRoom.availability });
    await screen.findByRole('button', { name: 'Continue without a dog friendly room' });
    expect(names()).toEqual([]);
    await press('Continue without a dog friendly room');
    screen.getByText('This room is booked without a dog.');
    expect(names()).toEqual(['Garden Twin']);
  });

  test('A §4.5 prices by date are for room 1 only; a card has no empty line in their place', async () => {
    show(withFirstLeg(bookingFor(twoAdults, twoAdults), { roomCode: 'KNG' }), { leg: 2 });
    screen.getByRole('heading', { name: 'Room 2: Select Room' });
    await screen.findByRole('checkbox', { name: 'Compare: Lake King' });
    expect(screen.queryByRole('button', { name: 'Prices by date: Lake King' })).toBeNull();
    const linesOf = (room: string) =>
      screen
        .getByRole('button', { name: `Continue: ${room}` })
        .closest('li')
        ?.querySelectorAll('.rooms-card-ways').length;
    await press('2 more room types, not available for your stay');
    expect([linesOf('Lake King'), linesOf('Stable Suite')]).toEqual([1, 0]);
  });

  test("opening one room's details changes nothing in the others", async () => {
    const { machine } = holdMachine(weekCalendarMachine);
    showHeld(roomsMachine.provide({ actors: { weekCalendar: machine } }), inputFor(), RoomsScreen, {
      real: ['weekCalendar'],
    });
    // Before printing, every room is drawn, so that none changes later.
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(textOf('.rooms-card .ui-html')).toHaveLength(2));
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
});

describe('D-509 filters and order', () => {
  const filterBy = async (...chips: string[]) => {
    await pressFound('Filter and sort');
    for (const chip of chips) await pressFound(chip);
  };

  test('come as chips from the rooms, narrow the list, and announce how many rooms are left', async () => {
    showHeld(roomsMachine, inputFor(), RoomsScreen);
    await filterBy();
    const chips = within(await screen.findByRole('group', { name: 'Good to know' })).getAllByRole('button');
    expect(textsOf(chips)).toEqual(['Dog Friendly', 'Step-free']);
    await press('Dog Friendly');
    await waitFor(() => expect(names()).toEqual(['Lake King']));
    // In the sheet, and behind it, where nobody hears it.
    await expect.poll(() => said(screen.getByRole('dialog'))).toEqual(['Room types shown: 1 of 2.']);
    await expectAccessible();
    await press('Show 1 room type');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter and sort' })).toHaveFocus());
    await press('Clear filters');
    expect(screen.getByRole('button', { name: 'Filter and sort' })).toHaveFocus();
    await filterBy('Highest price first');
    await waitFor(() => expect(names()).toEqual(['Lake King', 'Garden Twin']));
    expect(screen.getByText('Lake King').closest('li')?.textContent).toContain('The House');
  });

  test('keep their number of rooms and the way to clear them in sight, in a short window too', async () => {
    await page.viewport(390, 500);
    showHeld(roomsMachine, inputFor(), RoomsScreen);
    await filterBy('Dog Friendly');
    const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
    await sheet.findByRole('button', { name: 'Show 1 room type' });
    for (const name of ['Clear filters', 'Show 1 room type']) {
      const { top, bottom } = sheet.getByRole('button', { name }).getBoundingClientRect();
      expect([top > 0, bottom <= 500]).toEqual([true, true]);
    }
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
    expect(sheet.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
    expect(sheet.getByRole('button', { name: 'Dog Friendly', pressed: false })).toBeVisible();
    await press('Show 2 room types');
    expect(screen.queryByRole('group', { name: 'Chosen filters' })).toBeNull();
  });

  test('stay in sight while their sheet is closed, each to be removed', async () => {
    showHeld(roomsMachine, inputFor(), RoomsScreen);
    await filterBy('Breakfast included', 'Dog Friendly', 'Show 1 room type');
    const chosen = () =>
      textsOf(within(screen.getByRole('group', { name: 'Chosen filters' })).getAllByRole('button'));
    expect(chosen()).toEqual(['Breakfast included ×', 'Dog Friendly ×']);
    await expectAccessible();
    await press('Breakfast included, remove this filter');
    expect(chosen()).toEqual(['Dog Friendly ×']);
    expect(screen.getByRole('button', { name: 'Dog Friendly, remove this filter' })).toHaveFocus();
    await press('Dog Friendly, remove this filter');
    expect(screen.queryByRole('group', { name: 'Chosen filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter and sort' })).toHaveFocus();
  });

  test('say so where no room matches, and name the chosen room that they hide', async () => {
    showHeld(roomsMachine, inputFor(withFirstLeg(plain, { roomCode: 'TWN' })), RoomsScreen);
    await filterBy('Dog Friendly');
    await screen.findByText('Your room so far, Garden Twin, is hidden by your filters.');
    await pressFound('Step-free');
    await within(screen.getByRole('dialog')).findByText('No room matches your filters.');
    await expectAccessible();
  });
});

describe('the first room and its rate once more', () => {
  test('begin a further room, at the price of its own answer', async () => {
    const { actor } = showHeld(roomsMachine, secondRoom, RoomsScreen);
    const again = within(screen.getByRole('region', { name: 'The same again' }));
    again.getByText('Lake King, Spa Retreat');
    again.getByText('£420');
    await expectAccessible();
    await press('Book the same again');
    expect(actor.getSnapshot().output).toMatchObject({ type: 'sameAgain', roomCode: 'KNG' });
  });

  test('are not there for the first room', () => {
    showHeld(roomsMachine, inputFor(), RoomsScreen);
    expect(screen.queryByRole('region', { name: 'The same again' })).toBeNull();
  });
});

test('F-11 a room that a package voucher does not bring is not said to be sold out, and the search without it is one press away', async () => {
  const booking = bookingFor(twoAdults);
  const { actor } = startRooms(inputFor({ ...booking, vouchers: [stayVoucher('SV1', 30_000)] }));
  renderInWidget(<RoomsScreen actor={actor} />);
  await pressFound('2 more room types, not available for your stay');
  expect(screen.getByText('Not available with your voucher')).toBeVisible();
  expect(screen.queryByText(/sold out/i)).toBeNull();
  await expectAccessible();
  await pressFound('Go back to your search to remove your voucher');
  expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
});

test('rooms side by side stand in a table', () => {
  showHeld(closerLookMachine, comparison, RoomComparison);
  const table = within(screen.getByRole('table'));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual(['Lake King', 'Garden Twin']);
  expect(table.getByRole('row', { name: /^View/ }).textContent).toBe('ViewLakeGarden');
});

test('keys and buttons turn the pictures, each picture has a name, and Escape closes them', async () => {
  const { actor } = showHeld(closerLookMachine, pictures, RoomPictures);
  expect(screen.getByText('The bed, and the lake')).toBeVisible();
  expect(screen.getByText('Bath and walk-in shower')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(actor.getSnapshot().context.index).toBe(1));
  await screen.findByText('Picture 2 of 2');
  await press('Enlarge');
  expect(screen.getByRole('button', { name: 'Enlarge', pressed: true })).toBeVisible();
  await expectAccessible();
  await press('Previous picture');
  await waitFor(() => expect(actor.getSnapshot().context.index).toBe(0));
  await userEvent.keyboard('{Escape}');
  expect(actor.getSnapshot().output).toEqual({ roomCode: '' });
});

test('E-12 lists every room with its choice, and the guest can turn to the open ones', async () => {
  const rooms = [
    { leg: 1, roomName: 'Lake King', isHeld: true, isOpen: true },
    { leg: 2, roomName: '', isHeld: false, isOpen: true },
    { leg: 3, roomName: '', isHeld: false, isOpen: false },
  ];
  const chosen: number[] = [];
  renderInWidget(<RoomChoices rooms={rooms} current={2} onChoose={(leg) => chosen.push(leg)} />);
  expect(textOf('li')).toEqual(['Room 1✓chosenLake King', 'Room 2', 'Room 3']);
  expect(screen.getAllByRole('listitem').map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null]);
  expect(textOf('button')).toEqual(['Room 1']);
  await press('Room 1');
  expect(chosen).toEqual([1]);
  await expectAccessible();
});
