import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RoomsScreen } from '../../widget/screens/rooms/RoomsScreen.tsx';
import { BillProvider } from '../../widget/ui/bill-context.tsx';
import { BookingFrame } from '../../widget/ui/BookingFrame.tsx';
import { availabilityFor, bookingFor, configuration, session, twoAdults } from '../support/rooms-stay.ts';
import { startRooms } from '../support/start-rooms.ts';
import { renderInWidget } from './ui/render.tsx';

const plain = bookingFor(twoAdults);

afterEach(async () => {
  document.body.style.removeProperty('--stay-max-width');
  await page.viewport(1280, 900);
});

test.each([560, 800, 899, 1000])(
  'a widget of up to %i px shows its pictures in a wide window',
  async (most) => {
    await page.viewport(1400, 900);
    document.body.style.setProperty('--stay-max-width', `${most}px`);
    const images = [{ path: '/pictures/rooms/lake-room-1.svg', caption: '' }];
    const pictured = {
      ...configuration,
      areas: configuration.areas.map((area) => ({
        ...area,
        roomTypes: area.roomTypes.map((type) => ({ ...type, images })),
      })),
    };
    const step = startRooms({
      configuration: pictured,
      session,
      booking: plain,
      leg: 1,
      availability: availabilityFor(plain),
    });
    const { container } = renderInWidget(
      <BillProvider value={{ bill: <p>Bill</p>, total: '£300' }}>
        <BookingFrame step={2} onCancel={null}>
          <RoomsScreen actor={step.actor} />
        </BookingFrame>
      </BillProvider>,
    );
    const frame = container.querySelector('.ui-frame')?.getBoundingClientRect();
    expect([frame?.width, frame?.left]).toEqual([most, (1400 - most) / 2]);
    // Sold-out rooms are folded to a line.
    const pictures = [...container.querySelectorAll('.rooms-card .ui-picture')].filter(
      (each) => !each.closest('[hidden]'),
    );
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
    const step = startRooms({
      configuration: { ...configuration, rateGroups },
      session,
      booking: plain,
      leg: 1,
      availability: availabilityFor(plain),
    });
    renderInWidget(<RoomsScreen actor={step.actor} />);
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
