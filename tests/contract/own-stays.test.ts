import { expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { oldRoomPorts } from '../../widget/wiring/old-room-ports.ts';
import { runPort } from '../support/run-port.ts';
import { talkToEstate } from './shipped-client.ts';
import { bookingsPortsOf } from '../../widget/wiring/bookings-ports.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';
import { emptyStorage } from '../faults/element.ts';

const { estate, anonymous, member } = talkToEstate();
const ROSALIND = 'rosalind.hart@example.com';
const rosalind = () => oldRoomPorts(member(ROSALIND)).findBookedRoom;

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

test('E-17 finds what was paid for the room to amend, and until when it is free to cancel', async () => {
  const room = await runPort(rosalind(), { internalIdentifier: 'WM-70413200-1' });
  expect(room?.money).toEqual({
    paid: 0,
    freeUntil: room?.cancellationDateTime,
    ...{ nonRefundable: [], isOpen: false },
  });
});

test('E-17 finds no room of another member, and asks for no booking of theirs', async () => {
  expect(await runPort(rosalind(), { internalIdentifier: 'WM-70413217-1' })).toBeNull();
  expect(estate.state.ledger.map(({ path }) => path)).toEqual(['/api/stay/user-bookings']);
});

test('E-17 fails without a sign-in', async () => {
  const asked = runPort(oldRoomPorts(anonymous).findBookedRoom, { internalIdentifier: 'WM-70413200-1' });
  await expect(asked).rejects.toBeInstanceOf(CallError);
});

const loadAs = (client: typeof anonymous) =>
  runPort(bookingsPortsOf({ client, storage: emptyStorage(), vault: new Vault() }).loadStayBooking, {
    confirmationNumber: '70413200',
  });

test('F-13 a member reads their own stay', async () => {
  const { booking } = await loadAs(member(ROSALIND));
  expect(booking.items.map(({ internalIdentifier }) => internalIdentifier)).toEqual([
    'WM-70413200-1',
    'WM-70413200-2',
  ]);
});

test.each([
  ['another member', () => member('idris.bevan@example.com')],
  ['nobody who is signed in', () => anonymous],
])('F-13 for %s the stay is not found', async (_, client) => {
  const error = await loadAs(client()).catch((reason: unknown) => reason);
  expect(error instanceof CallError && error.failure).toEqual({
    ...{ kind: 'http', endpoint: 'stayBooking', status: 404, message: '' },
  });
});
