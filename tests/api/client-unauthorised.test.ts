import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { loadAddressBooks } from '../../src/api/marketing/lists.ts';
import { loadStayBookings } from '../../src/api/stay/bookings.ts';
import { keepAlive } from '../../src/api/stay/hold.ts';
import { clientFor, failureOf, HOST, json, serveDuringTests } from './server.ts';

const server = serveDuringTests();
const aliveUrl = `${HOST}/api/stay/keep-alive`;
const writeAlive = (options = {}) => clientFor(options).call(keepAlive, { body: { sessionId: 's-1' } });

describe('a 401', () => {
  const unauthorised = json({ Message: 'Token expired' }, 401);
  const bookingsUrl = `${HOST}/api/stay/user-bookings`;
  const listsUrl = `${HOST}/api/marketing/address-books`;

  /** A member whose token the server no longer accepts. */
  function member(next: string | null) {
    const state = { token: 'old' as string | null, refreshes: 0 };
    return {
      state,
      options: {
        getToken: () => state.token,
        refresh: async () => {
          state.refreshes += 1;
          await Promise.resolve();
          state.token = next;
          return next !== null;
        },
      },
    };
  }

  /** An address that accepts only the given Authorization header. */
  function guarded(url: string, method: 'get' | 'post', accepted: string | null) {
    const seen: (string | null)[] = [];
    const handler = http[method](url, ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return request.headers.get('authorization') === accepted ? json([])() : unauthorised();
    });
    return { handler, seen };
  }

  test('D-29, T23 twenty reads at once renew the token once and are repeated with it', async () => {
    const { handler, seen } = guarded(bookingsUrl, 'get', 'Bearer new');
    server.use(handler);
    const { state, options } = member('new');
    const client = clientFor(options);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(loadStayBookings, {})));
    expect(answers).toEqual(Array.from({ length: 20 }, () => []));
    expect(state.refreshes).toBe(1);
    expect(seen.filter((authorisation) => authorisation === 'Bearer new')).toHaveLength(20);
  });

  test('D-29 a read is repeated once only', async () => {
    const { handler, seen } = guarded(bookingsUrl, 'get', 'Bearer other');
    server.use(handler);
    const { state, options } = member('new');
    expect(await failureOf(clientFor(options).call(loadStayBookings, {}))).toEqual({
      kind: 'unauthorised',
      endpoint: 'stayBookings',
      message: 'Token expired',
    });
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
    expect(state.refreshes).toBe(1);
  });

  test('D-29 without a new token a read is repeated as an anonymous guest', async () => {
    const { handler, seen } = guarded(listsUrl, 'get', null);
    server.use(handler);
    const params = { emailAddress: 'ada@example.test' };
    expect(await clientFor(member(null).options).call(loadAddressBooks, { params })).toEqual([]);
    expect(seen).toEqual(['Bearer old', null]);
  });

  test('a read for members only is not repeated without a token', async () => {
    const { handler, seen } = guarded(bookingsUrl, 'get', null);
    server.use(handler);
    const bookings = clientFor(member(null).options).call(loadStayBookings, {});
    expect(await failureOf(bookings)).toMatchObject({ kind: 'unauthorised' });
    expect(seen).toEqual(['Bearer old']);
  });

  test('D-29 a read fails where renewing the token fails', async () => {
    const { handler, seen } = guarded(bookingsUrl, 'get', 'Bearer new');
    server.use(handler);
    const client = clientFor({
      getToken: () => 'old',
      refresh: () => Promise.reject(new Error('no network')),
    });
    expect(await failureOf(client.call(loadStayBookings, {}))).toEqual({
      kind: 'unauthorised',
      endpoint: 'stayBookings',
      message: 'Token expired',
    });
    expect(seen).toEqual(['Bearer old']);
  });

  test('D-29 a write renews the token and is not repeated', async () => {
    const { handler, seen } = guarded(aliveUrl, 'post', 'Bearer new');
    server.use(handler);
    const { state, options } = member('new');
    expect(await failureOf(writeAlive(options))).toEqual({
      kind: 'unauthorised',
      endpoint: 'keepAlive',
      message: 'Token expired',
    });
    expect(seen).toEqual(['Bearer old']);
    expect(state.token).toBe('new');
  });

  test('D-29 a token that is about to expire is renewed before a write', async () => {
    const { handler, seen } = guarded(aliveUrl, 'post', 'Bearer new');
    server.use(handler);
    const { state, options } = member('new');
    expect(await writeAlive({ ...options, isTokenStale: () => state.token === 'old' })).toBeUndefined();
    expect(seen).toEqual(['Bearer new']);
  });

  test('an anonymous guest’s 401 renews no token', async () => {
    const { handler, seen } = guarded(bookingsUrl, 'get', 'Bearer new');
    server.use(handler);
    const refresh = vi.fn(() => Promise.resolve(true));
    expect(await failureOf(clientFor({ refresh }).call(loadStayBookings, {}))).toMatchObject({
      kind: 'unauthorised',
    });
    expect(seen).toEqual([null]);
    expect(refresh).not.toHaveBeenCalled();
  });
});
