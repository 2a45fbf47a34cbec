import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stayBookingsMachine } from '../../machines/account/stay-bookings/stay-bookings.machine.ts';
import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { StayBookingsScreen } from '../../widget/account/stay-bookings/StayBookingsScreen.tsx';
import { StayLine } from '../../widget/booking/StayLine.tsx';
import { RoomComparison } from '../../widget/steps/rooms/closer-look/RoomComparison.tsx';
import { RoomsScreen } from '../../widget/steps/rooms/RoomsScreen.tsx';
import { BillProvider } from '../../widget/ui/bill/bill-context.tsx';
import { Checkbox } from '../../widget/ui/controls/Checkbox.tsx';
import { Chip, ChipGroup } from '../../widget/ui/controls/Chip.tsx';
import { RadioGroup } from '../../widget/ui/controls/RadioGroup.tsx';
import { SelectField } from '../../widget/ui/controls/SelectField.tsx';
import { Toggle } from '../../widget/ui/controls/Toggle.tsx';
import { reservation } from '../account/account-bookings.ts';
import { memberInput } from '../account/account-rooms.ts';
import { keptDraft, startBooking, withBreakfast } from '../booking/start-booking.ts';
import { availabilityFor, bookingFor, configuration, session, twoAdults } from '../steps/rooms/rooms-stay.ts';
import { comparison } from '../steps/rooms/closer-look.world.ts';
import { startRooms } from '../steps/rooms/start-rooms.ts';
import { renderInWidget } from '../ui/render.tsx';
import { showHeld } from './show-held.tsx';

afterEach(() => void document.body.style.removeProperty('--stay-text-size'));

/** The guest's browser has text of 32 px, twice the usual size. */
function enlarge() {
  document.body.style.setProperty('--stay-text-size', '32px');
  document.querySelector<HTMLElement>('.stay')?.style.setProperty('font-size', '32px');
}

function renderLarge(view: ReactNode) {
  renderInWidget(view);
  enlarge();
}

/** Where each line of these words begins. */
function lineStarts(element: Element): number[] {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].map(({ left }) => left);
}

test('WCAG 1.4.4 in text of 32 px the bill and the tools leave the heading of the rooms its words', async () => {
  await page.viewport(1280, 900);
  const booking = bookingFor(twoAdults);
  const availability = availabilityFor(booking);
  const { actor } = startRooms({ configuration, session, booking, leg: 1, availability });
  renderLarge(
    <BillProvider value={{ bill: <p>2 nights</p>, total: null }}>
      <RoomsScreen actor={actor} />
    </BillProvider>,
  );
  await screen.findByRole('button', { name: 'Filter and sort' });
  expect(lineStarts(screen.getByRole('heading', { name: 'Room 1: Select Room' }))).toHaveLength(1);
});

test('WCAG 1.4.4 in text of 32 px the second line of the dates begins as the first, so that no letter is cut off', async () => {
  await page.viewport(390, 844);
  const { actor, answers } = startBooking({ draft: keptDraft() });
  await answers({ loadConfiguration: withBreakfast, restoreSignIn: null, checkSession: undefined }, 'guests');
  renderLarge(<StayLine actor={actor} onChange={() => undefined} />);
  const [dates] = document.querySelectorAll('.stay-line [aria-hidden]');
  const starts = dates ? lineStarts(dates) : [];
  expect(starts).toHaveLength(2);
  expect(starts[1]).toBe(starts[0]);
});

test.each([390, 1280])('WCAG 1.4.4 at %i px in text of 32 px a time stays on one line', async (width) => {
  await page.viewport(width, 900);
  const times = ['09:00', '09:30', '10:00'];
  renderLarge(
    <div style={{ inlineSize: Math.min(width - 40, 750) }}>
      <ChipGroup label="Tee time">
        {times.map((time) => (
          <Chip key={time} pressed={false} onClick={() => undefined}>
            {time}
          </Chip>
        ))}
      </ChipGroup>
      <RadioGroup
        layout="chips"
        legend="Time"
        name="time"
        value=""
        options={times.map((time) => ({ value: time, label: time }))}
        onChange={() => undefined}
      />
    </div>,
  );
  const lines = screen.getAllByText(/^\d\d:\d\d$/).map((time) => lineStarts(time).length);
  expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
});

test('WCAG 1.4.4 in a phone in text of 32 px the buttons under the compared rooms keep their word', async () => {
  await page.viewport(390, 844);
  showHeld(closerLookMachine, comparison, RoomComparison);
  enlarge();
  const lines = screen.getAllByRole('button', { name: /^Choose/ }).map((button) => lineStarts(button).length);
  expect(lines).toEqual([1, 1]);
});

test('WCAG 1.4.4 in text of 32 px the date of a past stay keeps to its card, 280 px wide', async () => {
  await page.viewport(280, 640);
  const input = { ...memberInput, route: { screen: 'stayBookings' } as const };
  showHeld(stayBookingsMachine, input, StayBookingsScreen).answer('loadStayBookings', [
    reservation({ daysToStay: -1, arrivalDate: '2026-09-16', departureDate: '2026-09-18' }),
  ]);
  enlarge();
  const date = await screen.findByRole('heading', { name: '16th September 2026' });
  const card = date.closest('li') ?? document.body;
  expect(card.scrollWidth).toBe(card.clientWidth);
});

test('WCAG 1.4.4 ticks, dots and the arrow of a list grow with the text', async () => {
  renderInWidget(
    <>
      <Checkbox label="Tom Fell" name="who" checked onChange={() => undefined} />
      <RadioGroup
        legend="Players"
        name="players"
        value="1"
        options={[{ value: '1', label: '1' }]}
        onChange={() => undefined}
      />
      <SelectField label="Guests" name="guests" value="" options={[]} onChange={() => undefined} />
      <Toggle pressed onChange={() => undefined}>
        Morning
      </Toggle>
    </>,
  );
  const arrow = document.querySelector('.ui-select');
  const drawn = [
    ...screen.getAllByRole('checkbox').map((tick) => [tick, '::before'] as const),
    ...screen.getAllByRole('radio').map((dot) => [dot, '::before'] as const),
    [screen.getByRole('button'), '::before'] as const,
    [arrow ?? document.body, '::after'] as const,
  ];
  const sizes = () => [
    screen.getByRole('checkbox').offsetWidth,
    screen.getByRole('radio').offsetWidth,
    ...drawn.map(([element, part]) => {
      const { width, borderBottomWidth } = getComputedStyle(element, part);
      return parseFloat(width) + parseFloat(borderBottomWidth);
    }),
  ];
  const usual = sizes();
  expect(usual.slice(0, 2)).toEqual([22, 22]);
  enlarge();
  for (const [index, size] of sizes().entries()) expect(size).toBeGreaterThan((usual[index] ?? NaN) * 1.6);
});
