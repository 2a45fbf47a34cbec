import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Gallery } from '../../../widget/ui/Gallery.tsx';
import { renderInWidget } from './render.tsx';

test('a gallery is one stop of the Tab key, from which the arrow keys page', async () => {
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
