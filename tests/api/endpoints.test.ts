import { describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../src/api/endpoints.ts';

/** Copied from A §7 and B §7 by hand: method, path, and 'site' where the specification says site-local. */
const CATALOGUE = `
GET host api/session/{}
POST host api/session/begin/stay
POST host api/session/begin/golf
POST host api/session/begin/spa
POST host api/session/{}/end
GET host api/session/known-user
GET site api/stay/getConfiguration
POST site api/account/verifyEmail?email
POST site api/account/verifyTelephone?telephone
POST host api/stay/{}/availability
POST host api/stay/{}/availability/calendar
POST host api/stay/packages
POST host api/stay/{}/booking
POST host api/stay/ignore
POST host api/stay/keep-alive
POST host api/stay/{}/booking/stage
POST host api/stay/{}/booking/complete
GET host api/stay/user-bookings
GET host api/stay/retrieve/{}
POST host api/stay/find
POST host api/stay/find/code
POST host api/stay/find/cancel
POST host api/stay/cancel/
POST host api/stay/remove-package/
POST host api/stay/add-package/
POST host api/stay/add-dining-package/
POST host api/stay/add-spa-treatment-package/
POST host api/stay/add-spa-garden-package/
POST host api/stay/add-spa-mud-package/
POST host api/stay/send-email/
GET site api/golf/getConfiguration
POST host api/golf/search
POST host api/golf/{}/create
POST host api/golf/{}/complete
GET host api/spa/{}
GET site api/spa/getConfiguration
GET host api/spa/activities
GET host api/spa/activities/{}/{}
POST host api/spa/groups
POST host api/spa/packages
POST host api/spa/facilities
POST host api/spa/build-itinerary
POST host api/spa/search
POST host api/spa/extras
POST host api/spa/{}/begin-booking
POST host api/spa/{}/process-booking
GET host api/spa/user-bookings
GET host api/spa/retrieve/{}
POST host api/spa/send-email/
GET site api/restaurant/getConfiguration
POST host api/restaurant
GET host api/voucher/status/{}/{}
GET host api/voucher/detail/{}
POST host api/member/initiate-migration
POST host api/member/validate-migration
POST host api/account/register
POST host api/account/forgot-password
POST host api/account/change-password
GET host api/account/session
GET host api/account/validate
GET site api/account/getConfiguration
POST host api/account/update-profile
POST host api/password/password-reset-initiate
POST host api/password/password-reset-confirm
POST host api/password/password-reset-change
POST host api/address/perform-lookup
GET host api/marketing/address-books?emailAddress
POST host api/marketing/subscribe
POST host api/marketing/unsubscribe
GET host paymentIframe.aspx?iPageSessionId,sessionId
`;

/** POSTs that only read. */
const ASKING_POSTS = [
  'availability',
  'buildSpaItinerary',
  'calendar',
  'findStay',
  'lookupAddress',
  'packages',
  'spaExtras',
  'spaFacilities',
  'spaGroups',
  'spaPackages',
  'spaTimes',
  'tables',
  'teeTimes',
  'verifyEmail',
  'verifyTelephone',
];

const table: [string, Endpoint][] = Object.entries(endpoints);

function line({ method, base, path, query }: Endpoint): string {
  return `${method} ${base ?? 'host'} ${path.replace(/\{\w+\}/g, '{}')}${query ? `?${query.join(',')}` : ''}`;
}

describe('A §7, B §7 the table of endpoints', () => {
  test('holds the whole catalogue and nothing else', () => {
    expect(table.map(([, endpoint]) => line(endpoint)).sort()).toEqual(CATALOGUE.trim().split('\n').sort());
  });

  test('T14, D-120 makes every GET a read and every POST that changes something a write', () => {
    const reads = table.filter(([, { kind }]) => kind === 'read');
    expect(
      reads
        .filter(([, { method }]) => method === 'POST')
        .map(([name]) => name)
        .sort(),
    ).toEqual(ASKING_POSTS);
    expect(table.filter(([, { method, kind }]) => method === 'GET' && kind === 'write')).toEqual([]);
  });

  test('D-498 marks findStay alone as a counted read, which is not repeated', () => {
    expect(table.filter(([, { isCounted }]) => isCounted).map(([name]) => name)).toEqual(['findStay']);
  });

  test('D-26, D-30, D-32, D-33, D-497, D-645 marks what the specification leaves open', () => {
    expect(
      table
        .filter(([, { assumed }]) => assumed)
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      'addSpaGardenPackage',
      'cancelByCode',
      'complete',
      'findStay',
      'sendCancellationCode',
      'sendStayEmail',
      'spaActivitiesByDate',
      'spaExtras',
      'spaTimes',
      'tables',
      'teeTimes',
      'updateProfile',
    ]);
  });
});
