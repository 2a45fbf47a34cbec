import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { asMember, call, complete, openEstate, stageRoom, textAt } from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
const IDRIS = 'idris.bevan@example.com';
/** The lead guest's address in the bookings of `stageRoom`. */
const ADA = 'ada.byrne@example.com';
const GONE = {
  status: 422,
  json: { Message: 'The booking that you are changing is not there any more.', field: 'amendId' },
};

let estate: Estate;
let clock: { now: number };

beforeEach(() => {
  ({ estate, clock } = openEstate());
});

const as = (emailAddress: string) => asMember(estate, emailAddress);
const leadGuest = (emailAddress: string) => ({
  ...{ title: 'MRS', firstName: 'Ada', lastName: 'Byrne', emailAddress, telephone: '+447700900123' },
  address: { line1: '1 Mill Lane', line2: '', city: 'Kelderby', country: 'GB', postCode: 'KD1 4AB' },
});

/** The booking of a guest without an account. */
async function guestStay() {
  const { session, confirmationNumber } = await stageRoom(estate, 'DAILYBABB');
  await complete(estate, session);
  return { session, confirmationNumber };
}

describe('F-13 who reads a stay', () => {
  const retrieve = (headers?: Record<string, string>) =>
    call(estate, 'GET', '/api/stay/retrieve/70413200', undefined, headers);

  it('is its member; everybody else learns that it stands, and its sums', async () => {
    const known = {
      status: 200,
      json: {
        items: [
          { IsCancelled: false, Total: 521 },
          { IsCancelled: false, Total: 414 },
        ],
        hasVoucher: false,
      },
    };
    expect(await retrieve()).toEqual(known);
    expect(await retrieve(as(IDRIS))).toEqual(known);
    expect(JSON.stringify(await retrieve(as(ROSALIND)))).toContain('"InternalIdentifier":"WM-70413200-1"');
  });

  it('is nobody by a token, where a guest has booked it without an account', async () => {
    const { confirmationNumber } = await guestStay();
    const { json } = await call(
      estate,
      'GET',
      `/api/stay/retrieve/${confirmationNumber}`,
      undefined,
      as(ROSALIND),
    );
    expect(json).toEqual({ items: [{ IsCancelled: false, Total: 455 }], hasVoucher: false });
  });
});

describe('F-13 who replaces a booked room', () => {
  const stage = async (amendId: string, emailAddress: string, headers = {}) => {
    const changes = { amendId, leadGuest: leadGuest(emailAddress) };
    const { session, staged } = await stageRoom(estate, 'DAILYBABB', changes, { headers });
    await call(estate, 'POST', `/api/session/${session}/end`);
    return staged;
  };

  it('is its member, and nobody who only knows the member’s e-mail address', async () => {
    expect(await stage('WM-70413200-1', ROSALIND)).toEqual(GONE);
    expect(await stage('WM-70413200-1', ROSALIND, as(IDRIS))).toEqual(GONE);
    expect((await stage('WM-70413200-1', 'another@example.com', as(ROSALIND))).status).toBe(200);
  });

  it('of a stay without a member, is whoever gives the e-mail address of its booking', async () => {
    const { confirmationNumber } = await guestStay();
    const room = `WM-${confirmationNumber}-1`;
    expect(await stage(room, IDRIS, as(IDRIS))).toEqual(GONE);
    expect((await stage(room, ADA.toUpperCase())).status).toBe(200);
  });

  it('cannot be found out: wrong addresses count as wrong tries of the look-up', async () => {
    const { confirmationNumber } = await guestStay();
    const room = `WM-${confirmationNumber}-1`;
    for (const guess of [1, 2, 3, 4, 5]) await stage(room, `guess${guess}@example.com`);
    expect((await stage(room, ADA)).status).toBe(429);
  });

  it('leaves the new stay to the member, also where the token ran out before the payment', async () => {
    const { session } = await stageRoom(
      estate,
      'DAILYBABB',
      { amendId: 'WM-70413200-1' },
      { headers: as(ROSALIND) },
    );
    await complete(estate, session);
    expect(estate.state.stays.at(-1)?.memberId).toBe('member-1');
  });
});

