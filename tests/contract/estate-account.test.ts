import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { asMember, call, openEstate, textAt, valueAt } from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

const as = (emailAddress: string) => asMember(estate, emailAddress);

const mailedCode = () => /\d{6}/.exec(estate.state.outbox.at(-1)?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const REGISTRATION = {
  title: 'MS',
  firstName: 'June',
  lastName: 'Okafor',
  emailAddress: 'june.okafor@example.com',
  telephone: '+447700900155',
  address: { line1: '1 Mill Lane', line2: '', city: 'Kelderby', country: 'GB', postCode: 'KD1 4AB' },
  birthday: null,
  password: 'long-enough-1',
  terms: true,
  mailinglist: true,
  addressBooks: [3507983, 21980355],
};

describe('accounts (A §7.7, B §7)', () => {
  it('B §7, D-05 registers once, stores the chosen interests with Offers', async () => {
    const first = await call(estate, 'POST', '/api/account/register', REGISTRATION);
    const second = await call(estate, 'POST', '/api/account/register', REGISTRATION);
    expect([first.status, second.status, valueAt(second.json, 'Message')]).toEqual([
      200,
      409,
      'There is already an account with this email address.',
    ]);
    const profile = await call(
      estate,
      'GET',
      '/api/account/session',
      undefined,
      as(REGISTRATION.emailAddress),
    );
    expect(profile.json).toEqual({
      Title: 'MS',
      FirstName: 'June',
      LastName: 'Okafor',
      EmailAddress: 'june.okafor@example.com',
      Telephone: '+447700900155',
      Birthdate: null,
      RegisteredInOpera: false,
      Address: { Line1: '1 Mill Lane', Line2: '', City: 'Kelderby', Country: 'GB', PostCode: 'KD1 4AB' },
    });
    const path = `/api/marketing/address-books?emailAddress=${REGISTRATION.emailAddress}`;
    const own = as(REGISTRATION.emailAddress);
    expect((await call(estate, 'GET', path, undefined, own)).json).toEqual([3507983, 21980355]);
  });

  it('B §7 resets a password with the e-mailed code, once', async () => {
    const initiate = '/api/password/password-reset-initiate';
    const { json } = await call(estate, 'POST', initiate, { emailAddress: ROSALIND });
    const id = textAt(json, 'resetId');
    const otp = mailedCode();
    const refused = await call(estate, 'POST', '/api/password/password-reset-confirm', {
      id,
      otp: otherThan(otp),
    });
    expect([refused.status, valueAt(refused.json, 'Message')]).toEqual([
      400,
      'The code is not right. Please check your email.',
    ]);
    const confirmed = await call(estate, 'POST', '/api/password/password-reset-confirm', { id, otp });
    const validationId = textAt(confirmed.json, 'validationId');
    const change = { id, validationId, password: 'new-password-1', password2: 'new-password-1' };
    const changes = [
      await call(estate, 'POST', '/api/password/password-reset-change', change),
      await call(estate, 'POST', '/api/password/password-reset-change', change),
    ].map(({ status }) => status);
    expect(changes).toEqual([200, 400]);
    expect(estate.state.accounts.find((one) => one.id === 'member-1')?.password).toBe('new-password-1');
  });

  it('B §2.10 a reset for an unknown address has the same answer and sends no e-mail', async () => {
    const body = { emailAddress: 'nobody@example.com' };
    const { status, json } = await call(estate, 'POST', '/api/password/password-reset-initiate', body);
    expect([status, typeof valueAt(json, 'resetId'), estate.state.outbox]).toEqual([200, 'string', []]);
  });

  it('B §4 migrates a member of the old system with a code', async () => {
    const emailAddress = 'edith.marlow@example.com';
    const initiate = await call(estate, 'POST', '/api/member/initiate-migration', { emailAddress });
    const others = await call(estate, 'POST', '/api/member/initiate-migration', { emailAddress: ROSALIND });
    expect([initiate.status, others.status]).toEqual([200, 404]);
    const validate = '/api/member/validate-migration';
    const wrong = await call(estate, 'POST', validate, { emailAddress, code: otherThan(mailedCode()) });
    const right = await call(estate, 'POST', validate, { emailAddress, code: mailedCode() });
    expect([valueAt(wrong.json, 'Message'), right.json]).toEqual([
      'not_found',
      { FirstName: 'Edith', LastName: 'Marlow', EmailAddress: emailAddress },
    ]);
    const registered = await call(estate, 'POST', '/api/account/register', { ...REGISTRATION, emailAddress });
    const again = await call(estate, 'POST', '/api/member/initiate-migration', { emailAddress });
    expect([registered.status, again.status]).toEqual([200, 404]);
  });

  it('B §7 changes a password only with the right old one', async () => {
    const change = (oldPassword: string) => {
      const body = { oldPassword, password1: 'another-pass-1', password2: 'another-pass-1' };
      return call(estate, 'POST', '/api/account/change-password', body, as(ROSALIND));
    };
    const statuses = [await change('wrong'), await change('moorland-house-1')].map(({ status }) => status);
    expect(statuses).toEqual([400, 200]);
    expect(estate.state.accounts.find(({ id }) => id === 'member-1')?.password).toBe('another-pass-1');
    const kept = JSON.stringify(estate.state.ledger);
    expect(kept).not.toMatch(/another-pass-1|moorland-house-1/);
  });

  it('B §7 keeps a changed profile', async () => {
    const { title, firstName, lastName, telephone, address } = REGISTRATION;
    const details = { title, firstName, lastName, telephone, address, emailAddress: ROSALIND };
    const body = { ...details, birthday: '1980-02-29' };
    expect((await call(estate, 'POST', '/api/account/update-profile', body, as(ROSALIND))).status).toBe(200);
    const { json } = await call(estate, 'GET', '/api/account/session', undefined, as(ROSALIND));
    expect([valueAt(json, 'FirstName'), valueAt(json, 'Birthdate')]).toEqual(['June', '1980-02-29']);
  });

  it('D-56 unsubscribes and subscribes', async () => {
    const post = (path: string, body: object) =>
      call(estate, 'POST', `/api/marketing/${path}`, { emailAddress: ROSALIND, ...body }, as(ROSALIND));
    const dataFields = [{ Key: 'FIRSTNAME', Value: 'Rosalind' }];
    const answers = [
      await post('unsubscribe', { addressBooks: [3507983] }),
      await post('subscribe', { addressBooks: [3508068], dataFields }),
      await post('subscribe', { addressBooks: [1], dataFields: [] }),
    ].map(({ status, json }) => [status, status === 200 ? json : valueAt(json, 'field')]);
    expect(answers).toEqual([
      [200, [3508001]],
      [200, [3508001, 3508068]],
      [400, 'addressBooks'],
    ]);
  });
});
