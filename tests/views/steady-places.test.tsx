import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestsMachine } from '../../machines/steps/guests/guests.machine.ts';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { GuestsScreen } from '../../widget/steps/guests/GuestsScreen.tsx';
import { RoomsScreen } from '../../widget/steps/rooms/RoomsScreen.tsx';
import { RoomsSkeleton } from '../../widget/steps/rooms/RoomsSkeleton.tsx';
import { SearchScreen } from '../../widget/steps/search/SearchScreen.tsx';
import { BillProvider } from '../../widget/ui/bill/bill-context.tsx';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { BookingFrame } from '../../widget/ui/frame/BookingFrame.tsx';
import { CalendarGrid } from '../../widget/ui/calendar/CalendarGrid.tsx';
import { Gallery } from '../../widget/ui/media/Gallery.tsx';
import { StepLayout } from '../../widget/ui/frame/StepLayout.tsx';
import { configuration, search, session } from '../support/fixtures.ts';
import {
  availabilityFor,
  bookingFor,
  kingRates,
  picturedConfiguration,
  session as stay,
  twoAdults,
} from '../steps/rooms/rooms-stay.ts';
import { startRooms } from '../steps/rooms/start-rooms.ts';
import { startStep } from '../steps/start-step.ts';
import { twoRooms } from '../steps/guests/guests.world.ts';
import { renderInWidget } from '../ui/render.tsx';
import { textsOf } from '../support/texts-of.ts';
import { unfold } from '../support/unfold.ts';

afterEach(() => {
  document.body.style.removeProperty('--stay-text-size');
});

/** Shows rooms. The first area has a picture and no text, its first room has a picture. */
function showRooms() {
  const booking = bookingFor(twoAdults);
  const [house, ...others] = picturedConfiguration.areas;
  if (!house) throw new Error('The estate has no area');
  const roomTypes = house.roomTypes.filter(({ code }) => code === 'KNG');
  const pictured = { ...house, images: [{ path: '/house.svg' }], description: '', roomTypes };
  const estate = { ...picturedConfiguration, areas: [pictured, ...others] };
  const loft = { ...kingRates, room: { code: 'LOFT', unitsAvailable: 1 } };
  const availability = availabilityFor(booking, [kingRates, loft]);
  const { actor } = startRooms({ configuration: estate, session: stay, booking, leg: 1, availability });
  renderInWidget(<RoomsScreen actor={actor} />);
}

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf);

// The first test of the file, because code that comes later is loaded once.
test('D-509 the tools over the rooms are drawn with them, so that a heading of two lines moves no room later', () => {
  showRooms();
  expect(screen.getByRole('button', { name: 'Filter and sort' })).toBeDefined();
});

const frame = (step: number) => (
  <BookingFrame step={step} onCancel={null}>
    <p>Work</p>
  </BookingFrame>
);

test('the steps keep their places whichever is current, and the last has no line after it', () => {
  const { rerender } = renderInWidget(frame(1));
  const lefts = () => boxesOf('.ui-progress li').map(({ left }) => left);
  const first = lefts();
  expect(first).toHaveLength(5);
  for (const step of [2, 3, 4, 5]) {
    rerender(frame(step));
    expect(lefts()).toEqual(first);
  }
  const lines = [...document.querySelectorAll('.ui-progress li')].map(
    (step) => getComputedStyle(step).borderBlockStartWidth,
  );
  expect(lines.slice(3)).toEqual(['1px', '0px']);
});

test.each([
  [679, ['Step 2 of 5: Rooms & Rates']],
  [680, ['1 Dates & Guests, completed', '2 Rooms & Rates', '3 Add ons', '4 Details', '5 Payment']],
])('at %i px the steps show their names if they fit', (width, words) => {
  const { container } = renderInWidget(frame(2));
  container.style.inlineSize = `${width}px`;
  const shown = [...document.querySelectorAll('.ui-progress-line, .ui-progress-name')].filter((element) =>
    element.checkVisibility(),
  );
  expect(textsOf(shown)).toEqual(words);
  const ends = boxesOf('.ui-progress li').map(({ right }) => right);
  // Gecko adds up positions in 32-bit floats.
  expect(Math.max(...ends)).toBeLessThanOrEqual(boxOf(document.querySelector('.ui-progress')).right + 0.001);
});

test('on a phone the total stands beside the buttons where both fit, and above them where they do not', async () => {
  await page.viewport(390, 844);
  const show = (next: string) => {
    cleanup();
    renderInWidget(
      <BillProvider value={{ bill: <p>One night</p>, total: '£1,156', parts: null }}>
        <StepLayout
          actions={
            <>
              <Button>Back</Button>
              <Button variant="primary">{next}</Button>
            </>
          }
        >
          <p>Work</p>
        </StepLayout>
      </BillProvider>,
    );
    const [peek, actions] = [
      boxOf(document.querySelector('.ui-step-peek')),
      boxOf(document.querySelector('.ui-step-actions')),
    ];
    return { peek, actions };
  };
  const short = show('Next Step');
  expect(short.peek.right).toBeLessThanOrEqual(short.actions.left);
  expect(boxOf(document.querySelector('.ui-step-foot')).height).toBeLessThan(80);
  const long = show('Confirm your booking and pay');
  expect(long.peek.bottom).toBeLessThanOrEqual(long.actions.top);
  expect(long.peek.height).toBeLessThan(32);
});

