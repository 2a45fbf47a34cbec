import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  beginStay,
  call,
  complete,
  hold,
  openEstate,
  roomStayFor,
  searchFor,
  stageFor,
  valueAt,
} from './estate-client.ts';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

/** Holds a prepaid room after a search with these vouchers. `stage` may be called more than once. */
async function searchedWith(...voucherCodes: string[]) {
  const session = await beginStay(estate);
  await call(estate, 'POST', `/api/stay/${session}/availability`, searchFor(session, { voucherCodes }));
  const held = await hold(estate, session, 1, 'HSLK', 'BABBADV');
  const stage = (monetaryGiftVouchers: string[]) =>
    call(
      estate,
      'POST',
      `/api/stay/${session}/booking/stage`,
      stageFor([roomStayFor(held)], { monetaryGiftVouchers }),
    );
  return { session, stage };
}

describe('vouchers of the search and of staging', () => {
  it('B §9 a stay voucher of the search pays its price, and a monetary one only where staging names it', async () => {
    const { stage } = await searchedWith('STAY-NIGHT', 'GIFT-100');
    const { json } = await stage([]);
    const total = Number(valueAt(json, 'Total'));
    // STAY-NIGHT is of £220. GIFT-100 was removed again before the payment.
    expect(valueAt(json, 'DueToday')).toBe(total - 220);
    expect(valueAt((await stage(['GIFT-100'])).json, 'DueToday')).toBe(total - 320);
  });

  it('a stay voucher that pays is used from complete on, and refused at the next staging', async () => {
    const one = await searchedWith('STAY-NIGHT');
    const other = await searchedWith('STAY-NIGHT');
    await one.stage([]);
    await complete(estate, one.session);
    const { json } = await call(estate, 'GET', '/api/voucher/status/STAY-NIGHT/2027-04-13');
    expect([valueAt(json, 'canBeUsed'), valueAt(json, 'isRedeemed')]).toEqual([false, true]);
    expect((await other.stage([])).status).toBe(409);
  });

  it('a voucher that nobody has issued does not stop a search, and pays nothing', async () => {
    const { stage } = await searchedWith('NO-SUCH');
    const { status, json } = await stage([]);
    expect([status, valueAt(json, 'DueToday')]).toEqual([200, valueAt(json, 'Total')]);
  });
});
