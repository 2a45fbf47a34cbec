import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { EstateMap } from '../../widget/screens/closer-look/EstateMap.tsx';
import { RoomPictures } from '../../widget/screens/closer-look/RoomPictures.tsx';
import { startStep } from '../support/start-step.ts';
import { map, pictures } from '../worlds/closer-look.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

test('keys and buttons turn the pictures, each picture has a name, and Escape closes them', async () => {
  const { actor } = startStep(closerLookMachine, pictures);
  renderInWidget(<RoomPictures actor={actor} />);
  screen.getByRole('dialog', { name: 'Lake King' });
  expect(screen.getByText('The bed, and the lake')).toBeVisible();
  expect(screen.getByText('Bath and walk-in shower')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(actor.getSnapshot().context.index).toBe(1));
  await screen.findByText('Picture 2 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(screen.getByRole('button', { name: 'Enlarge', pressed: true })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  await waitFor(() => expect(actor.getSnapshot().context.index).toBe(0));
  await userEvent.keyboard('{Escape}');
  expect(actor.getSnapshot().output).toEqual({ roomCode: '' });
});

test('the map opens as a dialog over the search', async () => {
  const { actor } = startStep(closerLookMachine, map);
  renderInWidget(<EstateMap actor={actor} />);
  screen.getByRole('dialog', { name: 'The estate' });
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(actor.getSnapshot().status).toBe('done');
});