describe('who has a confirmation mailed', () => {
  const send = async (body: object, headers?: Record<string, string>) =>
    (await call(estate, 'POST', '/api/stay/send-email/', body, headers)).status;
  const to = (confirmation: string, emailAddress: string, sessionId?: string) => ({
    ...{ confirmation, emailAddress },
    ...(sessionId === undefined ? {} : { sessionId }),
  });

  it('is the member, the guest of the session that booked it, and whoever it was booked for', async () => {
    const { session, confirmationNumber } = await guestStay();
    const other = await guestStay();
    const statuses = [
      await send(to('70413200', 'friend@example.com'), as(ROSALIND)),
      await send(to('70413200', 'friend@example.com'), as(IDRIS)),
      await send(to('70413200', 'friend@example.com')),
      await send(to(confirmationNumber, 'friend@example.com', session)),
      await send(to(confirmationNumber, 'friend@example.com', other.session)),
      await send(to(confirmationNumber, ADA)),
    ];
    expect(statuses).toEqual([200, 404, 404, 200, 404, 200]);
    const mailed = estate.state.outbox.filter(({ subject }) => subject.startsWith('Confirmation'));
    expect(mailed.map((mail) => [mail.to, mail.subject])).toEqual([
      ['friend@example.com', 'Confirmation of stay 70413200'],
      ['friend@example.com', `Confirmation of stay ${confirmationNumber}`],
      [ADA, `Confirmation of stay ${confirmationNumber}`],
    ]);
  });

  it('of a spa visit, is its member', async () => {
    const body = { confirmation: 'spa-5021', emailAddress: 'friend@example.com' };
    const sendSpa = async (headers?: Record<string, string>) =>
      (await call(estate, 'POST', '/api/spa/send-email/', body, headers)).status;
    expect([await sendSpa(), await sendSpa(as(IDRIS)), await sendSpa(as(ROSALIND))]).toEqual([401, 404, 200]);
  });
});

it('D-56 the lists of an address are shown and changed for its member only', async () => {
  const path = `/api/marketing/address-books?emailAddress=${ROSALIND}`;
  const change = { emailAddress: ROSALIND, addressBooks: [3507983] };
  const statuses = [
    await call(estate, 'GET', path),
    await call(estate, 'GET', path, undefined, as(IDRIS)),
    await call(estate, 'POST', '/api/marketing/unsubscribe', change, as(IDRIS)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 404, 404]);
});

describe('a mailed code', () => {
  const begin = async () => {
    const { json } = await call(estate, 'POST', '/api/password/password-reset-initiate', {
      emailAddress: ROSALIND,
    });
    const otp = /\d{6}/.exec(estate.state.outbox.at(-1)?.text ?? '')?.[0] ?? '';
    return { id: textAt(json, 'resetId'), otp };
  };
  const confirm = async (body: { id: string; otp: string }) =>
    (await call(estate, 'POST', '/api/password/password-reset-confirm', body)).status;
  const other = (otp: string) => (otp === '000000' ? '000001' : '000000');

  it.each([
    [4, 200],
    [5, 400],
  ])('after %i wrong tries is answered by %i', async (wrong, status) => {
    const { id, otp } = await begin();
    for (let at = 0; at < wrong; at += 1) await confirm({ id, otp: other(otp) });
    expect(await confirm({ id, otp })).toBe(status);
  });

  it('is good for fifteen minutes', async () => {
    const sent = await begin();
    clock.now += 15 * 60_000 - 1;
    expect(await confirm(sent)).toBe(200);
    clock.now += 1;
    expect(await confirm(sent)).toBe(400);
  });

  it('ends with the next one', async () => {
    const first = await begin();
    const second = await begin();
    expect([await confirm(first), await confirm(second)]).toEqual([400, 200]);
  });

  it('is not mailed a sixth time within fifteen minutes, to nobody’s address neither', async () => {
    for (const emailAddress of [ROSALIND, 'nobody@example.com']) {
      const statuses = [];
      for (let at = 0; at < 6; at += 1)
        statuses.push(
          (await call(estate, 'POST', '/api/password/password-reset-initiate', { emailAddress })).status,
        );
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(estate.state.outbox).toHaveLength(5);
    clock.now += 15 * 60_000;
    expect(await confirm(await begin())).toBe(200);
  });

  it('B §4 of a member of the old system, likewise', async () => {
    const emailAddress = 'edith.marlow@example.com';
    const initiate = () => call(estate, 'POST', '/api/member/initiate-migration', { emailAddress });
    const mailed = () => /\d{6}/.exec(estate.state.outbox.at(-1)?.text ?? '')?.[0] ?? '';
    const validate = async (code: string) =>
      (await call(estate, 'POST', '/api/member/validate-migration', { emailAddress, code })).status;
    await initiate();
    const code = mailed();
    expect(await validate(code)).toBe(200);
    for (let at = 0; at < 5; at += 1) await validate(other(code));
    expect(await validate(code)).toBe(400);
    await initiate();
    expect(await validate(mailed())).toBe(200);
    clock.now += 15 * 60_000;
    expect(await validate(mailed())).toBe(400);
  });
});
