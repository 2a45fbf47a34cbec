import { expect, it } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { initiateMigration } from '../../src/api/account/registration.ts';
import { checkVoucher } from '../../src/api/voucher/voucher.ts';
import { tellingClient } from '../../widget/wiring/tell-page.ts';
import { httpError } from '../support/http-error.ts';

/** What the page hears of two calls that are answered with this status. */
async function heardOf(status: number): Promise<string[]> {
  const heard: string[] = [];
  const answered: Client = {
    call: ({ endpoint }: { endpoint: EndpointName }) => Promise.reject(httpError(endpoint, status)),
  };
  const client = tellingClient(answered, ({ endpoint }) => heard.push(endpoint));
  const calls = [
    client.call(initiateMigration, { body: { emailAddress: 'ada@example.test' } }),
    client.call(checkVoucher, { params: { referenceNumber: 'GV1', arrivalDate: '2027-05-01' } }),
  ];
  expect((await Promise.allSettled(calls)).map((call) => call.status)).toEqual(['rejected', 'rejected']);
  return heard;
}

it('tells the page of a refused call, but not of a 404 that rightly says that there is none', async () => {
  expect(await heardOf(409)).toEqual(['initiateMigration', 'voucherStatus']);
  expect(await heardOf(404)).toEqual([]);
});
