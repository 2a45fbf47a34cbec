import { expect, it } from 'vitest';
import { isEnginesOwn } from './own-words.ts';

const CUT_OFF = '/127.0.0.1:5174/api/voucher/status/GIFT-250/2027-01-17 due to access control checks.';
const REFUSED =
  'Origin http://127.0.0.1:5173 is not allowed by Access-Control-Allow-Origin. Status code: 200';

it("WebKit's message about a call that ends with its page is ignored; one about a refused call is not", () => {
  expect([
    isEnginesOwn('webkit', CUT_OFF),
    isEnginesOwn('chromium', CUT_OFF),
    isEnginesOwn(undefined, CUT_OFF),
    isEnginesOwn('webkit', REFUSED),
    isEnginesOwn('webkit', `${CUT_OFF} ${REFUSED}`),
  ]).toEqual([true, false, false, false, false]);
});