test('a step without buttons has no foot beside the bill', async () => {
  renderInWidget(
    <BillProvider value={{ bill: <p>2 nights</p>, total: null }}>
      <StepLayout>
        <p>Work</p>
      </StepLayout>
    </BillProvider>,
  );
  const isFootShown = () => document.querySelector('.ui-step-foot')?.checkVisibility();
  expect(isFootShown()).toBe(false);
  await page.viewport(390, 800);
  expect(isFootShown()).toBe(true);
});

test('a small picture has small controls, however wide the widget is', () => {
  const images = [{ path: 'a.webp' }, { path: 'b.webp' }];
  const widthIn = (inlineSize: number) => {
    renderInWidget(
      <div style={{ inlineSize }}>{<Gallery images={images} label={`${inlineSize} px`} />}</div>,
    );
    const [control] = within(screen.getByRole('group', { name: /\d+ px/ })).getAllByRole('button');
    const { width } = boxOf(control ?? null);
    cleanup();
    return width;
  };
  expect([220, 460].map(widthIn)).toEqual([32, 44]);
});

test.each([390, 1280])(
  'at %i px the picture of an area is half as wide again as it is high',
  async (width) => {
    await page.viewport(width, 900);
    showRooms();
    if (width === 390) await userEvent.click(screen.getByRole('button', { name: 'About: The House' }));
    const box = boxOf(document.querySelector('.rooms-area-head .ui-picture'));
    expect(box.width / box.height).toBeCloseTo(1.5, 1);
  },
);

test.each([390, 1280])('at %i px the first room takes the place that the skeleton held', async (width) => {
  await page.viewport(width, 900);
  const { unmount } = renderInWidget(<RoomsSkeleton />);
  const held = boxOf(document.querySelector('.rooms-card-picture > *'));
  unmount();
  showRooms();
  await screen.findByRole('button', { name: 'Filter and sort' });
  const come = boxOf(document.querySelector('.rooms-card .ui-picture'));
  expect([come.left, come.width, come.height]).toEqual([held.left, held.width, held.height]);
  expect(Math.abs(come.top - held.top)).toBeLessThanOrEqual(1);
});

test('the days of other months stand in line with the others', () => {
  const closed = { state: 'unavailable', price: 'Unavailable' } as const;
  const week = [
    { date: '2027-04-30', ...closed, outside: true },
    { date: '2027-05-01', ...closed },
  ];
  renderInWidget(<CalendarGrid label="May 2027" weeks={[week]} onSelect={() => {}} />);
  const [outside, inside] = boxesOf('.ui-calendar-price').map(({ top }) => top);
  expect(outside).toBe(inside);
});

test('the error of a title does not move the names beside it', async () => {
  const input = { configuration: configuration(), booking: twoRooms, profile: null };
  const { actor } = startStep(guestsMachine, input);
  document.body.style.setProperty('--stay-text-size', '22px');
  renderInWidget(<GuestsScreen actor={actor} />);
  const lefts = () => boxesOf('.guests-names > :nth-child(2)').map(({ left }) => left);
  const before = lefts();
  expect(before).toHaveLength(2);
  actor.send({ type: 'form.submitted' });
  await screen.findByText('Title is a required field');
  expect(lefts()).toEqual(before);
});

test.each([390, 768, 1280])('at %i px the voucher field keeps its width', async (width) => {
  await page.viewport(width, 900);
  const { actor } = startStep(searchMachine, { configuration: configuration(), session, search: search() });
  renderInWidget(<SearchScreen actor={actor} />);
  await unfold('Code or gift voucher?');
  expect(boxOf(screen.getByLabelText('Got a voucher?')).width).toBeGreaterThanOrEqual(192);
});

test.each([
  ['strip', 320],
  ['strip', 390],
  ['month', 320],
  ['month', 390],
] as const)('in a %s at %i px text of 32 px does not run into the next day', async (layout, width) => {
  await page.viewport(width, 900);
  document.body.style.setProperty('--stay-text-size', '32px');
  const days = [17, 18, 19, 20, 21, 22, 23].map((day) => ({
    ...{ date: `2027-01-${day}`, state: 'available' as const, price: '£163' },
  }));
  renderInWidget(<CalendarGrid layout={layout} label="Week" weeks={[days]} onSelect={() => undefined} />);
  const parts = [...document.querySelectorAll('th, .ui-calendar-number, .ui-calendar-price, td small')];
  expect(parts).toHaveLength(layout === 'strip' ? 28 : 21);
  const wide = parts.filter((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return words.getBoundingClientRect().width > boxOf(part.closest('th, td')).width;
  });
  expect(textsOf(wide)).toEqual([]);
  // The height of 'Wed' on one line, with 8 px above and below.
  expect(boxesOf('th').filter(({ height }) => height > 56)).toEqual([]);
});
