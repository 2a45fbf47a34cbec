import { expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { bookingsPortsOf } from '../../widget/wiring/bookings-ports.ts';
import { emptyStorage } from '../faults/fake-page.ts';
import { runPort } from '../support/run-port.ts';
import { talkToEstate } from './shipped-client.ts';

const { anonymous, member } = talkToEstate();
const asked = { confirmationNumber: '70413200' };
const loadAs = (client: typeof anonymous) =>
  runPort(bookingsPortsOf({ client, storage: emptyStorage() }).loadStayBooking, asked);

test('F-13 a member reads their own stay', async () => {
  const { booking } = await loadAs(member('rosalind.hart@example.com'));
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
