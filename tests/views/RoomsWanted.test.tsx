import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.types.ts';
import { RoomComparison } from '../../widget/screens/closer-look/RoomComparison.tsx';
import { RoomsScreen } from '../../widget/screens/rooms/RoomsScreen.tsx';
import { BillProvider } from '../../widget/ui/bill-context.tsx';
import { BookingFrame } from '../../widget/ui/BookingFrame.tsx';
import { bookingFor, twoAdults, withFirstLeg } from '../support/rooms-stay.ts';
import { expectSaid } from '../support/said.ts';
import { startRooms } from '../support/start-rooms.ts';
import { inputFor, plain } from '../worlds/rooms.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(input: RoomsInput = inputFor()) {
  const step = startRooms(input, { look: RoomComparison });
  renderInWidget(
    <BillProvider value={{ bill: <p>Bill</p>, total: '£300' }}>
      <BookingFrame step={2} onCancel={null}>
        <RoomsScreen actor={step.actor} />
      </BookingFrame>
    </BillProvider>,
  );
  return step;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () => [...document.querySelectorAll('.rooms-card h4')].map((heading) => heading.textContent);

afterEach(() => page.viewport(1280, 900));

describe('D-509 filters and order', () => {
  test('come as chips from the rooms, narrow the list, and announce how many rooms are left', async () => {
    show();
    await press('Filter and sort');
    const chips = within(await screen.findByRole('group', { name: 'Good to know' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Dog Friendly', 'Step-free']);
    await expectAccessible();
    await press('Dog Friendly');
    await waitFor(() => expect(names()).toEqual(['Lake King', 'Stable Suite', 'Hay Loft']));
    await expectSaid('Rooms shown: 3 of 4.');
    await press('Clear filters');
    await waitFor(() => expect(names()).toEqual(['Garden Twin', 'Lake King', 'Stable Suite', 'Hay Loft']));
    expect(screen.getByRole('button', { name: 'Filter and sort' })).toHaveFocus();
  });

  test('by price put all rooms into one list, each with its area', async () => {
    show();
    await press('Filter and sort');
    await press('Highest price first');
    await waitFor(() => expect(names()).toEqual(['Lake King', 'Garden Twin', 'Stable Suite', 'Hay Loft']));
    expect(screen.getByText('Lake King').closest('li')?.textContent).toContain('The House');
  });

  test('say so where no room matches', async () => {
    show();
    await press('Filter and sort');
    await press('The Courtyard');
    await press('Step-free');
    await screen.findByText('No room matches your filters.');
    await expectAccessible();
  });

  test('name the chosen room where they hide it', async () => {
    show(inputFor(withFirstLeg(plain, { roomCode: 'TWN' })));
    await press('Filter and sort');
    await press('Dog Friendly');
    await screen.findByText('Your room so far, Garden Twin, is hidden by your filters.');
  });
});

describe('sold-out rooms', () => {
  test("stand in a line that unfolds to the panel with 'Sold out'", async () => {
    show();
    const line = screen.getByText('Sold out for your dates: Hay Loft');
    expect(screen.getByText('Sold out')).not.toBeVisible();
    await userEvent.click(line);
    expect(screen.getByText('Sold out')).toBeVisible();
    await expectAccessible();
  });

  test("offer 'Other dates', which opens their prices by date", async () => {
    const { actor } = show();
    await press('Other dates: Hay Loft');
    expect(actor.getSnapshot().context.roomCode).toBe('LOFT');
    expect(screen.getByRole('button', { name: 'Prices by date: Hay Loft', expanded: true })).toHaveFocus();
  });

  test("offer 'Other dates' for a further room, which leads to the search", async () => {
    const { actor } = show(inputFor(bookingFor(twoAdults, twoAdults), { leg: 2 }));
    await press('Other dates: Hay Loft');
    expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
  });
});

describe('rooms side by side', () => {
  test('shows two ticked rooms in a table, from which the guest chooses one', async () => {
    const { actor } = show();
    for (const name of ['Garden Twin', 'Lake King'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Compare: ${name}` }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Compare 2 rooms' })[0] as HTMLElement);
    const table = within(await screen.findByRole('dialog', { name: 'Compare rooms' })).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Garden Twin', 'Lake King']);
    expect(within(table).getByRole('row', { name: /^View/ }).textContent).toBe('ViewGardenLake');
    await expectAccessible();
    await press('Choose: Lake King');
    expect(actor.getSnapshot().output).toMatchObject({ type: 'roomChosen', roomCode: 'KNG' });
  });
});

test('on a phone of 390 by 844 px the first price is on the first screen', async () => {
  await page.viewport(390, 844);
  show();
  const bottom = () => document.querySelector('.rooms-card .ui-price strong')?.getBoundingClientRect().bottom;
  await screen.findByRole('button', { name: 'Filter and sort' });
  expect(bottom()).toBeLessThan(844 - 57);
  await press('About: The House');
  expect(await screen.findByText('Rooms in the old house, over the lake.')).toBeVisible();
});
