import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  ARRIVAL,
  asMember,
  beginStay,
  call,
  GOOD_CARD,
  hold,
  listAt,
  openEstate,
  roomStayFor,
  stageFor,
  valueAt,
  type Held,
} from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
const IDRIS = 'idris.bevan@example.com';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

const as = (emailAddress: string) => asMember(estate, emailAddress);

describe("a member's stays (B §2.14 to §2.16, §4)", () => {
  const HAMPER = {
    internalIdentifier: 'WM-70413200-2',
    confirmationNumber: '70413201',
    leg: 2,
    productCode: 'HAMPER',
    quantity: 1,
    startDate: '2027-03-27',
    endDate: '2027-03-29',
  };

  it('B §3 lists only the member’s own, with the days to go', async () => {
    const { json } = await call(estate, 'GET', '/api/stay/user-bookings', undefined, as(IDRIS));
    const stays = listAt(json, '');
    expect(
      stays.map((stay) =>
        ['ConfirmationNumber', 'DaysToStay', 'RoomCount', 'IsCancelled', 'Total'].map((key) =>
          valueAt(stay, key),
        ),
      ),
    ).toEqual([
      ['70413217', 60, 1, false, 1317],
      // One of the two rooms is cancelled: 162 of the 294 remain, for two of the three guests.
      ['70413130', 25, 1, false, 162],
      ['70412388', -96, 1, false, 566],
    ]);
  });

  it('B §7 cancels a room once; refuses stays with a voucher, past the last day or of others', async () => {
    const cancel = (confirmationNumber: string, legs?: number[]) =>
      call(
        estate,
        'POST',
        '/api/stay/cancel/',
        { confirmationNumber, ...(legs ? { legs } : {}) },
        as(ROSALIND),
      );
    const statuses = [
      await cancel('70413200', [2]),
      await cancel('70413200', [2]),
      await cancel('70413200', [3]),
      await cancel('70413240'),
      await cancel('70413188'),
      await cancel('70413217'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 409, 400, 409, 409, 404]);
    const { json } = await call(estate, 'GET', '/api/stay/retrieve/70413200');
    expect([0, 1].map((index) => valueAt(json, `items.${index}.IsCancelled`))).toEqual([false, true]);
    expect(estate.state.outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [ROSALIND, 'Cancellation in stay 70413200'],
    ]);
  });

  it('B §7 adds a package once, and removes it', async () => {
    const post = async (path: string, body: unknown) =>
      (await call(estate, 'POST', `/api/stay/${path}/`, body, as(ROSALIND))).status;
    const room = async () => {
      const { json } = await call(estate, 'GET', '/api/stay/retrieve/70413200', undefined, as(ROSALIND));
      return [valueAt(json, 'items.1.Total'), valueAt(json, 'items.1.Packages')];
    };
    expect(await post('add-package', HAMPER)).toBe(200);
    expect(await post('add-package', HAMPER)).toBe(409);
    // The hamper costs 19.50 for each of two adults, on top of 414.
    expect(await room()).toEqual([453, [{ Code: 'HAMPER', Quantity: 1 }]]);
    const { internalIdentifier, confirmationNumber, leg, productCode } = HAMPER;
    const target = { internalIdentifier, confirmationNumber, leg, productCode };
    expect(await post('remove-package', target)).toBe(200);
    expect(await room()).toEqual([414, []]);
  });

  it('B §3 has as Deposit what is paid of Total: not for cancelled rooms, add-ons taken off or bought later', async () => {
    const member = as(ROSALIND);
    const session = await beginStay(estate);
    const prepaid = await hold(estate, session, 1, 'HSLK', 'BABBADV');
    const flexible = await hold(estate, session, 2, 'HSPK', 'DAILYBABB');
    const addOn = (code: string) => ({
      ...{ code, quantity: 1, restaurantBookings: [] },
      ...{ golfBookings: { rounds: [] }, spaBookings: { items: [] } },
    });
    const rooms = [
      roomStayFor(prepaid, { packages: [addOn('HAMPER')] }),
      roomStayFor(flexible, { packages: [addOn('HAMPER')] }),
    ];
    const path = `/api/stay/${session}/booking/stage`;
    const staged = await call(estate, 'POST', path, stageFor(rooms), member);
    await call(estate, 'POST', `/api/stay/${session}/booking/complete`, GOOD_CARD, member);
    const paid = Number(valueAt(staged.json, 'DueToday'));
    const stay = async () => {
      const { json } = await call(estate, 'GET', '/api/stay/user-bookings', undefined, member);
      return listAt(json, '').find(
        (one) => valueAt(one, 'ConfirmationNumber') === prepaid.confirmationNumber,
      );
    };
    const deposit = async () => valueAt(await stay(), 'Deposit');
    const post = (to: string, body: object) => call(estate, 'POST', `/api/stay/${to}/`, body, member);
    const change = ({ internalIdentifier, confirmationNumber, leg }: Held, productCode: string) => ({
      ...{ internalIdentifier, confirmationNumber, leg, productCode },
    });
    expect(await deposit()).toBe(paid);
    // A hamper costs 19.50 for each of two adults: 39, paid at the booking.
    await post('remove-package', change(prepaid, 'HAMPER'));
    expect(await deposit()).toBe(paid - 39);
    const dates = { startDate: ARRIVAL, endDate: '2027-04-15' };
    await post('add-package', { ...change(prepaid, 'FLOWERS'), ...dates, quantity: 1 });
    expect(await deposit()).toBe(paid - 39);
    await post('cancel', { confirmationNumber: prepaid.confirmationNumber, legs: [1] });
    // The other room's hamper is all that is paid of what stands.
    expect(await deposit()).toBe(39);
    const rest = await stay();
    expect([
      valueAt(rest, 'RoomCount'),
      valueAt(rest, 'TotalGuests'),
      listAt(rest, 'RoomStays').length,
    ]).toEqual([1, { Adults: 2, Children: 0, Infants: 0 }, 1]);
  });

  it('B §2.15 counts DaysToGo of spa visits with the opposite sign', async () => {
    const { json } = await call(estate, 'GET', '/api/spa/user-bookings', undefined, as(ROSALIND));
    const visits = listAt(json, '');
    expect(visits.map((visit) => [valueAt(visit, 'Id'), valueAt(visit, 'DaysToGo')])).toEqual([
      ['spa-5021', -18],
      ['spa-4870', 75],
    ]);
  });
});
