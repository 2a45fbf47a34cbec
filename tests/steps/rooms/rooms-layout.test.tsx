import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import { RoomsScreen } from '../../../widget/steps/rooms/RoomsScreen.tsx';
import { BillProvider } from '../../../widget/ui/bill/bill-context.tsx';
import { BookingFrame } from '../../../widget/ui/frame/BookingFrame.tsx';
import { availabilityFor, configuration, kingRates } from './rooms-stay.ts';
import { inputFor, plain } from './rooms.world.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';

/** Shows the rooms of an estate, in the booking's frame with a bill. */
function show(estate: StayConfiguration, availability = availabilityFor(plain)) {
  showHeld(roomsMachine, inputFor(plain, { configuration: estate, availability }), ({ actor }) => (
    <BillProvider value={{ bill: <p>Bill</p>, total: '£300' }}>
      <BookingFrame step={2} onCancel={null}>
        <RoomsScreen actor={actor} />
      </BookingFrame>
    </BillProvider>
  ));
}

test.each([560, 800, 899, 1000])(
  'a widget of up to %i px shows its pictures in a wide window',
  async (most) => {
    await page.viewport(1400, 900);
    document.body.style.setProperty('--stay-max-width', `${most}px`);
    onTestFinished(() => void document.body.style.removeProperty('--stay-max-width'));
    const images = [{ path: '/pictures/rooms/lake-room-1.svg', caption: '' }];
    const areas = configuration.areas.map((area) => ({
      ...area,
      roomTypes: area.roomTypes.map((type) => ({ ...type, images })),
    }));
    show({ ...configuration, areas });
    const frame = document.querySelector('.ui-frame')?.getBoundingClientRect();
    expect([frame?.width, frame?.left]).toEqual([most, (1400 - most) / 2]);
    const pictures = [...document.querySelectorAll('.rooms-card .ui-picture')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture.getBoundingClientRect().width).toBeGreaterThan(200);
  },
);

test.each([320, 390, 1280])(
  'a rate of one endless word leaves price and button in sight, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const rateGroups = configuration.rateGroups.map((group) => ({
      ...group,
      rates: group.rates.map((rate) => ({ ...rate, displayName: 'Winterfires'.repeat(9) })),
    }));
    show({ ...configuration, rateGroups });
    const ends = [...document.querySelectorAll('.rooms-card-end')];
    const [first] = ends;
    expect(first?.textContent).toContain('WinterfiresWinterfires');
    for (const shown of ends.flatMap((end) => [end, ...end.querySelectorAll('*')])) {
      const { left, right } = shown.getBoundingClientRect();
      // Gecko adds up positions in 32-bit floats.
      expect([left >= 0, Math.ceil(right - 0.001) <= width]).toEqual([true, true]);
    }
    for (const end of ends) expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth);
  },
);

test.each([
  { width: 390, height: 844, foot: 57 },
  { width: 844, height: 390, foot: 0 },
])(
  'on a phone of $width by $height px the first price is on the first screen',
  async ({ foot, ...phone }) => {
    await page.viewport(phone.width, phone.height);
    show(configuration);
    await screen.findByRole('button', { name: 'Filter and sort' });
    const { bottom = phone.height } =
      document.querySelector('.rooms-card .ui-price strong')?.getBoundingClientRect() ?? {};
    expect(bottom).toBeLessThan(phone.height - foot);
    await press('About: The House');
    expect(await screen.findByText('Rooms in the old house, over the lake.')).toBeVisible();
  },
);

test('every room has its text at once; the picture of a far room comes when it is near or printed', async () => {
  const [house] = configuration.areas;
  const [king] = house?.roomTypes ?? [];
  if (!house || !king) throw new Error('The configuration has no room');
  const roomTypes = Array.from({ length: 60 }, (_, n) => ({
    ...king,
    ...{ key: `KNG${n}`, code: `KNG${n}`, displayName: `Room ${n}` },
    ...{ images: [{ path: 'lake.jpg', caption: '' }], description: '<p>Over the lake</p>' },
  }));
  const rates = roomTypes.map(({ code }) => ({ ...kingRates, room: { code, unitsAvailable: 1 } }));
  show({ ...configuration, areas: [{ ...house, roomTypes }] }, availabilityFor(plain, rates));
  const cards = [...document.querySelectorAll('.rooms-card')];
  const textOf = (selector: string) => cards.map((card) => card.querySelector(selector)?.textContent.trim());
  expect(textOf('h4')).toEqual(roomTypes.map(({ displayName }) => displayName));
  expect(new Set(textOf('.ui-html'))).toEqual(new Set(['Over the lake']));
  const isDrawn = (card: Element | undefined) => ({
    // The picture fails to load here, so a drawing replaces it.
    hasPicture: card?.querySelector('img, [data-lost]') !== null,
    markup: card?.querySelector('.ui-html p') !== null,
  });
  const drawn = { hasPicture: true, markup: true };
  const far = { hasPicture: false, markup: false };
  await waitFor(() => expect(cards.slice(0, 24).map(isDrawn)).toEqual(Array(24).fill(drawn)));
  expect(isDrawn(cards.at(-1))).toEqual(far);
  cards.at(-1)?.scrollIntoView();
  await waitFor(() => expect(isDrawn(cards.at(-1))).toEqual(drawn));
  expect(isDrawn(cards[30])).toEqual(far);
  dispatchEvent(new Event('beforeprint'));
  expect(cards.map(isDrawn)).toEqual(cards.map(() => drawn));
});
