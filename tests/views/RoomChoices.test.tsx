import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RoomChoices } from '../../widget/screens/booking/RoomChoices.tsx';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const rooms = [
  { leg: 1, roomName: 'Lake King', isHeld: true, isOpen: true },
  { leg: 2, roomName: '', isHeld: false, isOpen: true },
  { leg: 3, roomName: '', isHeld: false, isOpen: false },
];

test('E-12 lists every room with its choice, and the guest can turn to the open ones', async () => {
  const chosen: number[] = [];
  renderInWidget(<RoomChoices rooms={rooms} current={2} onChoose={(leg) => chosen.push(leg)} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Room 1✓chosenLake King', 'Room 2', 'Room 3']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Room 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Room 1' }));
  expect(chosen).toEqual([1]);
  await expectAccessible();
});
