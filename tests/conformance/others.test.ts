import { describe, expect, it } from 'vitest';
import { instead, on } from './damages.ts';
import { serveEstate, failuresOf, MEMBER, type Damage } from './estate.ts';

const { run, running } = serveEstate();

/** An estate that takes everybody for the member whose bookings they are, in the calls of this address. */
const open =
  (pattern: RegExp): Damage =>
  (request, estate) => {
    const { pathname } = new URL(request.url);
    if (!pattern.test(`${request.method} ${pathname}`)) return estate();
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${running().estate.issueToken(MEMBER.emailAddress)}`);
    return fetch(new Request(request, { headers }));
  };

/** Each failure of the stranger and of the second member, in the order of the attempts. */
const both = (call: string, what: (who: string) => string) =>
  ['a stranger', 'a second member'].map((who) => `${call}: ${what(who)}`);

describe('F-13 the run fails on an estate that lets others in', () => {
  it.each([
    [
      'to read a stay',
      /^GET .*\/stay\/retrieve\/\d/,
      both('stayBooking', (who) => `tells ${who} only that a booking stands`),
    ],
    [
      'to have its confirmation mailed',
      /\/stay\/send-email\/$/,
      both('sendStayEmail', (who) => `mails ${who} no confirmation`),
    ],
    ['to replace its room', /\/booking\/stage$/, both('stage', (who) => `lets ${who} replace no room`)],
    [
      'to take something off it',
      /\/remove-package\/$/,
      both('removePackage', (who) => `takes nothing off a booking for ${who}`),
    ],
    [
      'to read a visit to the spa',
      /^GET .*\/spa\/retrieve\//,
      both('spaBooking', (who) => `shows ${who} no member’s visit`),
    ],
    [
      'to read the lists of an address',
      /\/address-books$/,
      both('addressBooks', (who) => `tells ${who} no member’s lists`),
    ],
    ['to read a profile', /\/account\/session$/, ['profile: shows a stranger no profile']],
  ])('%s', async (_, pattern, found) => {
    const report = await run(open(pattern));
    const failures = failuresOf(report).filter((failure) => /stranger|second member/.test(failure));
    expect(failures.sort()).toEqual(found.sort());
  });

  it('to cancel it', async () => {
    const report = await run(open(/\/stay\/cancel\/$/));
    expect(failuresOf(report)).toContain('cancelStay: cancels nothing for a stranger');
  });

  it('to see all stays in a list', async () => {
    const report = await run(open(/\/stay\/user-bookings$/), { isWriting: false });
    expect(failuresOf(report)).toContain('stayBookings: shows a second member their own stays alone');
  });

  it.each([
    ['code', 'sendCancellationCode: mails no code for a wrong address'],
    ['cancel', 'cancelByCode: cancels nothing by a code that was not mailed'],
  ])('D-645 whatever they know of it: find/%s', async (path, failure) => {
    const careless = on(new RegExp(`/stay/find/${path}$`), instead(200));
    expect(failuresOf(await run(careless()))).toEqual([failure]);
  });

  it('and to guess numbers and addresses without end', async () => {
    const forgetful: Damage = (request, estate) => {
      if (new URL(request.url).pathname === '/api/stay/find') running().estate.state.wrongTries.clear();
      return estate();
    };
    expect(failuresOf(await run(forgetful))).toEqual(['findStay: has enough of a caller who guesses']);
  });
});

it('without a second member the run says what it left out', async () => {
  const { findings } = await run(undefined, { hasSecond: false, isWriting: false });
  expect(findings.filter(({ outcome }) => outcome !== 'held')).toEqual([
    {
      ...{ call: 'token', what: 'keeps a second member out', outcome: 'notChecked' },
      ...{ expected: '', came: 'no --second-member was given', guest: '' },
    },
  ]);
});

it('what the run tries as the second member leaves that member’s stays alone', async () => {
  const of = () =>
    structuredClone(running().estate.state.stays.filter(({ memberId }) => memberId === 'member-2'));
  const before = of();
  await run();
  expect(of()).toEqual(before);
});
