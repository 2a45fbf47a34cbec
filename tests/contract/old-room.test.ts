import { expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { oldRoomPorts } from '../../widget/wiring/old-room-ports.ts';
import { runPort } from '../support/run-port.ts';
import { talkToEstate } from './shipped-client.ts';

const { estate, anonymous, member } = talkToEstate();
const rosalind = () => oldRoomPorts(member('rosalind.hart@example.com')).findBookedRoom;

test('E-17 finds the room to amend among the member’s own bookings', async () => {
  const room = await runPort(rosalind(), { internalIdentifier: 'WM-70413200-1' });
  expect([room?.internalIdentifier, room?.leg, room?.packages]).toEqual([
    'WM-70413200-1',
    1,
    [{ code: 'HAMPER', name: '', quantity: 1 }],
  ]);
  const second = await runPort(rosalind(), { internalIdentifier: 'WM-70413200-2' });
  expect([second?.internalIdentifier, second?.leg, second?.packages]).toEqual(['WM-70413200-2', 2, []]);
});

test('E-17 finds no room of another member, and asks for no booking of theirs', async () => {
  expect(await runPort(rosalind(), { internalIdentifier: 'WM-70413217-1' })).toBeNull();
  expect(estate.state.ledger.map(({ path }) => path)).toEqual(['/api/stay/user-bookings']);
});

test('E-17 fails without a sign-in', async () => {
  const asked = runPort(oldRoomPorts(anonymous).findBookedRoom, { internalIdentifier: 'WM-70413200-1' });
  await expect(asked).rejects.toBeInstanceOf(CallError);
});
