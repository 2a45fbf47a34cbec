import { describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  asMember,
  beginStay,
  call,
  GOOD_CARD,
  hold,
  legFor,
  listAt,
  openEstate,
  searchFor,
  stageRoom,
  valueAt,
} from './estate-client.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;

/** The number of rooms of a type that a search in this session finds. */
async function unitsFor(estate: Estate, sessionId: string, roomCode: string): Promise<unknown> {
  const { json } = await call(estate, 'POST', `/api/stay/${sessionId}/availability`, searchFor(sessionId));
  const rooms = listAt(json, 'RoomAvailabilities.0.RoomRates');
  const room = rooms.find((one) => valueAt(one, 'Room.Code') === roomCode);
  return valueAt(room, 'Room.UnitsAvailable');
}

describe('stock (A §4.1, §5.3)', () => {
  it('A §5.3 a hold takes the room from other sessions, not from its own search', async () => {
    const { estate } = openEstate();
    const mine = await beginStay(estate);
    const other = await beginStay(estate);
    expect(await unitsFor(estate, other, 'HSLS')).toBe(2);
    await hold(estate, mine, 1, 'HSLS', 'DAILYBABB');
    expect([await unitsFor(estate, mine, 'HSLS'), await unitsFor(estate, other, 'HSLS')]).toEqual([2, 1]);
  });

  it('A §7.2 ignore frees the room and keeps the session', async () => {
    const { estate } = openEstate();
    const mine = await beginStay(estate);
    const other = await beginStay(estate);
    await hold(estate, mine, 1, 'HSLS', 'DAILYBABB');
    await call(estate, 'POST', '/api/stay/ignore', { sessionId: mine });
    expect(await unitsFor(estate, other, 'HSLS')).toBe(2);
    expect((await call(estate, 'GET', `/api/session/${mine}`)).status).toBe(200);
  });

  it('A §4.2 a second hold of a leg replaces the first and has its own identifiers', async () => {
    const { estate } = openEstate();
    const mine = await beginStay(estate);
    const other = await beginStay(estate);
    const first = await hold(estate, mine, 1, 'HSLS', 'DAILYBABB');
    const second = await hold(estate, mine, 1, 'HSTW', 'DAILYBABB');
    expect([await unitsFor(estate, other, 'HSLS'), await unitsFor(estate, other, 'HSTW')]).toEqual([2, 0]);
    expect(second.internalIdentifier).not.toBe(first.internalIdentifier);
  });

  it('the last room of a type can be held only once', async () => {
    const { estate } = openEstate();
    const mine = await beginStay(estate);
    const other = await beginStay(estate);
    await hold(estate, mine, 1, 'HSTW', 'DAILYBABB');
    const late = await call(estate, 'POST', `/api/stay/${other}/booking`, legFor(1, 'HSTW', 'DAILYBABB'));
    const again = await call(estate, 'POST', `/api/stay/${mine}/booking`, legFor(2, 'HSTW', 'DAILYBABB'));
    const refused = { status: 409, json: { Message: 'This room has just been taken.' } };
    expect([late, again]).toEqual([refused, refused]);
  });

  it('a session idle for over half an hour ends and frees its rooms', async () => {
    const { estate, clock } = openEstate();
    const mine = await beginStay(estate);
    await hold(estate, mine, 1, 'HSTW', 'DAILYBABB');
    clock.now += HALF_AN_HOUR;
    expect((await call(estate, 'POST', '/api/stay/keep-alive', { sessionId: mine })).status).toBe(200);
    clock.now += HALF_AN_HOUR + 1;
    const other = await beginStay(estate);
    expect(await unitsFor(estate, other, 'HSTW')).toBe(1);
    expect(await call(estate, 'GET', `/api/session/${mine}`)).toEqual({
      status: 404,
      json: { Message: 'This booking session has ended.' },
    });
  });

  it('a booked room stays taken after its session and is free once the stay is cancelled', async () => {
    const { estate, clock } = openEstate();
    const headers = asMember(estate, 'rosalind.hart@example.com');
    const { session, confirmationNumber } = await stageRoom(estate, 'DAILYBABB', {}, { roomCode: 'HSTW' });
    await call(estate, 'POST', `/api/stay/${session}/booking/complete`, GOOD_CARD, headers);
    clock.now += 2 * HALF_AN_HOUR;
    const other = await beginStay(estate);
    expect(await unitsFor(estate, other, 'HSTW')).toBe(0);
    await call(estate, 'POST', '/api/stay/cancel/', { confirmationNumber }, headers);
    expect(await unitsFor(estate, other, 'HSTW')).toBe(1);
  });

  it('A §3.6 requires DOG, CHILD and BABY by dogs and ages, and counts those left', async () => {
    const { estate } = openEstate();
    const mine = await beginStay(estate);
    const party = {
      adults: 2,
      childCount: 2,
      children: [
        { index: 0, age: 3 },
        { index: 1, age: 4 },
      ],
      dogs: 2,
    };
    const search = searchFor(mine, { guestOccupancies: [party] });
    const { json } = await call(estate, 'POST', `/api/stay/${mine}/availability`, search);
    expect(valueAt(json, 'RoomAvailabilities.0.RoomRates.0.Packages')).toEqual([
      fee('DOG', 2, 6, 50),
      fee('CHILD', 1, 10, 60),
      fee('BABY', 1, 4, 24),
    ]);
  });

  it('A §3.6 the answer has IsPromoAvailable only where the search has a code', async () => {
    const { estate } = openEstate();
    const mine = await beginStay(estate);
    const answers = await Promise.all(
      [null, 'heather', 'THISTLE'].map(async (code) => {
        const search = searchFor(mine, { code });
        const { json } = await call(estate, 'POST', `/api/stay/${mine}/availability`, search);
        return valueAt(json, 'IsPromoAvailable');
      }),
    );
    expect(answers).toEqual([undefined, true, false]);
  });
});

/** A fee for two nights; the estate charges 25, 30 or 12 pounds a night. */
function fee(code: string, required: number, available: number, unitPrice: number) {
  return {
    Code: code,
    QuantityRequired: required,
    QuantityAvailable: available,
    IsAvailable: true,
    UnitPrice: unitPrice,
    Total: unitPrice * required,
    Item: { Code: code },
  };
}
