import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { asMember, call, listAt, openEstate, valueAt } from './estate-client.ts';

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
      // One of the two rooms is cancelled: 162 of the 294 remain.
      ['70413130', 25, 2, false, 162],
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

  it('B §2.15 counts DaysToGo of spa visits with the opposite sign', async () => {
    const { json } = await call(estate, 'GET', '/api/spa/user-bookings', undefined, as(ROSALIND));
    const visits = listAt(json, '');
    expect(visits.map((visit) => [valueAt(visit, 'Id'), valueAt(visit, 'DaysToGo')])).toEqual([
      ['spa-5021', -18],
      ['spa-4870', 75],
    ]);
  });
});
