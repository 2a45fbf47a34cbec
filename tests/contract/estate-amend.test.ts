import { describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { asMember, call, GOOD_CARD, listAt, openEstate, stageRoom, valueAt } from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
const ADA = 'ada.byrne@example.com';

/**
 * Books the Lake Suite for two nights. Returns the status of the first call that fails, else of the last
 * call.
 */
async function book(
  estate: Estate,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const { session, staged } = await stageRoom(estate, 'DAILYBABB', changes, { headers, roomCode: 'HSLS' });
  if (staged.status !== 200) return staged.status;
  return (await call(estate, 'POST', `/api/stay/${session}/booking/complete`, GOOD_CARD, headers)).status;
}

async function staysOf(estate: Estate, emailAddress: string): Promise<unknown[]> {
  const { json } = await call(
    estate,
    'GET',
    '/api/stay/user-bookings',
    undefined,
    asMember(estate, emailAddress),
  );
  return listAt(json, '');
}

async function rooms(estate: Estate, confirmationNumber: string): Promise<unknown[]> {
  const as = asMember(estate, ROSALIND);
  const { json } = await call(estate, 'GET', `/api/stay/retrieve/${confirmationNumber}`, undefined, as);
  return listAt(json, 'items').map((room) => [valueAt(room, 'Leg'), valueAt(room, 'IsCancelled')]);
}

describe('B §2.14 a new booking belongs', () => {
  it('B §4 to the account created with it, even before its owner signs in', async () => {
    const { estate } = openEstate();
    await call(estate, 'POST', '/api/account/register', {
      title: 'MRS',
      firstName: 'Ada',
      lastName: 'Byrne',
      emailAddress: ADA,
      telephone: '+447700900123',
      address: null,
      birthday: null,
      password: 'mill-lane-1',
      terms: true,
      mailinglist: false,
      addressBooks: [],
    });
    expect(await book(estate, { account: { emailAddress: ADA, addressBooks: [] } })).toBe(200);
    const [stay, ...others] = await staysOf(estate, ADA);
    expect([valueAt(stay, 'DaysToStay'), valueAt(stay, 'RoomStays.0.RoomCode'), others]).toEqual([
      62,
      'HSLS',
      [],
    ]);
  });

  it('to nobody when the guest wants no account', async () => {
    const { estate } = openEstate();
    await book(estate);
    expect(estate.state.stays.at(-1)?.memberId).toBe(null);
  });
});

describe('amending a room (B §2.16)', () => {
  it('replaces the room with the new booking and keeps the other room', async () => {
    const { estate } = openEstate();
    expect(await book(estate, { amendId: 'WM-70413200-1' }, asMember(estate, ROSALIND))).toBe(200);
    expect(await rooms(estate, '70413200')).toEqual([[2, false]]);
    expect(await book(estate, { amendId: 'WM-70413200-2' }, asMember(estate, ROSALIND))).toBe(200);
    expect((await call(estate, 'GET', '/api/stay/retrieve/70413200')).status).toBe(404);
    // Rosalind had seven stays: one is gone and two are new.
    expect(await staysOf(estate, ROSALIND)).toHaveLength(8);
  });

  it.each([
    ['booked with a voucher', 'WM-70413240-1', 409],
    ['past its day for changes', 'WM-70413188-1', 409],
    ['cancelled', 'WM-70413151-1', 409],
    ['not there (any more)', 'WM-1-1', 422],
    ['another member’s', 'WM-70413217-1', 422],
  ])('B §4 refuses a room that is %s', async (_, amendId, status) => {
    const { estate } = openEstate();
    expect(await book(estate, { amendId }, asMember(estate, ROSALIND))).toBe(status);
  });
});
