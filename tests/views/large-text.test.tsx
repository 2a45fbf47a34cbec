import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StayLine } from '../../widget/booking/StayLine.tsx';
import { RoomsScreen } from '../../widget/steps/rooms/RoomsScreen.tsx';
import { BillProvider } from '../../widget/ui/bill/bill-context.tsx';
import { keptDraft, startBooking, withBreakfast } from '../booking/start-booking.ts';
import { availabilityFor, bookingFor, configuration, session, twoAdults } from '../steps/rooms/rooms-stay.ts';
import { startRooms } from '../steps/rooms/start-rooms.ts';
import { renderInWidget } from '../ui/render.tsx';

afterEach(() => void document.body.style.removeProperty('--stay-text-size'));

/** Shows `view` to a guest whose browser has text of 32 px, twice the usual size. */
function renderLarge(view: ReactNode) {
  document.body.style.setProperty('--stay-text-size', '32px');
  const { container } = renderInWidget(view);
  container.querySelector<HTMLElement>('.stay')?.style.setProperty('font-size', '32px');
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
