import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Gallery } from '../../widget/ui/media/Gallery.tsx';
import { Picture } from '../../widget/ui/media/Picture.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';

test('a gallery is one tab stop, in which the arrow keys turn the pictures', async () => {
  renderInWidget(
    <>
      <Gallery label="The Lake Room" images={[{ path: '/a.svg' }, { path: '/b.svg' }]} />
      <button type="button">Continue</button>
    </>,
  );
  const strip = screen.getByRole('list');
  await userEvent.tab();
  expect(strip).toHaveFocus();
  const position = () => within(screen.getByRole('group')).getByRole('status').firstElementChild?.textContent;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(position).toBe('Picture 2 of 2');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(position).toBe('Picture 1 of 2');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
});

/** A picture of 3:2 in a column of 300 px. */
const column = (path: string, alt: string) => (
  <div style={{ inlineSize: 300 }}>
    <Picture path={path} alt={alt} />
  </div>
);

test("a drawing of the same size, with the picture's text, replaces a picture that fails to load; a decorative one has no text", async () => {
  const { container, rerender } = renderInWidget(column('/lost.svg', 'The Lake Room'));
  const drawing = () => container.querySelector('.ui-picture');
  await expect.poll(() => drawing()?.localName).toBe('span');
  expect(screen.getByRole('img', { name: 'The Lake Room' })).toHaveTextContent('The Lake Room');
  expect(container.querySelector('img')).toBeNull();
  const { width, height } = drawing()?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([300, 200]);
  await expectAccessible(container);
  rerender(column('/lost-too.svg', ''));
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('another picture is requested, and each lost one again once the network is back', async () => {
  const { container, rerender } = renderInWidget(column('/lost.svg', 'The Lake Room'));
  const asked = () => {
    const picture = container.querySelector('img');
    return picture && new URL(picture.src).pathname;
  };
  await expect.poll(asked).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(asked()).toBe('/lost.svg');
  await expect.poll(asked).toBeNull();
  rerender(column('/other.svg', 'The Park Room'));
  expect(asked()).toBe('/other.svg');
});
