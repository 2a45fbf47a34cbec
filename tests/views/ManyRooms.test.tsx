import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoomsScreen } from '../../widget/screens/rooms/RoomsScreen.tsx';
import {
  availabilityFor,
  bookingFor,
  configuration,
  kingRates,
  session,
  twoAdults,
} from '../support/rooms-stay.ts';
import { startRooms } from '../support/start-rooms.ts';
import { renderInWidget } from './ui/render.tsx';

const plain = bookingFor(twoAdults);
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());

test('every room has its text at once; the picture of a far room comes when it is near or printed', async () => {
  const [house] = configuration.areas;
  const [king] = house?.roomTypes ?? [];
  if (!house || !king) throw new Error('The configuration has no room');
  const images = [{ path: 'lake.jpg', caption: '' }];
  const description = '<p>Over the lake</p>';
  const roomTypes = Array.from({ length: 60 }, (_, n) => {
    const key = `KNG${n}`;
    return { ...king, key, code: key, displayName: `Room ${n}`, images, description };
  });
  const rates = roomTypes.map(({ code }) => ({ ...kingRates, room: { code, unitsAvailable: 1 } }));
  const areas = [{ ...house, roomTypes }];
  const availability = availabilityFor(plain, rates);
  const { actor } = startRooms({
    configuration: { ...configuration, areas },
    session,
    booking: plain,
    leg: 1,
    availability,
  });
  renderInWidget(<RoomsScreen actor={actor} />);
  expect(textOf('.rooms-card h4')).toEqual(roomTypes.map(({ displayName }) => displayName));
  expect(new Set(textOf('.rooms-card .ui-html'))).toEqual(new Set(['Over the lake']));
  const cards = [...document.querySelectorAll('.rooms-card')];
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
